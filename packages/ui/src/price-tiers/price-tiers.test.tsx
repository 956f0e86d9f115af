import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../testing/index.ts';
import { priceAt, PriceTiers, tierRanges } from './index.ts';

const tiers = [
  { quantity: 10, price: 3580 },
  { quantity: 50, price: 3270 },
];

test('[R6.12] the price of a piece falls at each tier', () => {
  expect([1, 9, 10, 49, 50, 5000].map((quantity) => priceAt(3850, tiers, quantity))).toEqual([
    3850, 3850, 3580, 3580, 3270, 3270,
  ]);
});

test('[R6.12] ranges begin at the minimum and leave no gap', () => {
  expect(tierRanges(3850, tiers, 20)).toEqual([
    { from: 20, to: 49, price: 3580 },
    { from: 50, to: null, price: 3270 },
  ]);
});

test('[R6.12] marks the range of the chosen quantity in words', async () => {
  const { container } = renderUi(<PriceTiers basePrice={3850} tiers={tiers} quantity={12} />);
  expect(screen.getByRole('table', { name: 'Quantity prices' })).toBeTruthy();
  expect(screen.getByRole('rowheader', { name: '10–49 your price' })).toBeTruthy();
  await expectNoAxeViolations(container);
});
