import { afterAll, beforeAll, expect, test } from 'vitest';
import { walk } from '../../../tests/conformance/walk.ts';
import { DATABASES, type Shop } from './databases.ts';

const [embedded] = DATABASES;
let shop: Shop;

beforeAll(async () => {
  if (embedded === undefined) throw new Error('no database');
  shop = await embedded.openShop();
});
afterAll(() => shop.close());

test('[R8.1] our own backend answers every reading call as the package reads it', async () => {
  const results = await walk({
    fetch: (path, init) => shop.fetch(path, init),
    account: 'luisglass',
    password: 'Rider2026',
  });
  expect(results.length).toBeGreaterThan(40);
  expect(results.filter(({ state }) => state !== 'as told')).toEqual([]);
});
