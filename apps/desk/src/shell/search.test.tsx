import { expectNoAxeViolations } from '@rider/ui/testing';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SignedIn } from '../session/agent.tsx';
import { DeskServer } from '../testing/desk-server.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import { MAYA_ROW } from '../testing/samples.ts';
import { SearchButton } from './search-button.tsx';

const BUYER = { uid: '1001', name: 'Luis', account: 'luisglass', company: 'Moreno Glazing Co' };

describe('the desk’s search', () => {
  let server: DeskServer;

  beforeEach(() => {
    const none = { items: [], total: 0 };
    server = new DeskServer()
      .answers('kefuapi/me', { ...MAYA_ROW, staffRole: 'owner' })
      .answers('operator/buyers', none)
      .answers('operator/products', none);
  });
  afterEach(() => void vi.unstubAllGlobals());

  const open = async () => {
    const view = renderDesk(
      <SignedIn>
        <SearchButton />
      </SignedIn>,
    );
    await screen.findByRole('button', { name: 'Go to' });
    await view.user.keyboard('{Control>}k{/Control}');
    return { ...view, field: await screen.findByRole('combobox', { name: 'Section, order, product or buyer' }) };
  };

  test('[B15] goes to a section by its name in either language', async () => {
    const { user, field, addressShown } = await open();
    expect(field).toHaveFocus();
    await expectNoAxeViolations(screen.getByRole('dialog', { name: 'Go to' }));
    await user.type(field, '订单');
    expect(await screen.findByRole('option', { name: /^Orders/ })).toBeVisible();
    await user.keyboard('{Enter}');
    expect(addressShown()).toBe('/orders');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('[B15] goes to a product by its SKU', async () => {
    server.answers('operator/products', { items: [{ id: '7', name: 'Harbor Hinge', codes: ['HH-90'] }], total: 1 });
    const { user, field, addressShown } = await open();
    await user.type(field, 'HH-90');
    await user.click(await screen.findByRole('option', { name: /^Harbor Hinge.*HH-90/ }));
    expect(addressShown()).toBe('/products/7');
    expect(server.requestsTo('operator/products').at(-1)).toMatchObject({ search: 'HH-90' });
  });

  test('[B15] goes to a buyer by e-mail with the arrow keys', async () => {
    const buyer = { account: 'luisglass', name: 'Luis', company: 'Moreno Glazing Co', email: 'luis@moreno.test' };
    server.answers('operator/buyers', { items: [buyer], total: 1 });
    const { user, field, addressShown } = await open();
    await user.type(field, 'moreno.test');
    expect(await screen.findByRole('option', { name: /^Luis.*luis@moreno\.test/ })).toBeVisible();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(addressShown()).toBe('/buyers?search=luisglass');
  });

  test('[B15] goes to an order by its number, whatever products contain the text', async () => {
    const rows = ['R-2026-001015', 'R-2026-000001'].map((order_id) => ({
      order_id,
      add_time: 1_795_228_267,
      buyer: BUYER,
    }));
    server.answers('operator/orders', { items: rows, total: 2 });
    const { user, field, addressShown } = await open();
    await user.type(field, '1015');
    expect(await screen.findByRole('option', { name: /R-2026-001015.*Moreno Glazing Co/ })).toBeVisible();
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await user.keyboard('{Enter}');
    expect(addressShown()).toBe('/orders/R-2026-001015');
  });

  test('[B15] Enter before the results goes to the first of them when they arrive', async () => {
    server.answers('operator/products', { items: [{ id: '7', name: 'Harbor Hinge', codes: ['HH-90'] }], total: 1 });
    const { user, field, addressShown } = await open();
    const arrival = Promise.withResolvers<void>();
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) => arrival.promise.then(() => fetch(...request)));
    await user.type(field, 'hh-90{Enter}');
    expect(screen.getByRole('dialog')).toBeVisible();
    arrival.resolve();
    await vi.waitFor(() => expect(addressShown()).toBe('/products/7'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('[B15] Enter that ends a composition in Safari goes nowhere', async () => {
    const { user, field, addressShown } = await open();
    await user.type(field, '订单');
    await screen.findByRole('option', { name: /^Orders/ });
    const address = addressShown();
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    expect(addressShown()).toBe(address);
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  test('[B15] shows only what the role may use', async () => {
    server.answers('kefuapi/me', { ...MAYA_ROW, staffRole: 'support' });
    const { user, field } = await open();
    await user.type(field, 'r-2026');
    expect(await screen.findByText('Nothing found.')).toBeVisible();
    await user.clear(field);
    await user.type(field, 'e');
    expect(screen.queryByRole('option', { name: /^Orders/ })).toBeNull();
    expect(server.calls.map(({ path }) => path)).toEqual(['capabilities', 'kefuapi/me']);
  });
});
