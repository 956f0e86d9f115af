import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { runHousekeeping } from '../../src/housekeeping/housekeeping.ts';
import { showAttempt } from '../../src/payment/attempts.ts';
import { customer, plainSku, type Customer } from '../testing/customers.ts';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';
import { METHODS, openProviders, type TestProviders } from '../testing/payment/payment-providers.ts';

const away = () => Promise.reject(new Error('away'));

describe.each(MAIN_DATABASE)('an unreachable provider on $name', ({ openShop }) => {
  let shop: Shop;
  let luis: Customer;
  let providers: TestProviders;
  beforeAll(async () => {
    shop = await openShop();
    luis = await customer(shop, 'luisglass');
    providers = openProviders(shop, 'outage');
  });
  afterAll(() => (providers.close(), shop.close()));

  test.each(METHODS)(
    '[R10.7] no payment is lost while %s is down for a minute, and paid ones are booked',
    async (method) => {
      const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const number = await luis.order(await plainSku(shop, 500), 2);
      const up = { ...shop.services, gateways: providers.gateways() };
      const calls = { open: away, present: away, query: away, cancel: away };
      const down = { ...shop.services, gateways: providers.gateways(calls) };
      const { id, buyer_id: buyerId } = await shop.database
        .selectFrom('customer_order')
        .select(['id', 'buyer_id'])
        .where('number', '=', number)
        .executeTakeFirstOrThrow();
      const attempts = () =>
        shop.database.selectFrom('payment_attempt').selectAll().where('order_id', '=', id).execute();
      const wanted = { number, method, returnPath: '/payment', locale: 'en-US' as const };
      const rejected = { reason: 'provider-away' };
      await expect(showAttempt(down, buyerId, wanted)).rejects.toMatchObject(rejected);
      expect(await showAttempt(up, buyerId, wanted)).toMatchObject({ isSandbox: true });
      const [{ reference } = { reference: '' }] = await attempts();
      const payment = shop.database.updateTable('sandbox_payment').where('reference', '=', reference);
      await payment.set({ state: 'paid' }).execute();
      await expect(showAttempt(down, buyerId, wanted)).rejects.toMatchObject(rejected);
      await runHousekeeping(down);
      expect(await attempts()).toMatchObject([{ state: 'pending', closed_at: null }]);
      shop.clock.now += 60_000;
      await runHousekeeping(up);
      expect(await attempts()).toMatchObject([{ state: 'paid' }]);
      expect((await luis.call<{ paid: number }>(`/order/detail/${number}`)).data.paid).toBe(1);
      logged.mockRestore();
    },
  );
});
