import { createQuote } from '@rider/api/operator';
import { requestQuote } from '@rider/api/quote';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';
import { openOrderEntry, type OrderEntering } from '../testing/order-entry.ts';

describe.each(MAIN_DATABASE)('a repeated request on $name', ({ openShop }) => {
  let shop: Shop;
  let entering: OrderEntering;

  beforeAll(async () => {
    shop = await openShop();
    entering = await openOrderEntry(shop);
  });
  afterAll(() => shop.close());

  test('[B9] of a quote finds it with the same lines, and is rejected with others', async () => {
    const { buyer, desk, uid, sku } = entering;
    const entry = { buyerId: uid, lines: [{ sku: sku.code, quantity: 7 }], key: randomUUID() };
    const { number } = await createQuote(desk, entry);
    expect(await createQuote(desk, entry)).toEqual({ number });
    const changed = { ...entry, lines: [{ sku: sku.code, quantity: 8 }] };
    await expect(createQuote(desk, changed)).rejects.toMatchObject({ code: '900018' });

    const request = { lines: [{ code: sku.code, quantity: 3 }], text: '', key: randomUUID() };
    const requested = await requestQuote(buyer, request);
    expect(await requestQuote(buyer, request)).toEqual(requested);
    const twice = requestQuote(buyer, { ...request, lines: [{ code: sku.code, quantity: 4 }] });
    await expect(twice).rejects.toMatchObject({ code: '900018' });
  });
});
