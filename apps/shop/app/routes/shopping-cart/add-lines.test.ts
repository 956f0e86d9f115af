import recorded from '../../../../../packages/api/fixtures/product_detail_1.json' with { type: 'json' };
import { createApi } from '@rider/api/transport';
import { RouterContextProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { addPendingItem, pendingCartItem } from '../../cart/pending-cart-item.ts';
import { requestScope, type RequestScope } from '../../data/request-scope.ts';
import { action } from './action.ts';

const skus = Object.values(recorded.response.data.productValue as Record<string, { unique: string }>);
const [first = '', second = ''] = skus.map(({ unique }) => unique);
let added: [code: string, quantity: string][] = [];

/** A backend that adds all but quantities of one piece. */
const api = createApi({
  baseUrl: 'http://shop.test/api',
  locale: 'en-US',
  fetch: async (address, init) => {
    if (String(address).includes('capabilities')) return Response.json({ status: 200, data: { quickOrder: true } });
    if (!String(address).includes('quick_add')) return Response.json(recorded.response);
    const { rows } = JSON.parse(String(init?.body)) as { rows: typeof added };
    added = rows;
    const verdicts = rows.map(([, quantity]) => ({
      problem: quantity === '1' ? 'below-minimum' : null,
      quantity: Number(quantity),
      variant: { minimum: 2, pack: 1, stock: 9, inCart: 0 },
    }));
    return Response.json({ status: 200, data: { rows: verdicts, pieces: 0, total: 0 } });
  },
});

beforeEach(() => {
  added = [];
});

async function post(fields: Record<string, string>, signedIn = true) {
  const context = new RouterContextProvider();
  context.set(requestScope, { api, origin: 'http://shop.test', signedIn } as unknown as RequestScope);
  const body = new URLSearchParams({ intent: 'add-lines', productId: '1', ...fields });
  const request = new Request('http://shop.test/shoppingCart', { method: 'POST', body });
  return action({ request, context, params: {} } as unknown as Parameters<typeof action>[0]);
}

test('[B2] a form without script adds all its quantities, and leads to the cart', async () => {
  const answer = await post({ [`quantity.${first}`]: ' 4 ', [`quantity.${second}`]: '0' });
  expect(answer).toMatchObject({ status: 302 });
  expect((answer as Response).headers.get('Location')).toBe('/shoppingCart');
  expect(added.map(([, quantity]) => quantity)).toEqual(['4']);
});

test('[B2] what was not added is reported with its reason, and an empty form leads back to the product', async () => {
  const answer = await post({ [`quantity.${first}`]: '4', [`quantity.${second}`]: '1' });
  expect(answer).toMatchObject({
    init: { status: 422 },
    data: { verdicts: [{ skuId: second, problem: 'below-minimum', variant: { minimum: 2 } }] },
  });
  const empty = (await post({ [`quantity.${first}`]: '' })) as Response;
  expect(empty.headers.get('Location')).toBe('/goods_detail/1');
});

test('[B2] a visitor’s quantities wait for sign-in, and those that are not added are in their fields again', async () => {
  const answer = (await post({ [`quantity.${first}`]: '4', [`quantity.${second}`]: '1' }, false)) as Response;
  expect(answer.headers.get('Location')).toMatch(/^\/login/);
  expect(added).toEqual([]);
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  const item = pendingCartItem(new Request('http://shop.test/login', { headers: { Cookie: cookies.join('; ') } }));
  expect(item).toMatchObject({ intent: 'add-lines', productId: '1', quantities: { [first]: '4', [second]: '1' } });
  if (!item) throw new Error('nothing waits for sign-in');
  const path = new URL(await addPendingItem(api, item), 'http://shop.test');
  expect(Object.fromEntries(path.searchParams)).toEqual({ lines: `${second}:1`, pieces: '4' });
  expect(added).toHaveLength(2);
});
