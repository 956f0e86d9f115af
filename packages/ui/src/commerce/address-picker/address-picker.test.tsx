import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { FormErrors } from '../../primitives/field/index.ts';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { sampleAddresses } from './address-picker.samples.ts';
import { AddressPicker } from './index.ts';

test('[R2.7] arrow keys choose an address, which is posted with its form', async () => {
  const onValueChange = vi.fn<(id: string) => void>();
  const { user, container } = renderUi(
    <>
      <AddressPicker
        label="Deliver to"
        addresses={sampleAddresses}
        defaultValue="1"
        form="order"
        onValueChange={onValueChange}
      />
      <form id="order" />
    </>,
  );
  await user.tab();
  expect(screen.getByRole('radio', { name: /Dana Whitfield/ })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(onValueChange).toHaveBeenLastCalledWith('2');
  const form = container.querySelector('form');
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ addressId: '2' });
  await expectNoAxeViolations(container);
});

test('[R2.7] can be controlled', async () => {
  function Host() {
    const [chosen, setChosen] = useState('2');
    return <AddressPicker label="Deliver to" addresses={sampleAddresses} value={chosen} onValueChange={setChosen} />;
  }
  const { user } = renderUi(<Host />);
  expect(screen.getByRole('radio', { name: /Site office/ })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: /Northwest/ }));
  expect(screen.getByRole('radio', { name: /Northwest/ })).toBeChecked();
});

test('[R5.3] shows the form’s error until another address is chosen', async () => {
  const errors = { addressId: 'Please choose.' };
  const { user, container } = renderUi(
    <FormErrors errors={errors}>
      <AddressPicker label="Deliver to" addresses={sampleAddresses} />
    </FormErrors>,
  );
  expect(screen.getByRole('group', { name: 'Deliver to' })).toHaveAccessibleDescription('Please choose.');
  await expectNoAxeViolations(container);
  await user.click(screen.getByRole('radio', { name: /Site office/ }));
  expect(screen.queryByText('Please choose.')).toBeNull();
});
