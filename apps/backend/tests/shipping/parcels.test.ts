import type { Api } from '@rider/api';
import {
  addParcelEvent,
  correctParcel,
  getOperatorOrders,
  getOutgoingEmails,
  shipOrder,
  stepRefund,
  TO_SHIP,
} from '@rider/api/operator';
import { confirmReceipt, getOrder } from '@rider/api/order';
import { getRefundableOrder } from '@rider/api/refund';
import { getParcelTrack } from '@rider/api/shipping';
import { parcelOf, type OrderShipping } from '@rider/model/order';
import type { Shipment } from '@rider/model/shipping';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { customer, plainSku, setBalance, stockOf, type Customer, type TestSku } from '../testing/customers.ts';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';
import { apiOf, requestRefund, operatorApi } from '../testing/refund/refund-calls.ts';

const BY_UPS: Shipment = {
  method: 'deliver',
  courier: 'ups',
  trackingNumber: '1Z1',
  person: '',
  personPhone: '',
  content: '',
};

describe.each(MAIN_DATABASE)('orders in several parcels on $name', ({ openShop }) => {
  let shop: Shop;
  let buyer: Customer;
  let buyerApi: Api;
  let desk: Api;
  let sku: TestSku;

  beforeAll(async () => {
    shop = await openShop();
    sku = await plainSku(shop, 5000);
    buyer = await customer(shop, 'luisglass');
    await setBalance(shop, 'luisglass', 10_000_000);
    buyerApi = apiOf(shop, buyer.token);
    desk = await operatorApi(shop);
  });
  afterAll(() => shop.close());

  async function paidOrder(quantity: number) {
    const number = await buyer.order(sku, quantity);
    await buyer.pay(number);
    const lineId = (await getOrder(buyerApi, number)).lines[0]?.id ?? '';
    const ship = (pieces: number, trackingNumber = '1Z1') =>
      shipOrder(desk, number, { ...BY_UPS, trackingNumber }, [{ lineId, quantity: pieces }]);
    return { number, lineId, ship };
  }
  const refund = async (number: string) => {
    await stepRefund(desk, number, 'agree');
    await stepRefund(desk, number, 'pay-back');
  };

  test('[R6.3] a part is shipped, then the rest: each parcel has its tracking, and the last one makes the order shipped', async () => {
    const { number, lineId, ship } = await paidOrder(3);
    await ship(2);
    const part = await getOrder(buyerApi, number);
    expect(part).toMatchObject({ state: 'pending-shipment', shippedAt: null, lines: [{ shipped: 2, toSend: 3 }] });
    expect(part.parcels).toMatchObject([{ lines: [{ lineId, quantity: 2 }], shipping: { trackingNumber: '1Z1' } }]);
    expect(parcelOf(part)).toMatchObject({ pieces: 1, lines: [{ quantity: 1 }] });
    // CRMEB's numbers of a partly shipped order: the state's own, and the displayed one.
    expect((await buyer.call<object>(`/order/detail/${number}`)).data).toMatchObject({
      status: 4,
      _status: { _type: 1 },
    });
    await expect(confirmReceipt(buyerApi, number)).rejects.toMatchObject({ code: '410266' });

    shop.clock.now += 3_600_000;
    await shipOrder(desk, number, { ...BY_UPS, trackingNumber: '1Z2' });
    const whole = await getOrder(buyerApi, number);
    expect(whole).toMatchObject({ state: 'to-receive', lines: [{ shipped: 3 }], shipping: { trackingNumber: '1Z2' } });
    const [first, last] = whole.parcels.map(({ id }) => id) as [string, string];
    const [seen, seenLast] = whole.parcels.map(({ shipping }) => shipping) as [OrderShipping, OrderShipping];
    await addParcelEvent(desk, number, { text: 'Arrived', place: 'Tucson', parcelId: first });
    expect(await getParcelTrack(buyerApi, number, first)).toMatchObject({
      trackingNumber: '1Z1',
      lines: [{ quantity: 2 }],
      events: [{ text: 'Arrived' }, { text: 'Handed to UPS' }],
    });
    expect(await getParcelTrack(buyerApi, number)).toMatchObject({ trackingNumber: '1Z2', lines: [{ quantity: 1 }] });
    expect(await getParcelTrack(buyerApi, number, '2000000000')).toBeNull();

    await correctParcel(desk, { number, parcelId: first, seen }, { ...BY_UPS, trackingNumber: '1Z9' });
    const late = correctParcel(desk, { number, parcelId: first, seen }, { ...BY_UPS, trackingNumber: '1Z7' });
    await expect(late).rejects.toMatchObject({ code: '900013' });
    const corrected = await getOrder(buyerApi, number);
    expect(corrected.parcels.map(({ shipping }) => shipping.trackingNumber)).toEqual(['1Z9', '1Z2']);
    expect(corrected.shipping.trackingNumber).toBe('1Z2');
    await correctParcel(desk, { number, parcelId: last, seen: seenLast }, { ...BY_UPS, trackingNumber: '1Z8' });
    expect((await getOrder(buyerApi, number)).shipping.trackingNumber).toBe('1Z8');
    await confirmReceipt(buyerApi, number);
  });

  test('[R6.3] the buyer is notified of the shipped pieces and the contents of the parcel', async () => {
    const { number, ship } = await paidOrder(3);
    await ship(2);
    const { items } = await getOutgoingEmails(desk, { search: number });
    expect(items[0]).toMatchObject({ subject: `Part of order ${number} is on its way` });
    expect(items[0]?.body).toContain('2 of 3 pieces of your order are shipped');
    expect(items[0]?.body).toMatch(/2 \S+ × /);
    const notices = await shop.database
      .selectFrom('buyer_notice')
      .select(['kind', 'facts'])
      .orderBy('id', 'desc')
      .execute();
    expect(notices[0]).toMatchObject({ kind: 'order-part-shipped', facts: { order: number, shipped: 2, pieces: 3 } });
  });

  test('[R6.3] rejects more pieces than remain, an empty shipment, and another order’s line', async () => {
    const { number, lineId, ship } = await paidOrder(3);
    const other = await paidOrder(1);
    await ship(1);
    const invalid = { code: '910305' };
    await expect(ship(3)).rejects.toMatchObject(invalid);
    await expect(shipOrder(desk, number, BY_UPS, [])).rejects.toMatchObject(invalid);
    await expect(shipOrder(desk, number, BY_UPS, [{ lineId, quantity: 0 }])).rejects.toMatchObject(invalid);
    const twice = [lineId, lineId].map((id) => ({ lineId: id, quantity: 1 }));
    await expect(shipOrder(desk, number, BY_UPS, twice)).rejects.toMatchObject(invalid);
    await expect(shipOrder(desk, number, BY_UPS, [{ lineId: other.lineId, quantity: 1 }])).rejects.toMatchObject(
      invalid,
    );
    const { shipping: seen, parcels } = await getOrder(buyerApi, number);
    const foreign = { number: other.number, parcelId: parcels[0]?.id ?? '', seen };
    await expect(correctParcel(desk, foreign, BY_UPS)).rejects.toMatchObject({
      code: '410266',
    });
    expect((await getOrder(buyerApi, number)).lines).toMatchObject([{ shipped: 1 }]);
  });

  test('[R6.10] two concurrent shipments of the rest ship it once', async () => {
    const { number, ship } = await paidOrder(3);
    const outcomes = await Promise.allSettled([ship(2), ship(2), ship(2)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await getOrder(buyerApi, number)).lines).toMatchObject([{ shipped: 2 }]);
  });

  test('[R6.4] a refund takes unshipped pieces first: they are restocked, and the order counts as shipped', async () => {
    const { number, ship } = await paidOrder(5);
    const before = await stockOf(shop, sku);
    await ship(3);
    const request = await requestRefund(buyerApi, number, { counts: [1] });
    await expect(ship(1)).rejects.toMatchObject({ code: '910303' });
    await refund(request);
    expect(await stockOf(shop, sku)).toBe(before + 1);
    expect(await getOrder(buyerApi, number)).toMatchObject({
      state: 'pending-shipment',
      lines: [{ quantity: 5, refunded: 1, toSend: 4, shipped: 3 }],
    });
    await expect(ship(2)).rejects.toMatchObject({ code: '910305' });
    // One piece that was never shipped, and one that the buyer received.
    await refund(await requestRefund(buyerApi, number, { counts: [2] }));
    expect(await stockOf(shop, sku)).toBe(before + 2);
    expect(await getOrder(buyerApi, number)).toMatchObject({
      state: 'to-receive',
      lines: [{ refunded: 3, toSend: 3, shipped: 3 }],
    });
    await refund(await requestRefund(buyerApi, number));
    expect(await getOrder(buyerApi, number)).toMatchObject({ state: 'refunded' });
    expect(await stockOf(shop, sku)).toBe(before + 2);
  });

  test('[R6.4] only shipped pieces can be returned', async () => {
    const { number, ship } = await paidOrder(3);
    expect((await getRefundableOrder(buyerApi, number)).kinds).toEqual(['refund-only']);
    await ship(2);
    expect((await getRefundableOrder(buyerApi, number)).kinds).toContain('return-and-refund');
    const returned = { kind: 'return-and-refund' } as const;
    await expect(requestRefund(buyerApi, number, { ...returned, counts: [3] })).rejects.toMatchObject({
      code: '910301',
    });
    await requestRefund(buyerApi, number, { ...returned, counts: [2] });
  });

  test('[R6.1] the queue lists orders to ship, earliest payment first, with their remaining pieces', async () => {
    const queue = async () => (await getOperatorOrders(desk, { state: TO_SHIP })).items.map(({ number }) => number);
    const first = await paidOrder(2);
    shop.clock.now += 60_000;
    const second = await paidOrder(2);
    const unpaid = await buyer.order(sku, 1);
    const numbers = await queue();
    expect(numbers.slice(-2)).toEqual([first.number, second.number]);
    expect(numbers).not.toContain(unpaid);
    await first.ship(1);
    expect(await queue()).toContain(first.number);
    await first.ship(1);
    await requestRefund(buyerApi, second.number);
    const after = await queue();
    expect(after).not.toContain(first.number);
    expect(after).not.toContain(second.number);
    expect((await getOperatorOrders(desk, { state: TO_SHIP })).total).toBe(after.length);
  });
});
