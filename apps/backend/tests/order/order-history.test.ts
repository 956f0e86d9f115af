import type { Api } from '@rider/api';
import {
  getOperatorOrder,
  getOperatorOrders,
  getOrderHistory,
  getOrderTags,
  noteOnOrder,
  remarkOnOrder,
  stepRefund,
  tagOrder,
  untagOrder,
} from '@rider/api/operator';
import { cancelOrder, getOrder } from '@rider/api/order';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plainSku, type Customer, type TestSku } from '../testing/customers.ts';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';
import { buyerAndDesk, requestRefund, ship } from '../testing/refund/refund-calls.ts';

describe.each(MAIN_DATABASE)('the history of an order on $name', ({ openShop }) => {
  let shop: Shop;
  let desk: Api;
  let luis: Customer;
  let buyer: Api;
  let sku: TestSku;

  beforeAll(async () => {
    shop = await openShop();
    sku = await plainSku(shop, 500);
    ({ luis, buyer, desk } = await buyerAndDesk(shop, 10_000_000));
  });
  afterAll(() => shop.close());

  /** A second later, so that the entries have an order. */
  const later = async <Result>(act: () => Promise<Result>): Promise<Result> => {
    shop.clock.now += 1000;
    return act();
  };

  test('[B15] contains what buyer, shop and operators did, with who did it', async () => {
    const number = await luis.order(sku, 2);
    await later(() => luis.pay(number));
    await later(() => remarkOnOrder(desk, number, 'Call before delivery\nGate 4'));
    await later(() => ship(desk, number));
    await later(() => noteOnOrder(desk, number, 'Leaves today', ''));
    const refund = await later(() => requestRefund(buyer, number));
    await later(() => stepRefund(desk, refund, 'agree'));
    await later(() => stepRefund(desk, refund, 'pay-back'));
    const entries = await getOrderHistory(desk, number);
    expect(entries.map(({ event, detail, by }) => [event, detail, by])).toEqual([
      ['placed', '', ''],
      ['paid', 'yue', ''],
      ['order.remark', 'Call before delivery\nGate 4', 'Maya Lindqvist'],
      ['order.ship', 'UPS 1Z888', 'Maya Lindqvist'],
      ['order.note', 'Leaves today', 'Maya Lindqvist'],
      ['refundRequested', `${refund} Damaged on arrival`, ''],
      ['refund.agree', '', 'Maya Lindqvist'],
      ['refund.pay', expect.any(String), 'Maya Lindqvist'],
    ]);
    expect(entries.map(({ at }) => at)).toEqual(entries.map(({ at }) => at).toSorted((one, other) => one - other));
    expect(JSON.stringify(await getOrder(buyer, number))).not.toContain('Call before delivery');
  });

  test('[B15] a cancelled order ends with its cancellation; a note needs a text and an order', async () => {
    const number = await luis.order(sku, 1);
    await later(() => cancelOrder(buyer, number));
    expect((await getOrderHistory(desk, number)).map(({ event }) => event)).toEqual(['placed', 'cancelled']);
    for (const text of ['', ' ', 'x'.repeat(1001)])
      await expect(remarkOnOrder(desk, number, text)).rejects.toMatchObject({
        fieldErrors: { text: expect.any(String) },
      });
    await expect(remarkOnOrder(desk, 'R-none', 'Hello')).rejects.toMatchObject({ code: '410294' });
    await expect(getOrderHistory(desk, 'R-none')).rejects.toMatchObject({ code: '410294' });
  });

  test('[B15] tags are added once, found in the list, removed and logged; the buyer does not see them', async () => {
    const [first, second] = [await luis.order(sku, 1), await luis.order(sku, 1)];
    for (const tag of ['urgent', 'urgent', 'call first']) await tagOrder(desk, first, tag);
    await tagOrder(desk, second, 'urgent');
    expect(await getOrderTags(desk)).toEqual(['urgent', 'call first']);
    expect((await getOperatorOrder(desk, first)).tags).toEqual(['call first', 'urgent']);
    const found = await getOperatorOrders(desk, { state: 'tag:call first' });
    expect(found.items.map(({ number }) => number)).toEqual([first]);
    await untagOrder(desk, first, 'urgent');
    await untagOrder(desk, first, 'urgent');
    expect((await getOperatorOrders(desk, { state: 'tag:urgent' })).items).toMatchObject([{ number: second }]);
    const events = (await getOrderHistory(desk, first)).map(({ event, detail }) => [event, detail]);
    expect(events.slice(1)).toEqual([
      ['order.tag', 'urgent'],
      ['order.tag', 'call first'],
      ['order.untag', 'urgent'],
    ]);
    expect(JSON.stringify(await getOrder(buyer, first))).not.toContain('call first');
    await expect(tagOrder(desk, first, ' ')).rejects.toMatchObject({ fieldErrors: { tag: expect.any(String) } });
    await expect(tagOrder(desk, 'R-none', 'urgent')).rejects.toMatchObject({ code: '410294' });
  });
});
