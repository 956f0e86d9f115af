import { expectNoAxeViolations } from '@rider/ui/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { DeskServer } from '../testing/desk-server.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import Promotions from './promotions.tsx';

const SALE = {
  id: '3',
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
    for (const text of ['Flash sale · UG-25', 'Active', '$18.90', '70 of 120', '12 in 4 orders', '$226.80'])
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
    expect(await screen.findByText('No promotions yet. Add one with its variant, price and period.')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Active');
    expect(await screen.findByText('No results.')).toBeVisible();
    expect(server.requestsTo('operator/promotions').at(-1)).toMatchObject({ state: 'active' });
  });
});

const TERMS = {
  id: '3',
  version: 2,
  kind: 'flashSale',
  code: 'UG-25',
  name: 'U gasket, 25 m',
  title: { 'en-US': 'U gasket, 25 m', 'zh-CN': '密封条' },
  info: { 'en-US': 'While stocks last', 'zh-CN': '售完即止' },
  state: 'active',
  price: 1890,
  quota: 120,
  remaining: 70,
  perBuyer: 4,
  startsAt: Date.UTC(2026, 10, 27, 8, 0),
  endsAt: Date.UTC(2026, 11, 31, 23, 59),
  slot: { starts: '10:00', hours: 2 },
  shipAfterDays: null,
  people: null,
  hours: null,
  openGroups: 0,
};
const CHECK = {
  ordinary: 2500,
  isReduced: true,
  cheaper: { from: 10, price: 1700 },
  strikesThrough: false,
  stock: 40,
  overlaps: [],
};
const GROUP = {
  kind: 'groupBuy',
  title: 'Gasket together',
  price: 1700,
  startsAt: TERMS.startsAt,
  endsAt: TERMS.endsAt,
};

describe('[B15] promotions at the desk', () => {
  const open = async (terms: object, button: string) => {
    const server = new DeskServer()
      .answers('operator/promotions', ({ title }: { title?: object }) =>
        title === undefined ? { items: [{ ...SALE, ...terms, title: SALE.title }], total: 1 } : undefined,
      )
      .answers('operator/promotions/3', { ...TERMS, ...terms })
      .answers('operator/promotion_slots', [
        { starts: '10:00', hours: 2 },
        { starts: '14:00', hours: 2 },
      ])
      .answers('operator/promotable_variants', [{ code: 'UG-25', name: 'U gasket, 25 m', price: 2500, stock: 40 }])
      .answers('operator/promotion_check', CHECK)
      .answers('operator/promotions/3/change', undefined)
      .answers('operator/promotions/3/adjust', undefined)
      .answers('operator/promotions/3/stop', undefined);
    const { user } = renderDesk(<Promotions />, { path: '/promotions' });
    await screen.findByRole('row', { name: /U gasket/ });
    await user.click(screen.getByRole('button', { name: button }));
    const dialog = await screen.findByRole('dialog');
    return { server, user, dialog, within: within(dialog) };
  };

  test('are created for a variant found by its SKU, after what they do was shown', async () => {
    const { server, user, dialog, within: shown } = await open({}, 'Add a promotion');
    await user.click(shown.getByRole('button', { name: 'Check the promotion' }));
    const item = shown.getByRole('combobox', { name: 'Item' });
    expect(item).toBeInvalid();
    await expectNoAxeViolations(dialog);
    await user.type(item, 'ug');
    await user.click(await screen.findByRole('option', { name: /UG-25 · U gasket/ }));
    expect(item).toHaveValue('UG-25 · U gasket, 25 m');
    for (const [field, value] of [
      ['Title (English)', 'Gasket sale'],
      ['Title (Chinese)', '密封条秒杀'],
      ['Description (English)', 'While stocks last'],
      ['Description (Chinese)', '售完即止'],
      ['Price', '18.90'],
      ['Quota', '120'],
    ] as const)
      await user.type(shown.getByRole('textbox', { name: field }), value);
    await user.selectOptions(shown.getByRole('combobox', { name: 'Daily time' }), '14:00, 2 hours');
    for (const [place, day] of shown.getAllByRole('spinbutton', { name: /^day/i }).entries()) {
      await user.click(day);
      await user.keyboard(place === 0 ? '01122026' : '05122026');
    }
    await user.click(shown.getByRole('button', { name: 'Check the promotion' }));
    const panel = await shown.findByRole('group', { name: 'Check the promotion' });
    expect(panel).toHaveFocus();
    expect(panel).toHaveTextContent('Regular price is lower from 10: $17.00');
    expect(panel).toHaveTextContent('Reduction24%');
    expect(panel).toHaveTextContent('The quota is larger than the stock.');
    expect(panel).toHaveTextContent('No price is shown struck through');
    await expectNoAxeViolations(dialog);
    await user.click(shown.getByRole('button', { name: 'Back to the form' }));
    expect(shown.getByRole('textbox', { name: 'Price' })).toHaveValue('18.90');
    expect(shown.getByRole('button', { name: 'Check the promotion' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.click(await shown.findByRole('button', { name: 'Save the promotion' }));
    expect(await screen.findByText('The promotion is saved.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.requestsTo('operator/promotions').find(({ title }) => title !== undefined)).toMatchObject({
      kind: 'flashSale',
      sku: 'UG-25',
      price: 1890,
      quota: 120,
      perBuyer: null,
      slot: { starts: '14:00', hours: 2 },
      from: { day: '2026-12-01', time: '00:00' },
      until: { day: '2026-12-05', time: '23:59' },
    });
  });

  test('that compete with another one cannot be saved', async () => {
    const { server, user, within: shown } = await open({ state: 'scheduled' }, 'Change U gasket, 25 m');
    server.answers('operator/promotion_check', { ...CHECK, overlaps: [{ ...GROUP, pointless: true }] });
    await user.click(await shown.findByRole('button', { name: 'Check the promotion' }));
    expect(await shown.findByText(/“Gasket together” at \$17\.00/)).toBeVisible();
    expect(shown.queryByRole('button', { name: 'Save the promotion' })).toBeNull();
  });

  test('that are scheduled change; an error of saving is shown without losing what was typed', async () => {
    const { server, user, within: shown } = await open({ state: 'scheduled' }, 'Change U gasket, 25 m');
    server.rejects('operator/promotions/3/change', 'Sam has changed this since you opened it.');
    const quota = await shown.findByRole('textbox', { name: 'Quota' });
    await user.clear(quota);
    await user.type(quota, '90{Enter}');
    server.answers('operator/promotions/3', { ...TERMS, state: 'scheduled', version: 3, quota: 200 });
    await user.click(await shown.findByRole('button', { name: 'Save the promotion' }));
    expect(await shown.findByText('Sam has changed this since you opened it.')).toBeVisible();
    expect(await shown.findByText(/Saved meanwhile by another person: .*quota 200/)).toBeVisible();
    server.answers('operator/promotions/3/change', undefined);
    await user.click(shown.getByRole('button', { name: 'Save the promotion' }));
    expect(await screen.findByText('The promotion is saved.')).toBeVisible();
    expect(
      server.requestsTo('operator/promotions/3/change').map(({ version, quota: saved }) => [version, saved]),
    ).toEqual([
      [2, 90],
      [3, 90],
    ]);
  });

  test('that are active change in quota and end, and are stopped after a confirmation', async () => {
    const { server, user, dialog, within: shown } = await open({}, 'Change U gasket, 25 m');
    expect(await shown.findByText(/Orders hold 50 pieces/)).toBeVisible();
    await expectNoAxeViolations(dialog);
    const quota = shown.getByRole('textbox', { name: 'Quota' });
    await user.clear(quota);
    await user.type(quota, '150{Enter}');
    expect(await screen.findByText('The promotion is saved.')).toBeVisible();
    expect(server.requestsTo('operator/promotions/3/adjust')).toEqual([
      { version: 2, quota: 150, until: { day: '2026-12-31', time: '23:59' } },
    ]);
    await user.click(screen.getByRole('button', { name: 'Change U gasket, 25 m' }));
    await user.click(await screen.findByRole('button', { name: 'Stop the promotion' }));
    const confirmation = await screen.findByRole('alertdialog', { name: 'Stop this promotion?' });
    expect(confirmation).toHaveTextContent('Orders that are placed keep its price');
    await user.click(within(confirmation).getByRole('button', { name: 'Stop the promotion' }));
    expect(await screen.findByText('The promotion has ended.')).toBeVisible();
    expect(server.requestsTo('operator/promotions/3/stop')).toEqual([{ version: 2 }]);
  });

  test('that have ended are repeated with new dates', async () => {
    const { user, within: shown } = await open({ state: 'ended' }, 'Repeat U gasket, 25 m');
    expect(await shown.findByRole('textbox', { name: 'Price' })).toHaveValue('18.90');
    expect(shown.queryByRole('button', { name: 'Stop the promotion' })).toBeNull();
    await user.click(shown.getByRole('button', { name: 'Check the promotion' }));
    expect((await shown.findAllByText('Enter a day.')).length).toBeGreaterThan(0);
  });
});
