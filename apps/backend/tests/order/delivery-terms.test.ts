import {
  changeTerms,
  changeUnpaidOrder,
  getChangeableOrder,
  getOperatorOrder,
  getOperatorOrders,
  getOutgoingEmails,
  judgeShipments,
  quoteOrderChange,
  shipOrder,
} from '@rider/api/operator';
import type { OrderTotalsWire, OrderWire } from '@rider/api/order';
import { money } from '@rider/model/money';
import { NO_DELIVERY_TERMS } from '@rider/model/order';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readOfferedCounters } from '../../src/pick-up/counters.ts';
import { customer, plainSku, setBalance, type Customer, type TestSku, type WireOrder } from '../testing/customers.ts';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';
import { operatorApi } from '../testing/refund/refund-calls.ts';

const TERMS = { job_name: 'Lobby refit', site_name: 'Ask for Jo, gate 4', whole_delivery: 'on' };

describe.each(MAIN_DATABASE)('delivery terms on $name', ({ openShop }) => {
  let shop: Shop;
  let luis: Customer;
  let sku: TestSku;
  beforeAll(async () => {
    shop = await openShop();
    // A Thursday noon in the shop.
    shop.clock.now = Date.parse('2026-12-03T20:00:00Z');
    luis = await customer(shop, 'luisglass');
    sku = await plainSku(shop, 100);
    await setBalance(shop, 'luisglass', 5_000_000);
  });
  afterAll(() => shop.close());

  const place = async (terms: object) => luis.create(await luis.confirm(await luis.add(sku, 1, true)), terms);
  const see = async (number: string) => (await luis.call<OrderWire>(`/order/detail/${number}`)).data;

  test('[B4] an order has its terms, is found by job and site, and is expected after the day that it waits for', async () => {
    const placed = await place({ ...TERMS, ship_not_before: '2026-12-12', ship_not_after: '2026-12-18' });
    const number = placed.data.result.orderId;
    expect(await see(number)).toMatchObject({
      delivery_terms: {
        job: 'Lobby refit',
        site: 'Ask for Jo, gate 4',
        notBefore: '2026-12-12',
        notAfter: '2026-12-18',
        isWhole: true,
      },
      // The 12th is a Saturday.
      delivery_plan: { shipsOn: '2026-12-14', days: ['2026-12-16', '2026-12-21'] },
    });
    for (const search of ['lobby', 'gate 4']) {
      const { list } = (await luis.call<{ list: WireOrder[] }>(`/pc/get_order_list?search=${search}`)).data;
      expect(list.map((each) => each.order_id)).toEqual([number]);
    }
  });

  test('[B4] an order without terms is expected from its payment on', async () => {
    const number = (await place({})).data.result.orderId;
    const unpaid = await see(number);
    expect(unpaid).toMatchObject({ delivery_terms: NO_DELIVERY_TERMS, delivery_plan: { shipsOn: '2026-12-03' } });
    shop.clock.now += 20 * 60_000;
    await luis.pay(number);
    expect((await see(number)).delivery_plan).toEqual(unpaid.delivery_plan);
  });

  test('[B4] days that the shop cannot keep are rejected at their field', async () => {
    const errors = async (terms: object) => (await place(terms)) as { code?: string; data: unknown };
    const at = (field: string, text: string) => ({ code: '910004', data: { errors: { [field]: text } } });
    expect(await errors({ ship_not_before: '2026-12-01' })).toMatchObject(at('ship_not_before', 'This day is past.'));
    expect(await errors({ ship_not_after: '2028-01-01' })).toMatchObject(
      at('ship_not_after', 'This day is more than a year away.'),
    );
    // A weekend, on which nothing leaves.
    expect(await errors({ ship_not_before: '2026-12-05', ship_not_after: '2026-12-06' })).toMatchObject(
      at('ship_not_after', 'The products leave only after this day.'),
    );
    expect(await errors({ ship_not_before: '2026-12-09', ship_not_after: '2026-12-08' })).toMatchObject(
      at('ship_not_after', 'The last day is before the first one.'),
    );
    expect(await errors({ job_name: 'a\r\nb', ship_not_after: 'soon' })).toMatchObject({
      data: { errors: { job_name: expect.any(String), ship_not_after: expect.any(String) } },
    });
  });

  test('[B4] [B15] an unpaid order whose days are past by now can still be changed', async () => {
    const number = (await place({})).data.result.orderId;
    const days = { ship_not_before: '2020-12-04', ship_not_after: '2020-12-08' };
    await shop.database.updateTable('customer_order').set(days).where('number', '=', number).execute();
    const desk = await operatorApi(shop);
    const { version, number: _, buyer: _owner, total: _before, ...held } = await getChangeableOrder(desk, number);
    const contents = { ...held, lines: [{ sku: sku.code, quantity: 3 }], quoted: null };
    const { sums } = await quoteOrderChange(desk, number, contents);
    await changeUnpaidOrder(desk, number, { ...contents, version, quoted: sums?.total ?? money(0) });
    const terms = { notBefore: '2020-12-04', notAfter: '2020-12-08' };
    expect(await see(number)).toMatchObject({ delivery_terms: terms });
  });

  test('[B4] an order for later stays out of the queue until operator and buyer agree otherwise, and ships as a whole', async () => {
    const desk = await operatorApi(shop);
    const key = await luis.confirm(await luis.add(sku, 2, true));
    const placed = await luis.create(key, { ...TERMS, ship_not_before: '2026-12-14' });
    const number = placed.data.result.orderId;
    await luis.pay(number);
    const numbersIn = async (state: string) =>
      (await getOperatorOrders(desk, { state, limit: 100 })).items.map((order) => order.number);
    expect(await numbersIn('to-ship')).not.toContain(number);
    expect(await numbersIn('ship-later')).toEqual([number]);
    const row = { number, courier: 'ups', trackingNumber: '1Z999AA10123456784' };
    expect(await judgeShipments(desk, [row])).toMatchObject([{ verdict: 'too-early' }]);
    const shipment = { ...row, method: 'deliver', person: '', personPhone: '', content: '' } as const;
    await expect(shipOrder(desk, number, shipment)).rejects.toThrow('The buyer wants this order later.');
    const { deliveryTerms: before = NO_DELIVERY_TERMS } = await getOperatorOrder(desk, number);
    const agreed = { ...NO_DELIVERY_TERMS, job: 'Lobby refit', notAfter: '2026-12-04', isWhole: true };
    await expect(changeTerms(desk, number, { ...agreed, notAfter: '2026-12-01' }, before)).rejects.toMatchObject({
      fieldErrors: { notAfter: 'This day is past.' },
    });
    // A Sunday, on which nothing leaves.
    const weekend = { ...agreed, notBefore: '2026-12-05', notAfter: '2026-12-06' };
    await expect(changeTerms(desk, number, weekend, before)).rejects.toMatchObject({
      fieldErrors: { notAfter: 'The products leave only after this day.' },
    });
    await changeTerms(desk, number, agreed, before);
    await expect(changeTerms(desk, number, weekend, before)).rejects.toMatchObject({ code: '900013' });
    // Unchanged terms are no change.
    await changeTerms(desk, number, agreed, agreed);
    const { items: emails } = await getOutgoingEmails(desk, { search: `terms for order ${number}` });
    expect(emails).toHaveLength(1);
    for (const fact of ['Site: Ask for Jo, gate 4 → –', 'Ship: not before 14-12-2026 → not after 04-12-2026'])
      expect(emails[0]?.body).toContain(fact);
    expect(await see(number)).toMatchObject({ delivery_terms: agreed, delivery_plan: { shipsOn: '2026-12-03' } });
    expect(await numbersIn('ship-by')).toEqual([number]);
    const [line] = (await see(number)).cartInfo;
    const part = [{ lineId: String(line?.unique), quantity: 1 }];
    await expect(shipOrder(desk, number, shipment, part)).rejects.toThrow('The buyer wants everything together.');
    await shipOrder(desk, number, shipment);
    await expect(changeTerms(desk, number, agreed, agreed)).rejects.toMatchObject({ kind: 'rejected' });
    const { body } = await shop.database
      .selectFrom('email_message')
      .select('body')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    for (const fact of ['Lobby refit', 'everything together', 'not after 04-12-2026']) expect(body).toContain(fact);
  });

  test('[B4] days of a pick-up are those on which the products are ready at the counter', async () => {
    const counters = await readOfferedCounters(shop.database);
    const counter = counters.toSorted((one, other) => other.transferDays - one.transferDays)[0]?.id ?? 0;
    const pickUp = { shipping_type: 2, store_id: counter };
    const options = async (notBefore: string) => {
      const body = { addressId: 0, couponId: 0, payType: 'yue', ...pickUp, ship_not_before: notBefore };
      const key = await luis.confirm(await luis.add(sku, 1, true));
      const { data } = await luis.call<{ result: OrderTotalsWire }>(`/order/computed/${key}`, body);
      return data.result.shipping_options?.find(({ id }) => id === `counter-${counter}`)?.days;
    };
    const [ready = ''] = (await options('')) ?? [];
    // They are on their way to the counter before that day.
    expect(await options(ready)).toEqual([ready, ready]);
    const today = '2026-12-03';
    expect(ready > today).toBe(true);
    expect(await place({ ...pickUp, ship_not_after: today })).toMatchObject({ code: '910004' });
    const number = (await place({ ...pickUp, ship_not_before: ready, ship_not_after: ready })).data.result.orderId;
    expect((await see(number)).delivery_plan).toEqual({ shipsOn: ready, days: [ready, ready] });
    await luis.pay(number);
    expect((await see(number)).delivery_plan).toEqual({ shipsOn: ready, days: [ready, ready] });
    const { items } = await getOutgoingEmails(await operatorApi(shop), { search: `received for order ${number}` });
    expect(items[0]?.body).toContain('Ready for pick-up');
  });

  test('[B4] the checkout says when each way arrives that waits for a day', async () => {
    const key = await luis.confirm(await luis.add(sku, 1, true));
    const { id: addressId } = (await luis.call<{ id: number }>('/address/default')).data;
    const daysOf = async (notBefore: string) => {
      const body = { addressId, couponId: 0, payType: 'yue', shipping_type: 1, ship_not_before: notBefore };
      const { data } = await luis.call<{ result: OrderTotalsWire }>(`/order/computed/${key}`, body);
      return data.result.shipping_options?.[0]?.days;
    };
    expect(await daysOf('2026-12-12')).toEqual(['2026-12-16', '2026-12-21']);
    expect(await daysOf('not a day')).toEqual(await daysOf(''));
  });
});
