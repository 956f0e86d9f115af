import type { InvoiceDetail } from '@rider/model/invoice';
import { stepRefund } from '@rider/api/operator';
import { getRefund, getRefundableOrder, quoteRefund } from '@rider/api/refund';
import type { OrderTotalsWire, OrderWire, CheckoutWire } from '@rider/api/order';
import type { Api } from '@rider/api';
import { money } from '@rider/model/money';
import { taxOn } from '@rider/model/tax';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { balanceOf, customer, plainSku, setBalance, type Customer, type TestSku } from '../testing/customers.ts';
import { Crediting } from '../testing/credit-account.ts';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';
import { apiOf, requestRefund, operatorApi } from '../testing/refund/refund-calls.ts';
import { collectTaxIn, exempt } from '../testing/tax-rates.ts';

const DAY = 86_400_000;
const FREIGHT = 1200;
const cents = (decimal: string | undefined): number => Math.round(Number(decimal) * 100);

describe.each(MAIN_DATABASE)('sales tax on $name', ({ openShop }) => {
  let shop: Shop;
  let luis: Customer;
  let buyer: Api;
  let operator: Api;
  let sku: TestSku;
  let addressId: number;

  beforeAll(async () => {
    shop = await openShop();
    luis = await customer(shop, 'luisglass');
    buyer = apiOf(shop, luis.token);
    operator = await operatorApi(shop);
    addressId = (await luis.call<{ id: number }>('/address/default')).data.id;
  });
  beforeEach(async () => {
    sku = await plainSku(shop, 500);
    await setBalance(shop, 'luisglass', 5_000_000);
    await shop.database.deleteFrom('tax_certificate').execute();
    await collectTaxIn(shop, 'AZ', 6_875);
  });
  afterAll(() => shop.close());

  const order = (number: string) => luis.call<OrderWire>(`/order/detail/${number}`).then(({ data }) => data);
  const confirm = async (quantity: number) => {
    const cartId = await luis.add(sku, quantity, true);
    return (await luis.call<CheckoutWire>('/order/confirm', { cartId, new: 1 })).data;
  };

  test('[R6.3] a checkout shows the tax at its address, on products and freight where freight is taxed', async () => {
    const checkout = await confirm(3);
    const subtotal = cents(checkout.priceGroup.totalPrice);
    const due = taxOn(money(subtotal + FREIGHT), 6_875);
    const tax = { amount: due, rate: 6875, taxesFreight: true, region: 'US-AZ', certificate: null };
    expect(checkout.priceGroup.tax).toEqual(tax);
    const compute = async (id: number) =>
      (await luis.call<{ result: OrderTotalsWire }>(`/order/computed/${checkout.orderKey}`, { addressId: id })).data
        .result;
    expect(await compute(addressId)).toMatchObject({ tax, pay_price: ((subtotal + FREIGHT + due) / 100).toFixed(2) });
    expect(await compute(0)).toMatchObject({ tax });
    await shop.database.updateTable('address').set({ is_default: false }).where('id', '=', addressId).execute();
    expect(await compute(0)).not.toHaveProperty('tax');
    await shop.database.updateTable('address').set({ is_default: true }).where('id', '=', addressId).execute();
    await collectTaxIn(shop, 'AZ', 6_875, false);
    expect((await compute(addressId)).tax?.amount).toBe(taxOn(money(subtotal), 6_875));
  });

  test('[R6.10] an order is placed only for the quoted total, which a new rate changes', async () => {
    const { orderKey } = await confirm(3);
    const computed = await luis.call<{ result: OrderTotalsWire }>(`/order/computed/${orderKey}`, { addressId });
    const { pay_price } = computed.data.result;
    await collectTaxIn(shop, 'AZ', 7_125);
    const rejected = await luis.create(orderKey, { pay_price });
    expect(rejected.status).toBe(910025);
    await collectTaxIn(shop, 'AZ', 6_875);
    const { data } = await luis.create(orderKey, { pay_price });
    expect((await order(data.result.orderId)).pay_price).toBe(pay_price);
  });

  test('[R6.3] an order’s tax is fixed at placement, and its lines add up to it', async () => {
    const { orderKey } = await confirm(3);
    const number = (await luis.create(orderKey)).data.result.orderId;
    const placed = await order(number);
    const due = taxOn(money(cents(placed.total_price) + FREIGHT), 6_875);
    expect(placed.tax.amount).toBe(due);
    expect(placed.cartInfo.reduce((sum, line) => sum + cents(line.tax_price), 0)).toBe(due);
    expect(cents(placed.pay_price)).toBe(cents(placed.total_price) + FREIGHT + due);
    await collectTaxIn(shop, 'AZ', 9_000);
    expect((await order(number)).tax).toEqual(placed.tax);
    expect((await luis.pay(number)).data.status).toBe('SUCCESS');
    expect(await balanceOf(shop, 'luisglass')).toMatchObject({ balance: 5_000_000 - cents(placed.pay_price) });
  });

  test('[R6.3] a state without registration has no tax, or its country’s', async () => {
    await shop.database.updateTable('tax_rate').set({ is_collected: false }).where('state', '=', 'AZ').execute();
    const { priceGroup } = await confirm(2);
    const none = { amount: 0, rate: 0, taxesFreight: false, region: 'US-AZ', certificate: null };
    expect(priceGroup.tax).toEqual({ ...none, uncollectedIn: 'Arizona' });
    const number = (await luis.create((await confirm(2)).orderKey)).data.result.orderId;
    expect((await order(number)).tax).toEqual({ ...none, uncollectedIn: 'Arizona' });
    const { data } = await shop.call<OrderWire>(`/order/detail/${number}`, { token: luis.token, locale: 'zh-CN' });
    expect(data.tax.uncollectedIn).toBe('亚利桑那州');
    await shop.database
      .insertInto('tax_rate')
      .values({ country: 'US', state: '', rate: 1_000, taxes_freight: false, is_collected: true })
      .execute();
    expect((await confirm(2)).priceGroup.tax).toMatchObject({ rate: 1000 });
    await shop.database.deleteFrom('tax_rate').where('state', '=', '').execute();
  });

  test('[R6.5] a coupon reduces the taxable amount', async () => {
    await shop.database
      .updateTable('coupon')
      .set({ threshold: money(0) })
      .where('scope', '=', 'general')
      .execute();
    const offers = (await luis.call<{ id: number }[]>('/coupons?type=-1&page=1&limit=20')).data;
    for (const { id } of offers) await luis.call('/coupon/receive', { couponId: id });
    const { uid } = (await luis.call<{ uid: number }>('/user')).data;
    const { id: couponId } = await shop.database
      .selectFrom('buyer_coupon')
      .innerJoin('coupon', 'coupon.id', 'buyer_coupon.coupon_id')
      .select('buyer_coupon.id')
      .where('buyer_id', '=', uid)
      .where('scope', '=', 'general')
      .where('used_at', 'is', null)
      .limit(1)
      .executeTakeFirstOrThrow();
    const { orderKey } = await confirm(20);
    const placed = await order((await luis.create(orderKey, { couponId })).data.result.orderId);
    expect(cents(placed.coupon_price)).toBeGreaterThan(0);
    const taxable = cents(placed.total_price) - cents(placed.coupon_price) + cents(placed.pay_postage);
    expect(placed.tax.amount).toBe(taxOn(money(taxable), 6_875));
  });

  test.each([
    ['AZ', 1, 'AZ 1'],
    ['', 1, 'ALL 1'],
    ['CA', 1, null],
    ['AZ', -1, null],
  ])('[R6.3] a certificate for "%s" that ends in %i days exempts as "%s"', async (state, days, number) => {
    const until = shop.clock.now + days * DAY;
    await exempt(shop, 'luisglass', { number: state === '' ? 'ALL 1' : `${state} 1`, state, until });
    const checkout = await confirm(2);
    expect(checkout.priceGroup.tax).toMatchObject({ certificate: number, rate: 6875 });
    const placed = await order((await luis.create(checkout.orderKey)).data.result.orderId);
    expect(placed.tax.certificate).toBe(number);
    expect(placed.tax.amount === 0).toBe(number !== null);
  });

  test('[R6.4] refunds return the tax in parts that add up to it, and state it', async () => {
    const { orderKey } = await confirm(3);
    const number = (await luis.create(orderKey)).data.result.orderId;
    await luis.pay(number);
    const placed = await order(number);
    let back = 0;
    let taxBack = 0;
    for (const counts of [[1], [2]]) {
      const { id, lines } = await getRefundableOrder(buyer, number);
      const quote = await quoteRefund(buyer, id, [{ lineId: lines[0]?.id ?? '', quantity: counts[0] ?? 0 }]);
      const refund = await requestRefund(buyer, number, { counts, quoted: quote?.amount ?? null });
      await stepRefund(operator, refund, 'agree');
      await stepRefund(operator, refund, 'pay-back');
      const { amount, tax } = await getRefund(buyer, refund);
      expect({ amount, tax }).toEqual(quote);
      back += amount;
      taxBack += tax ?? 0;
    }
    expect(taxBack).toBe(placed.tax.amount);
    expect(back).toBe(cents(placed.pay_price));
    expect(await balanceOf(shop, 'luisglass')).toEqual({ balance: 5_000_000, booked: 5_000_000 });
    const emails = await shop.database
      .selectFrom('email_message')
      .select('body')
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    expect(emails[0]?.body).toContain('Sales tax included');
  });

  test('[R1.6] an invoice states its tax, and a credit note the part it credits', async () => {
    const credit = await Crediting.of(shop, luis, 'luisglass');
    await credit.grant((await credit.used()) + 1_000_000);
    const { orderKey } = await confirm(4);
    const number = (await luis.create(orderKey)).data.result.orderId;
    expect((await credit.buy(number)).status).toBe(200);
    const placed = await order(number);
    const refund = await requestRefund(buyer, number, { counts: [1] });
    await stepRefund(operator, refund, 'agree');
    await stepRefund(operator, refund, 'pay-back');
    const invoice = (await credit.invoiceOf(number))?.number ?? '';
    const { data } = await luis.call<InvoiceDetail>(`/invoices/${invoice}`);
    expect(data).toMatchObject({ amount: cents(placed.pay_price), tax: placed.tax.amount });
    const { amount, tax } = await getRefund(buyer, refund);
    expect(tax).toBeGreaterThan(0);
    expect(data.entries).toMatchObject([{ kind: 'credit', amount, tax }]);
    // All but a dollar is paid: the rest of the tax is credited to the balance with the paid amount.
    const owed = data.amount - amount;
    await credit.pay(((owed - 100) / 100).toFixed(2), [invoice]);
    const rest = await requestRefund(buyer, number, { counts: [3] });
    await stepRefund(operator, rest, 'agree');
    await stepRefund(operator, rest, 'pay-back');
    const { data: refunded } = await luis.call<InvoiceDetail>(`/invoices/${invoice}`);
    const note = refunded.entries.findLast(({ kind }) => kind === 'credit');
    expect(note?.amount).toBe(100);
    const share = (100 * ((await getRefund(buyer, rest)).tax ?? 0)) / owed;
    expect(Math.abs((note?.tax ?? 0) - share)).toBeLessThan(1);
    const whole = await getRefund(buyer, rest);
    const paidBack = refunded.entries.find(({ kind }) => kind === 'refund');
    expect(paidBack).toMatchObject({ amount: whole.amount - 100, tax: (whole.tax ?? 0) - (note?.tax ?? 0) });
  });
});
