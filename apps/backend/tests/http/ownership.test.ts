import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { customer, plainSku, setBalance, type Customer } from '../testing/customers.ts';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';

describe.each(MAIN_DATABASE)('resources of other buyers on $name', ({ openShop }) => {
  let shop: Shop;
  let owner: Customer;
  let stranger: Customer;
  let number: string;
  let addressId: number;
  let lineId: string;
  let openKey: string;
  beforeAll(async () => {
    shop = await openShop();
    owner = await customer(shop, 'luisglass');
    stranger = await customer(shop, 'priyaglass');
    await setBalance(shop, 'priyaglass', 1_000_000);
    const sku = await plainSku(shop, 20);
    number = await owner.order(sku, 1);
    lineId = await owner.add(sku, 1);
    openKey = await owner.confirm(lineId);
    addressId = (await owner.call<{ id: number }>('/address/default')).data.id;
  });
  afterAll(() => shop.close());

  const absent = [
    ['order/detail', (): [string, object?] => [`/order/detail/${number}`]],
    ['order/cashier', (): [string, object?] => [`/order/cashier/${number}/order`]],
    ['order/pay', (): [string, object?] => ['/order/pay', { uni: number, paytype: 'yue' }]],
    ['pc/check_order_status', (): [string, object?] => [`/pc/check_order_status/${number}/1800000000`]],
    ['order/cancel', (): [string, object?] => ['/order/cancel', { id: number }]],
    ['order/take', (): [string, object?] => ['/order/take', { uni: number }]],
    ['order/del', (): [string, object?] => ['/order/del', { uni: number }]],
    ['order/again', (): [string, object?] => ['/order/again', { uni: number }]],
  ] as const;

  test.each(absent)('[R6.1] %s answers that the order does not exist', async (_name, ask) => {
    const [path, body] = ask();
    const foreign = await stranger.call(path, body);
    const missing = await stranger.call(path.replace(number, 'cp0'), body && { ...body, id: 'cp0', uni: 'cp0' });
    expect(foreign.status).toBe(410294);
    expect(foreign).toEqual(missing);
    expect(await owner.see(number)).toMatchObject({ paid: 0, is_cancel: 0 });
  });

  test('[R2.7] cart lines can be neither changed, removed nor ordered', async () => {
    expect((await stranger.call('/cart/num', { id: lineId, number: 5 })).status).toBe(410233);
    await stranger.call('/cart/del', { ids: [lineId] });
    expect((await stranger.call('/order/confirm', { cartId: lineId })).status).toBe(410233);
    const cart = await owner.call<{ valid: { id: string; cart_num: number }[] }>('/pc/get_cart_list');
    expect(cart.data.valid).toMatchObject([{ id: lineId, cart_num: 1 }]);
  });

  test('[R6.10] a tampered, foreign or expired order key is rejected', async () => {
    for (const key of [`${openKey.slice(0, -1)}x`, 'nokey', '%27%20or%201%3D1', openKey]) {
      expect((await stranger.call(`/order/computed/${key}`, { addressId })).status).toBe(410208);
      expect((await stranger.create(key)).status).toBe(410208);
    }
    expect((await owner.create(openKey, { addressId: 0 })).status).toBe(410045);
    shop.clock.now += 60 * 60_000;
    expect((await owner.create(openKey)).status).toBe(410208);
  });

  test('[R8.6] ids and texts that no database can store are rejected without a crash', async () => {
    expect((await stranger.call('/order/detail/cp%00')).code).toBe('100100');
    expect((await stranger.call('/order/detail/%ff')).status).toBe(410294);
    expect((await stranger.call('/order/cancel', { id: 'cp\0' })).code).toBe('100100');
    expect((await stranger.call('/cart/num', { id: '9'.repeat(30), number: 1 })).code).toBe('100100');
    const nul = await shop.call('/login', { body: { account: 'a\0b', password: 'nothing1' } });
    expect(nul.code).toBe('100100');
  });

  test('[R6.8] addresses can be neither read, changed, chosen nor removed', async () => {
    expect((await stranger.call(`/address/detail/${addressId}`)).status).toBe(100026);
    const own = (await stranger.call<object>('/address/default')).data;
    const edited = await stranger.call('/address/edit', { ...own, id: addressId, city: 'Elsewhere' });
    expect(edited.status).toBe(100026);
    expect((await stranger.call('/address/default/set', { id: addressId })).status).toBe(410150);
    expect((await stranger.call('/address/del', { id: addressId })).status).toBe(410150);
    const line = await stranger.add(await plainSku(shop, 5), 1);
    expect((await stranger.call('/order/confirm', { cartId: line, addressId })).status).toBe(410046);
    expect((await stranger.create(await stranger.confirm(line), { addressId })).status).toBe(410046);
    expect((await owner.call('/address/default')).data).toMatchObject({ id: addressId, city: 'Tucson' });
    expect((await stranger.call('/address/default')).data).toEqual(own);
  });

  test.each([
    '/cart/count',
    '/pc/get_cart_list',
    '/address/list',
    '/pc/get_order_list',
    '/order/data',
    '/pay/config',
    '/user',
  ])('[R4.4] %s is closed to visitors', async (path) => {
    expect((await shop.call(path)).status).toBe(110002);
  });
});
