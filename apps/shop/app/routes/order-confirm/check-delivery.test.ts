import { createApi } from '@rider/api/transport';
import { RouterContextProvider, type ActionFunctionArgs } from 'react-router';
import { expect, test } from 'vitest';
import crmeb from '../../../../../packages/api/fixtures/order_confirm.json' with { type: 'json' };
import gone from '../../../../../packages/api/fixtures/order_confirm.badcart.json' with { type: 'json' };
import placed from '../../../../../packages/api/fixtures/order_create.again.json' with { type: 'json' };
import { requestScope, type RequestScope } from '../../data/request-scope.ts';
import { action } from './action.ts';

const { data } = crmeb.response;
const WITHDRAWN = 'The item has been removed or deleted';
/** Address 2 excludes the line, at address 3 the line is gone, at address 4 it is not sold anymore. */
const CHECKOUTS: Readonly<Record<string, object>> = {
  1: crmeb.response,
  2: { status: 200, msg: 'ok', data: { ...data, cartInfo: data.cartInfo.map((line) => ({ ...line, is_valid: 0 })) } },
  3: gone.response,
  4: { status: 410_295, msg: WITHDRAWN, data: [] },
};

/** Sends the form of a checkout with an address, in front of a CRMEB; also returns the calls. `sent` is how it was sent before. */
async function order(addressId: string, { lines = '7', sent = false, ...more }: Record<string, unknown> = {}) {
  const calls: string[] = [];
  const result = { orderId: 'cp1', key: 'k' };
  const answers: Readonly<Record<string, object | undefined>> = {
    'order/confirm': CHECKOUTS[addressId],
    'order/computed/k': sent ? placed.response : { status: 410_208, msg: 'The order has expired', data: [] },
    'order/create/k': { status: 200, msg: 'ok', data: { status: 'SUCCESS', result } },
  };
  const api = createApi({
    baseUrl: 'http://crmeb.test/api',
    locale: 'en-US',
    fetch: async (address) => {
      const path = new URL(address).pathname.replace('/api/', '');
      calls.push(path);
      return answers[path] ? Response.json(answers[path]) : new Response('', { status: 404 });
    },
  });
  const context = new RouterContextProvider();
  context.set(requestScope, { api, origin: 'http://shop.test' } as RequestScope);
  const body = new URLSearchParams({ key: 'k', addressId, message: 'Ring twice', ...more });
  const request = new Request(`http://shop.test/order_confirm?cartId=${String(lines)}`, { method: 'POST', body });
  const answer = await action({ request, context } as unknown as ActionFunctionArgs);
  return { answer, calls: calls.filter((path) => path.startsWith('order/')) };
}

test('[R2.7] an order to an address without delivery is rejected with everything typed', async () => {
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
  ['all lines', '3', {}],
  ['one of the lines', '1', { lines: '7,8' }],
])('[R2.7] an order is not placed again where another tab has ordered %s', async (_, addressId, more) => {
  const { answer, calls } = await order(addressId, more);
  expect(answer).toMatchObject({ data: { errors: { lines: 'validation.checkout.linesGone' } }, init: { status: 422 } });
  expect(calls).toEqual(['order/confirm', 'order/computed/k']);
});

test('[R2.7] an order of products that are not sold anymore shows the backend’s reason', async () => {
  const { answer } = await order('4');
  expect(answer).toMatchObject({ data: { errors: {}, message: WITHDRAWN }, init: { status: 422 } });
});

test.each([
  ['once', '1', {}, ['order/confirm', 'order/create/k']],
  ['twice with the same form', '3', { sent: true }, ['order/confirm', 'order/computed/k', 'order/create/k']],
])('[R2.7] an order that is sent %s is one order', async (_, addressId, more, expected) => {
  const { answer, calls } = await order(addressId, more);
  expect(answer).toHaveProperty('status', 302);
  expect(calls).toEqual(expected);
});

test('[R2.7] without script a checkout starts again with the chosen address', async () => {
  const { answer, calls } = await order('2', { startAgain: '1' });
  expect((answer as Response).headers.get('Location')).toBe('/order_confirm?cartId=7&addressId=2');
  expect(calls).toEqual([]);
});
