import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkConformance } from '../../../../tests/conformance/check-conformance.ts';
import { DATABASES, type Shop } from '../testing/databases.ts';

const [embedded] = DATABASES;
let shop: Shop;

beforeAll(async () => {
  if (embedded === undefined) throw new Error('no database');
  shop = await embedded.openShop();
});
afterAll(() => shop.close());

test('[R8.1] our own backend conforms to the client in every call, a purchase, its refund and a chat', async () => {
  const results = await checkConformance({
    fetch: (path, init) => shop.fetch(path, init),
    account: 'luisglass',
    password: 'Rider2026',
    connectChat: async (onFrame) => {
      const line = shop.backend.connectChat({ send: onFrame, close: () => undefined }, 'en-US');
      return { send: (text) => line.message(text), close: () => line.closed() };
    },
  });
  const calls = results.map(({ call }) => call);
  expect(calls.length).toBeGreaterThan(70);
  expect(calls).toEqual(expect.arrayContaining(['POST order/pay', 'POST order/refund/cancel', '/msg chat', 'logout']));
  expect(results.filter(({ state }) => state !== 'as documented')).toEqual([]);
});
