import type { Api } from '@rider/api';
import { getPaymentSettings, savePaymentSettings } from '@rider/api/operator';
import { getCashier, payOrder } from '@rider/api/order';
import { money } from '@rider/model/money';
import type { OfferedMethod } from '@rider/model/order';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plainSku, type Customer } from '../testing/customers.ts';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';
import { payAs, type OpenedWire } from '../testing/payment/payment-providers.ts';
import { buyerAndDesk } from '../testing/refund/refund-calls.ts';

describe.each(MAIN_DATABASE)('payment methods that operators set on $name', ({ openShop }) => {
  let shop: Shop;
  let luis: Customer;
  let buyer: Api;
  let desk: Api;

  beforeAll(async () => {
    shop = await openShop();
    ({ luis, buyer, desk } = await buyerAndDesk(shop, 5_000_000));
  });
  afterAll(() => shop.close());

  /** Changes some methods, and puts the given ones first. */
  async function set(changes: Partial<Record<OfferedMethod['method'], Partial<OfferedMethod>>>): Promise<void> {
    const { methods, bankTransfer, version } = await getPaymentSettings(desk);
    const first = Object.keys(changes);
    const changed = methods.map((each) => ({ ...each, ...changes[each.method] }));
    const inOrder = changed.toSorted((a, b) => Number(first.includes(b.method)) - Number(first.includes(a.method)));
    await savePaymentSettings(desk, { methods: inOrder, bankTransfer, version });
  }

  const newOrder = async () => luis.order(await plainSku(shop, 500), 3);

  test('[B15] a disabled method is not offered and rejected for new payments, while payments in flight complete', async () => {
    const begun = await newOrder();
    const pay = (uni: string) => luis.call<OpenedWire>('/order/pay', { uni, paytype: 'alipay', type: 0, quitUrl: '' });
    const opened = await pay(begun);
    await set({ alipay: { offered: false } });
    const number = await newOrder();
    expect((await getCashier(buyer, number)).offered).not.toContain('alipay');
    expect((await getCashier(buyer, number)).pages).not.toContain('alipay');
    await expect(payOrder(buyer, number, 'alipay')).rejects.toMatchObject({ code: '910031' });
    expect((await pay(begun)).data.status).toBe('ALIPAY_PAY');
    await payAs(shop, opened.data, 'pay');
    expect((await luis.see(begun)).paid).toBe(1);
    await set({ alipay: { offered: true } });
  });

  test('[B15] methods are offered in their order and within their limits', async () => {
    const number = await newOrder();
    const { total } = await getCashier(buyer, number);
    await set({ stripe: { maximum: money(total) }, balance: { minimum: money(total + 1) } });
    const { offered } = await getCashier(buyer, number);
    expect(offered?.[0]).toBe('stripe');
    expect(offered).not.toContain('balance');
    await expect(payOrder(buyer, number, 'balance')).rejects.toMatchObject({ code: '910031' });
    await set({ stripe: { maximum: money(total - 1) }, balance: { minimum: null } });
    await expect(payOrder(buyer, number, 'stripe')).rejects.toMatchObject({ code: '910031' });
    await payOrder(buyer, number, 'balance');
    expect((await luis.see(number)).paid).toBe(1);
  });

  test('[B15] a shop without any method and a save of an old version are rejected', async () => {
    const settings = await getPaymentSettings(desk);
    const none = settings.methods.map((method) => ({ ...method, offered: false }));
    await expect(savePaymentSettings(desk, { ...settings, methods: none })).rejects.toMatchObject({
      fieldErrors: { methods: 'Offer at least one payment method.' },
    });
    await expect(savePaymentSettings(desk, { ...settings, version: settings.version - 1 })).rejects.toMatchObject({
      code: '900013',
    });
  });
});
