import { expectNoAxeViolations } from '@rider/ui/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { DeskServer } from '../testing/desk-server.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import Buyers from './buyers.tsx';

const GRACE = {
  uid: '1002',
  account: 'graceglass',
  name: 'Grace Okafor',
  company: 'Okafor Glazing',
  email: 'grace@okafor.example',
  phone: '2175550100',
  state: 'active',
  memberBadge: false,
  balance: 120_050,
  since: 1_795_228_560_000,
};

describe('the buyers', () => {
  test('[R6.6] show their balances; a repeated top-up after a lost answer is booked once', async () => {
    const server = new DeskServer()
      .answers('operator/buyers', { items: [GRACE], total: 1 })
      .isDownFor('operator/buyers/1002/top_up');
    const { user } = renderDesk(<Buyers />, { path: '/buyers' });
    const row = await screen.findByRole('row', { name: /Okafor Glazing/ });
    expect(within(row).getByText('$1,200.50')).toBeVisible();
    await user.click(within(row).getByRole('button', { name: 'Top up Okafor Glazing' }));
    const dialog = await screen.findByRole('dialog', { name: 'Top up Okafor Glazing' });
    await expectNoAxeViolations(dialog);
    await user.type(within(dialog).getByRole('textbox', { name: /Amount/ }), '1,075.25');
    await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'Goodwill');
    await user.click(within(dialog).getByRole('button', { name: 'Top up' }));
    expect(await screen.findByText(/did not answer|not available|try again/i)).toBeVisible();
    server.answers('operator/buyers/1002/top_up', undefined);
    await user.click(within(dialog).getByRole('button', { name: 'Top up' }));
    expect(await screen.findByText('$1,075.25 added for Okafor Glazing.')).toBeVisible();
    const [first, second] = server.requestsTo('operator/buyers/1002/top_up');
    expect(first).toMatchObject({ amount: '1075.25', note: 'Goodwill' });
    expect(second).toEqual(first);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
