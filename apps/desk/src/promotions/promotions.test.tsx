import { expectNoAxeViolations } from '@rider/ui/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { DeskServer } from '../testing/desk-server.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import Promotions from './promotions.tsx';

const SALE = {
  id: 'flashSale-3',
  kind: 'flashSale',
  title: 'U gasket, 25 m',
  code: 'UG-25',
  state: 'active',
  price: 1890,
  cheaper: null,
  quota: 120,
  remaining: 70,
  orders: 4,
  pieces: 12,
  amount: 22_680,
  startsAt: 1_795_228_560_000,
  endsAt: 1_795_428_560_000,
};

describe('[R2.6] [R6.5] promotions at the desk', () => {
  test('show what each sold and what is left of its quota', async () => {
    new DeskServer().answers('operator/promotions', { items: [SALE], total: 1 });
    const { container } = renderDesk(<Promotions />, { path: '/promotions' });
    const row = await screen.findByRole('row', { name: /U gasket/ });
    for (const text of ['Flash sale', 'UG-25', 'Active', '$18.90', '70 of 120', '4', '12', '$226.80'])
      expect(within(row).getByText(text)).toBeVisible();
    await expectNoAxeViolations(container);
  });

  test('warn if buyers pay less without the promotion', async () => {
    const row = { ...SALE, cheaper: { from: 10, price: 1750 } };
    new DeskServer().answers('operator/promotions', { items: [row], total: 1 });
    const { container } = renderDesk(<Promotions />, { path: '/promotions' });
    expect(await screen.findByText('Regular price is lower from 10: $17.50')).toBeVisible();
    await expectNoAxeViolations(container);
  });

  test('are filtered to active ones', async () => {
    const server = new DeskServer().answers('operator/promotions', { items: [], total: 0 });
    const { user } = renderDesk(<Promotions />, { path: '/promotions' });
    expect(await screen.findByText('There are no promotions yet.')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Active');
    expect(await screen.findByText('No results.')).toBeVisible();
    expect(server.requestsTo('operator/promotions').at(-1)).toMatchObject({ state: 'active' });
  });
});
