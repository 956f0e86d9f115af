import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { sampleAddress, sampleCountries } from '../address-form/address-form.samples.ts';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { BillingForm } from './index.ts';

test('[R6.8] has the fields of an address with autofill for billing', async () => {
  const sent = vi.fn<(fields: object) => void>();
  const { user, container } = renderUi(
    <BillingForm
      countries={sampleCountries}
      defaultValues={{ country: 'US', state: 'CA', addressee: 'Desert Glass LLC' }}
      onSubmit={(event) => {
        event.preventDefault();
        sent(Object.fromEntries(new FormData(event.currentTarget)));
      }}
    >
      <input type="hidden" name="intent" value="billing" />
    </BillingForm>,
  );
  expect(screen.getByLabelText(/ZIP code/)).toHaveAttribute('autocomplete', 'billing postal-code');
  await user.type(screen.getByLabelText(/City/), 'Fresno{Enter}');
  expect(sent).toHaveBeenCalledWith(
    expect.objectContaining({ intent: 'billing', addressee: 'Desert Glass LLC', state: 'CA', city: 'Fresno' }),
  );
  expect(screen.queryByRole('checkbox')).toBeNull();
  await expectNoAxeViolations(container);
});

test('[R6.8] copies the delivery address, and the focus stays', async () => {
  const { user } = renderUi(<BillingForm countries={sampleCountries} delivery={sampleAddress} />);
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Copy the delivery address' })).toHaveFocus();
  expect(screen.getByRole('combobox', { name: 'State' })).toHaveValue('AZ');
  await user.clear(screen.getByLabelText(/City/));
  await user.click(screen.getByRole('button', { name: 'Copy the delivery address' }));
  expect(screen.getByLabelText(/City/)).toHaveValue('Tucson');
});

test('[R5.3] shows errors at their fields, also in Chinese', async () => {
  const { container } = renderUi(<BillingForm countries={sampleCountries} errors={{ city: '请输入城市。' }} />, {
    locale: 'zh-CN',
  });
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.getByLabelText(/城市/)).toHaveAccessibleDescription(/请输入城市/);
  expect(screen.getByRole('button', { name: '保存账单地址' })).toBeVisible();
  await expectNoAxeViolations(container);
});
