import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { customer, plainSku, setBalance } from '../testing/customers.ts';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';
import { METHODS, nameOf, openProviders, payAs, type OpenedWire } from '../testing/payment/payment-providers.ts';

const HOUR = 3_600_000;

describe.each(MAIN_DATABASE)('the code of a payment on $name', ({ openShop }) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.close());

  test.each(METHODS)('[R2.7] an order that is payable for days has a code of %s that can be paid', async (method) => {
    const providers = openProviders(shop, method);
    const luis = await customer(shop, 'luisglass');
    await setBalance(shop, 'luisglass', 5_000_000);
    const number = await luis.order(await plainSku(shop, 100), 1);
    const payBefore = new Date(shop.clock.now + 72 * HOUR);
    await shop.database
      .updateTable('customer_order')
      .set({ pay_before: payBefore })
      .where('number', '=', number)
      .execute();
    const begin = async () =>
      (await luis.call<OpenedWire>('/order/pay', { uni: number, paytype: method, type: 0, quitUrl: '' })).data;
    const first = await begin();
    shop.clock.now += HOUR;
    expect(nameOf(await begin())).toBe(nameOf(first));
    shop.clock.now += HOUR;
    const last = await begin();
    // WeChat Pay's codes end after two hours.
    expect(nameOf(last) === nameOf(first)).toBe(method !== 'weixin');
    const attempts = await shop.database
      .selectFrom('payment_attempt')
      .innerJoin('customer_order', 'customer_order.id', 'order_id')
      .select('payment_attempt.state')
      .where('number', '=', number)
      .orderBy('payment_attempt.id')
      .execute();
    expect(attempts.map(({ state }) => state)).toEqual(method === 'weixin' ? ['cancelled', 'pending'] : ['pending']);
    await payAs(shop, last, 'pay');
    await luis.call(`/pc/check_order_status/${number}`);
    expect((await luis.see(number)).paid).toBe(1);
    providers.close();
  });
});
