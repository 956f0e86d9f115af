import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { expireDueOrders } from '../../src/order/close-order.ts';
import { runHousekeeping, startHousekeeping } from '../../src/housekeeping/housekeeping.ts';
import { customer, plainSku, setBalance, stockOf } from '../testing/customers.ts';
import { DATABASES, type Shop } from '../testing/databases.ts';

describe.each(DATABASES)('housekeeping on $name', ({ openShop }) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
    // A buyer whose balance covers it may hold more than half of the stock.
    await setBalance(shop, 'luisglass', 100_000_000);
  });
  afterAll(() => shop.close());

  test('[R6.10] concurrent runs expire unpaid orders and restore each stock once', async () => {
    const luis = await customer(shop, 'luisglass');
    const sku = await plainSku(shop, 30);
    for (let count = 0; count < 8; count += 1) await luis.order(sku, 2);
    const services = shop.services;
    await runHousekeeping(services);
    expect(await stockOf(shop, sku)).toBe(14);
    shop.clock.now += 30 * 60_000;
    await Promise.all([expireDueOrders(services), expireDueOrders(services), expireDueOrders(services)]);
    await expireDueOrders(services);
    expect(await stockOf(shop, sku)).toBe(30);
  });

  test('[R6.10] runs at intervals until stopped', async () => {
    const luis = await customer(shop, 'luisglass');
    const sku = await plainSku(shop, 30);
    await luis.order(sku, 1);
    shop.clock.now += 30 * 60_000;
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const stop = startHousekeeping(shop.services);
    vi.advanceTimersByTime(30_000);
    await stop();
    vi.useRealTimers();
    expect(await stockOf(shop, sku)).toBe(30);
  });

  test('[R4.1] deletes sessions that ended long ago', async () => {
    const { token } = await customer(shop, 'luisglass');
    shop.clock.now += 604_800_000;
    expect((await shop.call('/user', { token })).status).toBe(110003);
    shop.clock.now += 604_800_001;
    await runHousekeeping(shop.services);
    expect((await shop.call('/user', { token })).status).toBe(110002);
  });
});
