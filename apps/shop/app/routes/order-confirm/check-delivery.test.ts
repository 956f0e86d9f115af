import { createApi } from '@rider/api/transport';
import { RouterContextProvider, type ActionFunctionArgs } from 'react-router';
import { expect, test } from 'vitest';
import crmeb from '../../../../../packages/api/fixtures/order_confirm.json' with { type: 'json' };
import { requestScope, type RequestScope } from '../../data/request-scope.ts';
import { action } from './action.ts';

const { data } = crmeb.response;
/** Address 2 excludes the line; at address 3 the line is gone, because it has been ordered. */
const CHECKOUTS: Readonly<Record<string, object>> = {
  1: { status: 200, msg: 'ok', data },
  2: { status: 200, msg: 'ok', data: { ...data, cartInfo: data.cartInfo.map((line) => ({ ...line, is_valid: 0 })) } },
  3: { status: 400, msg: 'The line does not exist' },
};

/** Sends the form of a checkout at address 1 with another address, in front of a CRMEB; also returns the calls. */
async function order(addressId: string, more: Record<string, string> = {}) {
  const calls: string[] = [];
  const api = createApi({
    baseUrl: 'http://crmeb.test/api',
    locale: 'en-US',
    fetch: async (address, init) => {
      const path = new URL(address).pathname.replace('/api/', '');
      calls.push(path);
      if (path === 'order/confirm')
        return Response.json(CHECKOUTS[(JSON.parse(String(init?.body)) as { addressId: string }).addressId]);
      const result = { orderId: 'cp1', key: 'k' };
      return path === 'order/create/k'
        ? Response.json({ status: 200, msg: 'ok', data: { status: 'SUCCESS', result } })
        : new Response('', { status: 404 });
    },
  });
  const context = new RouterContextProvider();
  context.set(requestScope, { api, origin: 'http://shop.test' } as RequestScope);
  const body = new URLSearchParams({ key: 'k', addressId, checkedAddressId: '1', message: 'Ring twice', ...more });
  const request = new Request('http://shop.test/order_confirm?cartId=7', { method: 'POST', body });
  const answer = await action({ request, context } as unknown as ActionFunctionArgs);
  return { answer, calls: calls.filter((path) => path.startsWith('order/')) };
}

test('[R2.7] an order to another address without delivery is rejected with everything typed', async () => {
  const { answer, calls } = await order('2');
  expect(answer).toMatchObject({
    data: {
      errors: { addressId: 'validation.address.undeliverable' },
      typed: { addressId: '2', message: 'Ring twice' },
    },
    init: { status: 422 },
  });
  expect(calls).toEqual(['order/confirm']);
});

test.each([
  ['the address of the checkout', '1', ['order/create/k']],
  ['another address, for lines already ordered', '3', ['order/confirm', 'order/create/k']],
])('[R2.7] an order to %s is placed', async (_, addressId, expected) => {
  const { answer, calls } = await order(addressId);
  expect(answer).toHaveProperty('status', 302);
  expect(calls).toEqual(expected);
});

test('[R2.7] without script a checkout starts again with the chosen address', async () => {
  const { answer, calls } = await order('2', { startAgain: '1' });
  expect((answer as Response).headers.get('Location')).toBe('/order_confirm?cartId=7&addressId=2');
  expect(calls).toEqual([]);
});
