import type { Api } from '@rider/api';
import {
  getOperatorLog,
  getPackingSlips,
  getPickList,
  judgeShipments,
  shipOrder,
  shipOrders,
  type ShipmentRow,
} from '@rider/api/operator';
import { cancelOrder, getOrder } from '@rider/api/order';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plainSku, setStock, type Customer, type TestSku } from '../testing/customers.ts';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';
import { add, orderOf, promotionOf } from '../testing/promotions.ts';
import { buyerAndDesk, requestRefund } from '../testing/refund/refund-calls.ts';

const row = (number: string, change: Partial<ShipmentRow> = {}): ShipmentRow => ({
  number,
  courier: 'ups',
  trackingNumber: `1Z-${number}`,
  ...change,
});

describe.each(MAIN_DATABASE)('shipping many orders on $name', ({ openShop }) => {
  let shop: Shop;
  let desk: Api;
  let luis: Customer;
  let buyer: Api;
  let sku: TestSku;

  beforeAll(async () => {
    shop = await openShop();
    sku = await plainSku(shop, 5_000);
    ({ luis, buyer, desk } = await buyerAndDesk(shop, 100_000_000));
  });
  afterAll(() => shop.close());

  const paid = async (quantity = 2) => {
    const number = await luis.order(sku, quantity);
    await luis.pay(number);
    return number;
  };
  const verdicts = async (rows: ShipmentRow[]) => (await judgeShipments(desk, rows)).map(({ verdict }) => verdict);
  const stateOf = async (number: string) => (await getOrder(buyer, number)).state;

  test('[B15] each row is judged before anything is written', async () => {
    const ready = await paid();
    const unpaid = await luis.order(sku, 1);
    const closed = await luis.order(sku, 1);
    await cancelOrder(buyer, closed);
    const sent = await paid();
    await shipOrders(desk, [row(sent)]);
    const returned = await paid();
    await requestRefund(buyer, returned);
    const group = await promotionOf(shop, 'group', 1);
    const waiting = await orderOf(
      luis,
      (await add(luis, group.sku, group.sku.minimum, { combinationId: 1 })).data.cartId,
    );
    await luis.pay(waiting);
    expect(
      await verdicts([
        row(ready, { courier: ' UPS ' }),
        row(ready),
        row(unpaid),
        row(closed),
        row(sent),
        row(sent, { trackingNumber: '1Z-other' }),
        row(returned),
        row(waiting),
        row('R-2026-999999'),
        row(''),
      ]),
    ).toEqual([
      'ready',
      'repeated',
      'unpaid',
      'closed',
      'shipped-before',
      'repeated',
      'refund-open',
      'group-open',
      'unknown-order',
      'unknown-order',
    ]);
    expect(await verdicts([row(ready, { courier: 'pigeon' })])).toEqual(['unknown-courier']);
    expect(await verdicts([row(ready, { trackingNumber: ' ' })])).toEqual(['no-tracking-number']);
    expect(await verdicts([row(ready, { trackingNumber: '9'.repeat(300) })])).toEqual(['no-tracking-number']);
    expect(await verdicts([row(ready, { trackingNumber: '1.00012E+15' })])).toEqual(['rounded-number']);
    expect(await verdicts([row(sent, { trackingNumber: '1Z-other' })])).toEqual(['shipped-otherwise']);
    expect(await verdicts([row(ready, { courier: '顺丰速运' })])).toEqual(['ready']);
    expect(await stateOf(ready)).toBe('pending-shipment');
  });

  test('[B15] ready orders are shipped and logged each by itself; a repeated request ships nothing again', async () => {
    const numbers = [await paid(), await paid(), await paid()];
    const unpaid = await luis.order(sku, 1);
    const rows = [...numbers, unpaid].map((number) => row(number));
    const both = await Promise.all([shipOrders(desk, rows), shipOrders(desk, rows)]);
    for (const [index, number] of numbers.entries()) {
      expect(both.map((outcomes) => outcomes[index]?.verdict).toSorted()).toEqual(['shipped', 'shipped-before']);
      const order = await getOrder(buyer, number);
      expect(order).toMatchObject({
        state: 'to-receive',
        shipping: { courier: 'UPS', trackingNumber: `1Z-${number}` },
      });
      expect(order.parcels).toHaveLength(1);
      expect((await getOperatorLog(desk, { search: number })).items).toMatchObject([{ action: 'order.ship' }]);
    }
    expect(both.map((outcomes) => outcomes[3]?.verdict)).toEqual(['unpaid', 'unpaid']);
  });

  test('[B15] what is left of a partly shipped order is shipped', async () => {
    const number = await paid(3);
    const [line] = (await getOrder(buyer, number)).lines;
    const shipment = {
      method: 'deliver',
      courier: 'ups',
      trackingNumber: '1Z-first',
      person: '',
      personPhone: '',
      content: '',
    } as const;
    await shipOrder(desk, number, shipment, [{ lineId: line?.id ?? '', quantity: 1 }]);
    expect((await shipOrders(desk, [row(number)]))[0]).toMatchObject({ verdict: 'shipped', courierName: 'UPS' });
    const { state, parcels } = await getOrder(buyer, number);
    expect([state, parcels.map((parcel) => parcel.lines[0]?.quantity)]).toEqual(['to-receive', [1, 2]]);
  });

  test('[B15] at most 100 orders are shipped by one request, with texts in each row', async () => {
    const rows = Array.from({ length: 101 }, (_, index) => row(`R-${index}`));
    await expect(shipOrders(desk, rows)).rejects.toMatchObject({ kind: 'rejected' });
    for (const body of [{}, { rows: 'R-1' }, { rows: [null] }, { rows: [{ number: 7 }] }])
      await expect(desk.post('operator/order_shipments', body)).rejects.toMatchObject({ kind: 'rejected' });
    expect(await shipOrders(desk, [])).toEqual([]);
  });

  const textOf = async ({ bytes }: { bytes: Uint8Array }) => (await extractText(await getDocumentProxy(bytes))).text;

  test('[B15] packing slips are one file, a page for each order, with the pieces left to ship and without prices', async () => {
    await setStock(shop, sku, 5_000);
    const numbers = [await paid(3), await paid(1)];
    const [line] = (await getOrder(buyer, numbers[0] ?? '')).lines;
    const shipment = {
      method: 'deliver',
      courier: 'ups',
      trackingNumber: '1Z-a',
      person: '',
      personPhone: '',
      content: '',
    } as const;
    await shipOrder(desk, numbers[0] ?? '', shipment, [{ lineId: line?.id ?? '', quantity: 1 }]);
    const file = await getPackingSlips(desk, [...numbers, 'R-none']);
    expect(file.name).toBe('packing-slips.pdf');
    const pages = await textOf(file);
    expect(pages).toHaveLength(2);
    const { addressee } = await getOrder(buyer, numbers[0] ?? '');
    for (const [index, pieces] of ['2 pieces', '1 piece'].entries())
      for (const part of [`Packing slip ${String(numbers[index])}`, sku.code, pieces, addressee, 'kg'])
        expect(pages[index]).toContain(part);
    expect(pages.join()).not.toContain('$');
    await expect(getPackingSlips(desk, ['R-none'])).rejects.toMatchObject({ kind: 'rejected' });
  });

  test('[B15] a pick list sums what is left to ship by SKU over all orders', async () => {
    const numbers = [await paid(3), await paid(4)];
    const text = (await textOf(await getPickList(desk, numbers))).join();
    expect(text).toContain('Pick list');
    expect(text).toMatch(/2 orders, 7 pieces, [\d.]+ kg/);
    for (const number of numbers) expect(text).toContain(number);
    const many = [...numbers];
    while (many.length < 9) many.push(await paid(1));
    expect((await textOf(await getPickList(desk, many))).join()).toMatch(/9 orders, 14 pieces/);
  });
});
