import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { ErrorSummary, FormErrors } from '../field/index.ts';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { OptionCards } from './index.ts';

const options = [
  { value: 'parcel', label: 'Parcel', note: 'Two days', icon: 'truck' },
  { value: 'freight', label: 'Freight', end: 'free' },
  { value: 'pickup', label: 'Pick up', disabled: true },
] as const;

test('arrows choose and skip disabled options, and the choice is posted', async () => {
  const chosen = vi.fn<(value: string) => void>();
  const { user, container } = renderUi(
    <form>
      <OptionCards label="Delivery" name="delivery" options={options} defaultValue="parcel" onValueChange={chosen} />
    </form>,
  );
  expect(screen.getByRole('group', { name: 'Delivery' })).toBeVisible();
  await user.tab();
  expect(screen.getByRole('radio', { name: /Parcel.*Two days/ })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(chosen).toHaveBeenLastCalledWith('freight');
  expect(Object.fromEntries(new FormData(container.querySelector('form') ?? undefined))).toEqual({
    delivery: 'freight',
  });
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'Pick up' })).not.toBeChecked();
  await expectNoAxeViolations(container);
});

test('can be controlled', async () => {
  function Host() {
    const [value, setValue] = useState('freight');
    return <OptionCards label="Delivery" name="delivery" options={options} value={value} onValueChange={setValue} />;
  }
  const { user } = renderUi(<Host />);
  expect(screen.getByRole('radio', { name: /Freight/ })).toBeChecked();
  await user.click(screen.getByText('Parcel'));
  expect(screen.getByRole('radio', { name: /Parcel/ })).toBeChecked();
});

test('[R5.3] shows the form’s error; the summary links to the first radio', async () => {
  const { user, container } = renderUi(
    <FormErrors errors={{ delivery: 'Choose a delivery.' }}>
      <ErrorSummary />
      <OptionCards label="Delivery" name="delivery" options={options} required />
    </FormErrors>,
  );
  expect(screen.getByRole('group', { name: /Delivery/ })).toHaveAccessibleDescription(/Choose a delivery/);
  await user.click(screen.getByRole('link', { name: 'Choose a delivery.' }));
  expect(screen.getByRole('radio', { name: /Parcel/ })).toHaveFocus();
  await expectNoAxeViolations(container);
});
