import { money } from '@rider/model/money';
import { createApi, type Api } from '@rider/api';
import { getUser, login, logout } from '@rider/api/account';
import { getDefaultAddress } from '@rider/api/address';
import { addToCart, getCart } from '@rider/api/cart';
import {
  buyAgain,
  cancelOrder,
  checkPayment,
  computeOrder,
  confirmOrder,
  createOrder,
  getCashier,
  getOrder,
  getOrders,
  payOrder,
} from '@rider/api/order';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plainSku, setBalance, setStock, stockOf, type TestSku } from '../testing/customers.ts';
import { DATABASES, type Shop } from '../testing/databases.ts';

describe.each(DATABASES)('the typed calls over $name', ({ openShop }) => {
  let shop: Shop;
  let api: Api;
  let sku: TestSku;
  let addressId: string;
  beforeAll(async () => {
    shop = await openShop();
    const options = { fetch: shop.fetch, baseUrl: 'http://shop.test/api', locale: 'zh-CN' } as const;
    const { token } = await login(createApi(options), { account: 'luisglass', password: 'Rider2026' });
    api = createApi({ ...options, token });
    sku = await plainSku(shop, 40);
    addressId = (await getDefaultAddress(api))?.id ?? '';
  });
  afterAll(() => shop.close());

  const piece = (quantity: number): Parameters<typeof addToCart>[1] => ({
    productId: String(sku.productId),
    skuId: String(sku.id),
    quantity,
  });
  const choices = { method: 'balance', message: '请先致电' } as const;

  test('[R2.7] [R6.3] buy a cart up to the paid order', async () => {
    await setBalance(shop, 'luisglass', 100_000);
    const checkout = await confirmOrder(api, { lineIds: [await addToCart(api, piece(3))] });
    expect(checkout).toMatchObject({
      subtotal: sku.price * 3,
      freight: 1200,
      freeFreightFrom: 50_000,
      methods: ['balance'],
    });
    expect(checkout.address?.id).toBe(addressId);
    expect(await computeOrder(api, checkout.key, { addressId, method: 'balance' })).toMatchObject({
      kind: 'totals',
      total: checkout.total,
    });
    const number = await createOrder(api, checkout.key, { ...choices, addressId });
    expect(await createOrder(api, checkout.key, { ...choices, addressId })).toBe(number);
    expect(await computeOrder(api, checkout.key, { addressId, method: 'balance' })).toEqual({
      kind: 'already-ordered',
      orderNumber: number,
    });
    expect((await getCart(api)).lines).toEqual([]);
    const cashier = await getCashier(api, number);
    expect(cashier).toMatchObject({ total: checkout.total, balance: 100_000 });
    expect(cashier.payBefore).toBe(shop.clock.now + 30 * 60_000);
    expect(await checkPayment(api, number, cashier.payBefore)).toEqual({ paid: false });
    expect(await payOrder(api, number, 'stripe')).toMatchObject({ kind: 'card' });
    await payOrder(api, number, 'balance');
    expect(await checkPayment(api, number, cashier.payBefore)).toEqual({ paid: true });
    const order = await getOrder(api, number);
    expect(order).toMatchObject({
      state: 'pending-shipment',
      buyerMessage: '请先致电',
      paymentMethod: 'balance',
      pieces: 3,
    });
    expect(order.address).toContain('2210 Mesquite Ave, Tucson, Arizona 85713');
    expect(order.lines).toMatchObject([{ skuCode: sku.code, quantity: 3, lineTotal: sku.price * 3 }]);
    await expect(payOrder(api, number, 'balance')).rejects.toMatchObject({ kind: 'rejected', code: '410174' });
    expect((await getOrders(api, { state: 'pending-shipment' })).items.map((item) => item.number)).toContain(number);
    expect(await getUser(api)).toMatchObject({
      balance: 100_000 - checkout.total,
      orderCounts: { toShip: 1, unpaid: 0 },
    });
  });

  test('[R6.6] report an insufficient balance', async () => {
    await setBalance(shop, 'luisglass', 5);
    const { key } = await confirmOrder(api, { lineIds: [await addToCart(api, piece(1))] });
    const number = await createOrder(api, key, { ...choices, addressId });
    await expect(payOrder(api, number, 'balance')).rejects.toMatchObject({
      kind: 'verdict',
      code: 'PAY_DEFICIENCY',
      message: '余额不足',
    });
    await cancelOrder(api, number);
    expect((await getOrder(api, number)).state).toBe('cancelled');
    expect((await buyAgain(api, number)).checkoutLineIds).toHaveLength(1);
  });

  test('[R5.5] reject a message of more than 150 words at its field', async () => {
    const lineId = await addToCart(api, piece(1));
    const { key } = await confirmOrder(api, { lineIds: [lineId] });
    const message = '字'.repeat(151);
    await expect(createOrder(api, key, { method: 'balance', message, addressId })).rejects.toMatchObject({
      fieldErrors: { message: expect.any(String) },
    });
    await createOrder(api, key, { method: 'balance', message: message.slice(1), addressId });
  });

  test('[R6.10] name the sold-out line and the changed price', async () => {
    const lineId = await addToCart(api, piece(2));
    const { key } = await confirmOrder(api, { lineIds: [lineId] });
    const before = await stockOf(shop, sku);
    await setStock(shop, sku, 0);
    await expect(confirmOrder(api, { lineIds: [lineId] })).rejects.toMatchObject({ code: '910020' });
    await expect(createOrder(api, key, { ...choices, addressId })).rejects.toMatchObject({
      code: '910020',
      message: expect.stringContaining('缺货'),
    });
    await setStock(shop, sku, before);
    await shop.database
      .updateTable('sku')
      .set({ price: money(sku.price + 1) })
      .where('id', '=', sku.id)
      .execute();
    await expect(createOrder(api, key, { ...choices, addressId })).rejects.toMatchObject({ code: '910025' });
    expect(await stockOf(shop, sku)).toBe(before);
    await computeOrder(api, key, { addressId, method: 'balance' });
    const order = await getOrder(api, await createOrder(api, key, { ...choices, addressId }));
    expect(order.subtotal).toBe((sku.price + 1) * 2);
  });

  test('[R4.5] signing out ends the session at once', async () => {
    await logout(api);
    await expect(getUser(api)).rejects.toMatchObject({ kind: 'session', code: '110002' });
  });
});
