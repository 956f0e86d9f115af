import type { Api } from '@rider/api';
import { addToCart } from '@rider/api/cart';
import { getProduct } from '@rider/api/catalogue';
import { getSitePage } from '@rider/api/content';
import { getCounters, saveCounters } from '@rider/api/operator';
import { confirmOrder, createOrder, getOrder } from '@rider/api/order';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setBalance } from '../testing/customers.ts';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';
import { apiOf, operatorApi } from '../testing/refund/refund-calls.ts';

describe.each(MAIN_DATABASE)('pick-up counters that operators set on $name', ({ openShop }) => {
  let shop: Shop;
  let buyer: Api;
  let desk: Api;

  beforeAll(async () => {
    shop = await openShop();
    buyer = apiOf(shop, await shop.signIn('luisglass'));
    desk = await operatorApi(shop);
    await setBalance(shop, 'luisglass', 10_000_000);
  });
  afterAll(() => shop.close());

  async function confirm() {
    const { skus } = await getProduct(buyer, '1001');
    const { id, minimum } = skus.find(({ stock }) => stock >= 20) ?? { id: '', minimum: 0 };
    const line = { productId: '1001', skuId: id, quantity: Math.max(minimum, 4), buyNow: true };
    return confirmOrder(buyer, { lineIds: [await addToCart(buyer, line)] });
  }

  test('[B15] a renamed, moved and switched-off counter shows in checkout and policy; orders keep theirs', async () => {
    const choices = { addressId: '', method: 'balance', message: '', shipping: 'counter-1' } as const;
    const number = await createOrder(buyer, (await confirm()).key, choices);
    const { counters, version } = await getCounters(desk);
    const [first, second] = counters;
    if (first === undefined || second === undefined) throw new Error('The demonstration has two counters.');
    const name = { 'en-US': 'Fresno counter', 'zh-CN': '弗雷斯诺自提点' };
    const moved = { ...second, name, hours: { 'en-US': 'Sat only', 'zh-CN': '仅周六' }, place: 'US-NV' };
    await saveCounters(desk, { counters: [moved, { ...first, offered: false }], version });
    const { key, shippingOptions } = await confirm();
    expect(shippingOptions.filter(({ counter }) => counter !== null)).toMatchObject([
      { id: 'counter-2', counter: { name: 'Fresno counter', hours: 'Sat only' } },
    ]);
    const { html = '' } = (await getSitePage(apiOf(shop, ''), 'shipping')) ?? {};
    expect(html).toContain('Fresno counter');
    expect(html).not.toContain('Pasadena counter');
    await expect(createOrder(buyer, key, choices)).rejects.toMatchObject({ code: '410247' });
    const moving = await createOrder(buyer, key, { ...choices, shipping: 'counter-2' });
    expect(await getOrder(buyer, moving)).toMatchObject({
      pickUp: { name: 'Fresno counter' },
      tax: { region: 'US-NV' },
    });
    await saveCounters(desk, { counters: [], version: version + 1 });
    expect(await getOrder(buyer, number)).toMatchObject({
      address: 'Pasadena counter, 1480 Foundry Row, Suite 6, Pasadena, CA 91105',
      pickUp: { name: 'Pasadena counter', hours: 'Mon-Fri 7:30 am - 5:00 pm, Sat 8:00 am - 12:00 noon' },
    });
    await expect(saveCounters(desk, { counters, version })).rejects.toMatchObject({ code: '900013' });
  });
});
