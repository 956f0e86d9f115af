import { render, screen, within } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { renderToString } from 'react-dom/server';
import english from '../../../messages/en-US.json' with { type: 'json' };
import { expect, test, vi } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { sampleCountries as countries } from './address-form.samples.ts';
import { AddressForm } from './index.ts';

test('[R6.8] states and labels follow the country, and all fields are posted', async () => {
  const sent = vi.fn<(fields: object) => void>();
  const { user, container } = renderUi(
    <AddressForm
      countries={countries}
      defaultValues={{ addressee: 'Luis Moreno', phone: '5205550111' }}
      onSubmit={(event) => {
        event.preventDefault();
        sent(Object.fromEntries(new FormData(event.currentTarget)));
      }}
    />,
  );
  await user.selectOptions(screen.getByLabelText(/Country/), 'CN');
  await user.selectOptions(screen.getByLabelText(/Province/), 'GD');
  await user.type(screen.getByLabelText(/Street address 1/), '12 Glass Street');
  await user.type(screen.getByLabelText(/City/), 'Foshan');
  await user.type(screen.getByLabelText(/Postal code/), '528000{Enter}');
  expect(sent).toHaveBeenCalledWith({
    addressee: 'Luis Moreno',
    country: 'CN',
    state: 'GD',
    city: 'Foshan',
    street1: '12 Glass Street',
    street2: '',
    zip: '528000',
    phone: '5205550111',
    fax: '',
  });
  await expectNoAxeViolations(container);
});

test('[R5.3] each error is shown at its field, and the summary links to it', async () => {
  const { user } = renderUi(<AddressForm countries={countries} errors={{ zip: 'This postal code does not fit.' }} />);
  expect(screen.getByLabelText(/ZIP code/)).toHaveAccessibleDescription(/does not fit/);
  await user.click(screen.getByRole('link', { name: /does not fit/ }));
  expect(screen.getByLabelText(/ZIP code/)).toHaveFocus();
});

test('[R6.8] server HTML offers the states of every country, and preserves a choice made before hydration', () => {
  const page = (
    <IntlProvider locale="en-US" messages={english}>
      <AddressForm countries={countries} defaultValues={{ country: 'US', state: 'AZ' }} />
    </IntlProvider>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  const state = () => within(container).getByLabelText<HTMLSelectElement>(/State/);
  expect([...state().options].map(({ value }) => value)).toEqual(['', 'AZ', 'CA', 'GD']);
  expect(state().value).toBe('AZ');
  state().value = '';
  render(page, { container, hydrate: true });
  expect([...state().options].map(({ value }) => value)).toEqual(['', 'AZ', 'CA']);
  expect(state().value).toBe('');
});

test('[R6.8] a country without a list of states has a text field', async () => {
  const { user, container } = renderUi(<AddressForm countries={countries} />);
  await user.selectOptions(screen.getByLabelText(/Country/), 'NZ');
  expect(screen.getByRole('textbox', { name: 'State or province' })).toHaveValue('');
  expect(screen.getByRole('textbox', { name: 'Postcode' })).toBeRequired();
  await expectNoAxeViolations(container);
});

test('[R6.8] shows an error without a field, pending and cancel', async () => {
  const cancel = vi.fn<() => void>();
  const { user } = renderUi(
    <AddressForm countries={countries} message="The address is gone." pending onCancel={cancel} />,
    { locale: 'zh-CN' },
  );
  expect(screen.getByRole('alert')).toHaveTextContent('The address is gone.');
  expect(screen.getByRole('button', { name: '保存地址' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: '取消' }));
  expect(cancel).toHaveBeenCalledTimes(1);
});

test('[R6.8] fields of the host replace city and state, and the postal code is optional', async () => {
  const { container } = renderUi(<AddressForm countries={[]} region={<input aria-label="Province" name="state" />} />);
  expect(screen.getByLabelText('Province')).toBeVisible();
  expect(screen.queryByLabelText(/City/)).toBeNull();
  expect(screen.getByLabelText(/Postal code/)).not.toBeRequired();
  await expectNoAxeViolations(container);
});
