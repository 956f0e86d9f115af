import { expectNoAxeViolations } from '@rider/ui/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { DeskServer, rejection } from '../testing/desk-server.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import ClosedDays from './closed-days.tsx';

const THANKSGIVING = { day: '2026-11-26', name: 'Thanksgiving Day' };

const show = () => renderDesk(<ClosedDays />, { path: '/closed-days' });

describe('[R2.5] the calendar of closed days', () => {
  test('lists the days with their weekday and deletes one', async () => {
    const server = new DeskServer()
      .answers('operator/closed_days', { items: [THANKSGIVING], total: 1 })
      .answers('operator/closed_days/2026-11-26/remove', undefined);
    const { container, user } = show();
    const row = await screen.findByRole('row', { name: /Thursday, November 26, 2026 Thanksgiving Day/ });
    await expectNoAxeViolations(container);
    await user.click(within(row).getByRole('button', { name: 'Remove Thursday, November 26, 2026: Thanksgiving Day' }));
    expect(await screen.findByText('Thursday, November 26, 2026 is a working day again.')).toBeVisible();
    expect(server.requestsTo('operator/closed_days/2026-11-26/remove')).toHaveLength(1);
    expect(server.requestsTo('operator/closed_days')).toHaveLength(2);
  });

  test('adds a day with a reason by keyboard and reports missing fields', async () => {
    const server = new DeskServer().answers('operator/closed_days', { items: [], total: 0 });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Add a closed day' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add a closed day' });
    await expectNoAxeViolations(dialog);
    await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), ' {Enter}');
    const missing = await within(dialog).findAllByText('Choose the day on which the shop is closed.');
    expect(missing.at(-1)).toBeVisible();
    await user.click(within(dialog).getByRole('spinbutton', { name: /^day/i }));
    await user.keyboard('25122026');
    await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Christmas Day{Enter}');
    expect(await screen.findByText('The closed day is saved.')).toBeVisible();
    expect(server.calls.filter(({ given }) => 'name' in given).map(({ given }) => given)).toEqual([
      { day: '2026-12-25', name: 'Christmas Day', seen: { name: null } },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('renames a day; after another operator’s change it shows that name, retains what was typed and saves over it', async () => {
    let stored = THANKSGIVING.name;
    const server = new DeskServer().answers(
      'operator/closed_days',
      (given: { name?: string; seen?: { name: string } }) => {
        const { name, seen } = given;
        if (name === undefined) return { items: [{ ...THANKSGIVING, name: stored }], total: 1 };
        return seen?.name === stored ? undefined : rejection('Bo has changed this.', 900013);
      },
    );
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: /^Rename Thursday/ }));
    stored = 'Stock count';
    const dialog = await screen.findByRole('dialog', { name: 'Rename the closed day' });
    const name = within(dialog).getByRole('textbox', { name: 'Reason' });
    await user.clear(name);
    await user.type(name, 'Stocktaking{Enter}');
    expect(await within(dialog).findByText('Bo has changed this. Saved now: Stock count')).toBeVisible();
    expect(name).toHaveValue('Stocktaking');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The closed day is saved.')).toBeVisible();
    const day = { day: '2026-11-26', name: 'Stocktaking' };
    expect(server.calls.filter(({ given }) => 'name' in given).map(({ given }) => given)).toEqual([
      { ...day, seen: { name: THANKSGIVING.name } },
      { ...day, seen: { name: 'Stock count' } },
    ]);
  });
});
