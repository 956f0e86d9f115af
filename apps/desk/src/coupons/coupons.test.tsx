import { expectNoAxeViolations } from '@rider/ui/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { DeskServer } from '../testing/desk-server.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import Coupons from './coupons.tsx';

const AUTUMN = {
  id: '7',
  version: 3,
  title: { 'en-US': 'Autumn', 'zh-CN': '秋季' },
  state: 'active',
  scope: 'category',
  category: { id: '12', name: 'Hinges' },
  products: [],
  threshold: 20_000,
  reduction: 2500,
  from: null,
  until: Date.UTC(2026, 11, 31, 23, 59),
  total: 500,
  perBuyer: 1,
  claimed: 0,
  used: 0,
  given: 0,
};
const CLAIMED = { ...AUTUMN, claimed: 12, used: 4, given: 10_000 };
const TREE = [{ id: 11, cate_name: 'Shower hardware', items: [{ id: 12, cate_name: 'Hinges', items: [] }] }];

const show = () => renderDesk(<Coupons />, { path: '/coupons' });
const serverWith = (coupon: object) =>
  new DeskServer()
    .answers('operator/coupons', ({ title }: { title?: object }) =>
      title === undefined ? { items: [coupon], total: 1 } : { id: '8' },
    )
    .answers('operator/coupons/7', coupon)
    .answers('operator/coupons/7/change', undefined)
    .answers('category_all', TREE);
const field = (name: string | RegExp) => within(screen.getByRole('dialog')).getByRole('textbox', { name });

describe('[B15] coupons at the desk', () => {
  test('are listed with their terms and use', async () => {
    serverWith(CLAIMED);
    const { container } = show();
    const row = await screen.findByRole('row', { name: /Autumn/ });
    for (const text of [
      'Hinges',
      '$25.00 off $200.00 or more',
      '– 31-12-2026 23:59',
      'Active',
      '12 of 500',
      '4',
      '$100.00',
    ])
      expect(within(row).getByText(text)).toBeVisible();
    await expectNoAxeViolations(container);
  });

  test('are created by keyboard; faults are reported at their fields', async () => {
    const server = serverWith(CLAIMED);
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Add a coupon' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add a coupon' });
    await expectNoAxeViolations(dialog);
    await user.type(field('Title (English)'), 'Winter');
    await user.type(field('Title (Chinese)'), '冬季');
    await user.type(field('Reduction'), '20');
    await user.type(field('For orders from'), '15');
    await user.type(field('Available in total'), '100{Enter}');
    expect(field('Reduction')).toBeInvalid();
    await user.clear(field('For orders from'));
    await user.type(field('For orders from'), '200{Enter}');
    expect(await screen.findByText('The coupon is saved.')).toBeVisible();
    expect(server.requestsTo('operator/coupons').find(({ title }) => title !== undefined)).toMatchObject({
      title: { 'en-US': 'Winter', 'zh-CN': '冬季' },
      scope: 'general',
      reduction: 2000,
      threshold: 20_000,
      from: null,
      until: null,
      total: 100,
      perBuyer: 1,
    });
  });

  test('that nobody has claimed change, for certain products as well', async () => {
    const server = serverWith(AUTUMN).answers('search/suggest', {
      products: [{ id: 3, store_name: 'Glass clamp', price: '9.00' }],
    });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Change Autumn' }));
    const dialog = await screen.findByRole('dialog', { name: 'Change the coupon' });
    expect(await within(dialog).findByRole('combobox', { name: 'Category' })).toHaveDisplayValue(
      'Shower hardware › Hinges',
    );
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Valid for' }), 'Certain products');
    await user.click(within(dialog).getByRole('button', { name: 'Save the coupon' }));
    const products = within(dialog).getByRole('combobox', { name: 'Products' });
    expect(products).toBeInvalid();
    await user.type(products, 'clamp');
    await user.click(await screen.findByRole('option', { name: /Glass clamp/ }));
    expect(await within(dialog).findByRole('button', { name: 'Remove Glass clamp' })).toBeVisible();
    await expectNoAxeViolations(dialog);
    await user.click(within(dialog).getByRole('button', { name: 'Save the coupon' }));
    expect(await screen.findByText('The coupon is saved.')).toBeVisible();
    expect(server.requestsTo('operator/coupons/7/change')[0]).toMatchObject({
      scope: 'product',
      productIds: ['3'],
      until: { day: '2026-12-31', time: '23:59' },
    });
  });

  test('that are claimed are extended and stopped only', async () => {
    const server = serverWith(CLAIMED)
      .answers('operator/coupons/7/extend', undefined)
      .answers('operator/coupons/7/stop', undefined);
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Change Autumn' }));
    expect(await screen.findByText(/Buyers have claimed 12/)).toBeVisible();
    await user.clear(field('Available in total'));
    await user.type(field('Available in total'), '800{Enter}');
    expect(await screen.findByText('The coupon is saved.')).toBeVisible();
    expect(server.requestsTo('operator/coupons/7/extend')).toEqual([
      { version: 3, total: 800, until: { day: '2026-12-31', time: '23:59' } },
    ]);
    await user.click(screen.getByRole('button', { name: 'Change Autumn' }));
    await user.click(await screen.findByRole('button', { name: 'Stop the coupon' }));
    const confirmation = await screen.findByRole('alertdialog', { name: 'Stop this coupon?' });
    expect(confirmation).toHaveTextContent('8 claimed coupons remain valid');
    await expectNoAxeViolations(confirmation);
    await user.click(within(confirmation).getByRole('button', { name: 'Stop the coupon' }));
    expect(await screen.findByText('The coupon can no longer be claimed.')).toBeVisible();
    expect(server.requestsTo('operator/coupons/7/stop')).toEqual([{ version: 3 }]);
  });

  test('show what another person saved meanwhile, without losing what was typed', async () => {
    const server = serverWith(AUTUMN);
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Change Autumn' }));
    await screen.findByRole('dialog');
    server
      .rejects('operator/coupons/7/change', 'Sam has changed this since you opened it.')
      .answers('operator/coupons/7', { ...AUTUMN, version: 4, total: 900 });
    await user.clear(field('Title (English)'));
    await user.type(field('Title (English)'), 'Harvest{Enter}');
    expect(await screen.findByText(/Saved meanwhile by another person: .*900 in total/)).toBeVisible();
    expect(field('Title (English)')).toHaveValue('Harvest');
  });
});
