import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectNoAxeViolations } from '@rider/ui/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { DeskServer } from '../testing/desk-server.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import { BuyerDrawer, BuyerPane, orderHref } from './buyer-pane.tsx';

const recorded = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../packages/api/fixtures/pc_get_order_list.json'), 'utf8'),
) as { response: { data: { list: { order_id: string }[] } } };
const { list } = recorded.response.data;
const [{ order_id: NUMBER } = { order_id: '' }] = list;

describe('the buyer’s orders', () => {
  let server: DeskServer;

  beforeEach(() => {
    server = new DeskServer().answers('kefuapi/orders', { list, count: list.length });
  });

  test('show state and total, and expand to lines that link to the shop', async () => {
    const { user, container } = renderDesk(<BuyerPane buyerUid="1001" />);
    const orders = screen.getByRole('complementary', { name: 'Orders' });
    const number = await within(orders).findByText(NUMBER);
    expect(orders).toHaveTextContent('$136.50');
    expect(server.requestsTo('kefuapi/orders')).toEqual([{ uid: '1001' }]);
    await user.click(number);
    const [product] = within(orders).getAllByRole('link');
    expect(product).toHaveAttribute('href', expect.stringMatching(/^\/goods_detail\/\d+$/));
    expect(product).toHaveAttribute('target', '_blank');
    await expectNoAxeViolations(container);
  });

  test('[R7.3] the order of a chat card starts expanded', async () => {
    renderDesk(<BuyerPane buyerUid="1001" />, { path: orderHref('1001', NUMBER) });
    const details = (await screen.findByText(NUMBER)).closest('details');
    expect(details).toHaveAttribute('open');
    expect(document.querySelectorAll('details[open]')).toHaveLength(1);
  });

  test('can be empty', async () => {
    server.answers('kefuapi/orders', { list: [], count: 0 });
    renderDesk(<BuyerPane buyerUid="1001" />);
    expect(await screen.findByText('No orders yet.')).toBeVisible();
  });

  test('[R8.6] can be reloaded after a failed load', async () => {
    server.isDownFor('kefuapi/orders');
    const { user } = renderDesk(<BuyerPane buyerUid="1001" />);
    const again = await screen.findByRole('button', { name: 'Try again' });
    server.answers('kefuapi/orders', { list, count: list.length });
    await user.click(again);
    expect(await screen.findByText(NUMBER)).toBeVisible();
  });

  test('cover the conversation on a narrow screen; closing clears the selection', async () => {
    const { user, addressShown } = renderDesk(<BuyerDrawer buyerUid="1001" />, { path: orderHref('1001', NUMBER) });
    const drawer = await screen.findByRole('dialog', { name: 'Orders' });
    expect(await within(drawer).findByText(NUMBER)).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(addressShown()).toBe('/messages/1001');
    await user.click(screen.getByRole('button', { name: 'Orders' }));
    expect(await screen.findByRole('dialog', { name: 'Orders' })).toBeVisible();
  });

  test('stay beside the conversation on a wide screen', () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    renderDesk(<BuyerDrawer buyerUid="1001" />, { path: orderHref('1001', NUMBER) });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
