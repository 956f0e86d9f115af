import { expectNoAxeViolations } from '@rider/ui/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { DeskServer } from '../testing/desk-server.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import Log from './log.tsx';

const SHIPPED = {
  id: '1000',
  action: 'order.ship',
  subject: '2026030900017',
  detail: 'UPS 1Z999',
  operator: 'Maya Lindqvist',
  at: 1_795_228_560_000,
};

describe('the audit log', () => {
  test('shows who did what and when', async () => {
    new DeskServer().answers('operator/log', {
      items: [SHIPPED, { ...SHIPPED, id: '1001', action: 'older' }],
      total: 2,
    });
    const { container } = renderDesk(<Log />, { path: '/log' });
    const row = await screen.findByRole('row', { name: /Order shipped/ });
    for (const text of ['2026030900017', 'UPS 1Z999', 'Maya Lindqvist'])
      expect(within(row).getByText(text)).toBeVisible();
    expect(screen.getByRole('rowheader', { name: 'older' })).toBeVisible();
    await expectNoAxeViolations(container);
  });

  test('[B15] names the fields that changed in a product', async () => {
    const file = `/uploads/${'0a'.repeat(16)}.dwg`;
    const detail = `state: draft → published\nvariants.RD-1.price: 38.50 → 40.00\ndocuments.0.path:  → ${file}`;
    new DeskServer().answers('operator/log', {
      items: [{ ...SHIPPED, action: 'product.change', subject: '1001 Hinge', detail }],
      total: 1,
    });
    renderDesk(<Log />, { path: '/log' });
    expect((await screen.findByText(/Price of RD-1/)).textContent).toBe(
      'State: Draft → Published\nPrice of RD-1: 38.50 → 40.00\nDocument 1:  → DWG',
    );
  });

  test('[B15] names the fields that changed in settings, with their values', async () => {
    const entries = [
      ['freight.save', 'zones.0.ground.parcel: 1200 → 1500\nzones.0.ground.offered: true → false'],
      ['freight.save', 'zones.1.name.zh-CN:  → 远; zones.1.pallet.prices.2.freight: 9500 → '],
      ['paymentMethods.save', 'methods.0.method: invoice → balance'],
      ['email.change', 'en-US.subject: A → B'],
      ['company.save', 'phone, email'],
      ['staff.role', 'support'],
      ['homePage.save', 'banners, best'],
      ['priceList.save', '1 + 2 / 12'],
      ['credit.grant', '1200.00 USD · 30 d'],
      ['buyer.topUp', '50.00 USD · by bank'],
      ['order.change', 'RD-1: 2 → 3\nPO: – → 17\n– → −4.50 (5 %): regular\nUSD 100.00 → 1450.00'],
      ['coupon.create', '4.50 / 20.00, 10 × 1, 2026-03-01T08:00 – '],
    ].map(([action, detail], id) => ({ ...SHIPPED, id: String(id), action, detail }));
    new DeskServer().answers('operator/log', { items: entries, total: entries.length });
    renderDesk(<Log />, { path: '/log' });
    await screen.findByText(/Customer service/);
    const details = screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell').at(-1)?.textContent);
    expect(details).toEqual([
      'Zones 1 · Ground service · Price of a parcel: $12.00 → $15.00\nZones 1 · Ground service · Offered to this zone: Yes → No',
      'Zones 2 · Name (Chinese): – → 远\nZones 2 · Pallet · Prices 3 · Price (3): $95.00 → –',
      'Payment method 1 · Method: On account → Balance',
      'Subject (English): A → B',
      'phone, email',
      'Customer service',
      'Banners, Recommended',
      '1 buyer, 2 companies, 12 prices',
      '$1,200.00 · 30 days',
      '$50.00 · by bank',
      'RD-1: 2 → 3\nPurchase order number: – → 17\nDiscount: – → −$4.50 (5 %): regular\nTotal: $100.00 → $1,450.00',
      '4.50 / 20.00, 10 × 1, 01-03-2026 08:00 – ',
    ]);
  });

  test('has search, kind and page in the address; a new filter returns to the first page', async () => {
    const server = new DeskServer().answers('operator/log', ({ page }: Record<string, unknown>) => ({
      items: [{ ...SHIPPED, detail: `page ${String(page)}` }],
      total: 41,
    }));
    const { user, addressShown } = renderDesk(<Log />, { path: '/log?state=order.ship&page=2' });
    expect(await screen.findByText('page 2')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Action' })).toHaveValue('order.ship');
    await user.click(screen.getByRole('link', { name: 'Page 3' }));
    expect(await screen.findByText('page 3')).toBeVisible();
    expect(addressShown()).toBe('/log?state=order.ship&page=3');
    await user.type(screen.getByRole('searchbox'), ' 0017');
    expect(await screen.findByText('page 1')).toBeVisible();
    expect(addressShown()).toBe('/log?state=order.ship&search=0017');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Action' }), 'All actions');
    expect(addressShown()).toBe('/log?search=0017');
    expect(server.requestsTo('operator/log').at(-1)).toEqual({ search: '0017', page: '1', limit: '20' });
  });

  test('shows an empty state without entries', async () => {
    const server = new DeskServer().answers('operator/log', { items: [], total: 0 });
    const { user } = renderDesk(<Log />, { path: '/log' });
    expect(await screen.findByText('No actions recorded yet.')).toBeVisible();
    await user.type(screen.getByRole('searchbox'), 'x');
    expect(await screen.findByText('No results.')).toBeVisible();
    expect(server.requestsTo('operator/log')).toHaveLength(2);
  });

  test('a page after the last one links to the last', async () => {
    new DeskServer().answers('operator/log', { items: [], total: 41 });
    renderDesk(<Log />, { path: '/log?state=order.ship&page=9' });
    const link = await screen.findByRole('link', { name: 'Go to the last page' });
    expect(link).toHaveAttribute('href', expect.stringContaining('state=order.ship&page=3'));
    expect(screen.queryByText('No results.')).toBeNull();
  });

  test('[R8.6] can be reloaded when the server did not answer', async () => {
    const server = new DeskServer().isDownFor('operator/log');
    const { user } = renderDesk(<Log />, { path: '/log' });
    const again = await screen.findByRole('button', { name: 'Try again' });
    server.answers('operator/log', { items: [SHIPPED], total: 1 });
    await user.click(again);
    expect(await screen.findByRole('row', { name: /Order shipped/ })).toBeVisible();
  });
});
