import { money } from '@rider/model/money';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { QuantityBreaks } from './index.ts';

const breaks = [
  { quantity: 10, price: money(3580) },
  { quantity: 50, price: money(3270) },
];

test('[R6.12] marks the row of the chosen quantity as text', async () => {
  const { container } = renderUi(<QuantityBreaks basePrice={money(3850)} breaks={breaks} quantity={12} />);
  expect(screen.getByRole('table', { name: 'Quantity prices' })).toBeTruthy();
  expect(screen.getByRole('rowheader', { name: '10–49 your price' })).toBeTruthy();
  await expectNoAxeViolations(container);
});
