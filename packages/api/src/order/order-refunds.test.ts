import { expect, test } from 'vitest';
import refunding from '../../fixtures/order_detail.refunding.json' with { type: 'json' };
import refundList from '../../fixtures/pc_get_refund_order_list.json' with { type: 'json' };
import { getRefund, getRefundableOrder } from '../refund/index.ts';
import { answeringApi, readCapture } from '../testing/recorded-answers.ts';
import { createApi } from '../transport/index.ts';
import { getOrder, getOrders } from './index.ts';

const order = refunding.response.data;
const [refund] = refundList.response.data.list;

/** A CRMEB with one order and the refunds of its buyer, and the paths that were called. */
function crmeb(row: object, refunds: object[] | null) {
  const paths: string[] = [];
  const api = createApi({
    fetch: (address) => {
      const path = new URL(address).pathname.replace('/api/', '');
      paths.push(path);
      if (path === 'pc/get_refund_order_list')
        return Promise.resolve(
          refunds
            ? Response.json({ status: 200, msg: 'ok', data: { list: refunds, count: refunds.length } })
            : new Response(null, { status: 502 }),
        );
      const data = path === 'pc/get_order_list' ? { list: [row], count: 1 } : row;
      return Promise.resolve(Response.json({ status: 200, msg: 'ok', data }));
    },
    baseUrl: 'http://crmeb.test/api',
    locale: 'en-US',
  });
  return { api, paths };
}

const refundOf = (orderNumber: string, change: object) => ({ ...refund, store_order_order_id: orderNumber, ...change });

test('[R6.4] the page of an order names its refunds, and requests no second one while one is open', async () => {
  const { api } = crmeb(order, [
    refundOf(order.order_id, { order_id: '2', refund_type: 4 }),
    refundOf('another', { order_id: '9' }),
    refundOf(order.order_id, { order_id: '1', refund_type: 3 }),
  ]);
  const expected = {
    refunds: [
      { number: '1', state: 'refused' },
      { number: '2', state: 'to-return' },
    ],
    refundable: false,
  };
  expect(await getOrder(api, order.order_id)).toMatchObject(expected);
  expect(await getRefundableOrder(api, order.order_id)).toMatchObject(expected);
});

test('[R6.4] a refund that was paid leaves the rest of the order refundable', async () => {
  const { api } = crmeb(order, [refundOf(order.order_id, { order_id: '1', refund_type: 6 })]);
  expect(await getOrder(api, order.order_id)).toMatchObject({
    refunds: [{ number: '1', state: 'refunded' }],
    refundable: true,
  });
});

test('[R6.4] an order of a list names the refunds that it contains', async () => {
  const row = { ...order, refund: [refundOf('', { order_id: '1', refund_type: 1 })] };
  const { api, paths } = crmeb(row, []);
  expect((await getOrders(api, {})).items).toMatchObject([
    { refunds: [{ number: '1', state: 'applied' }], refundable: false },
  ]);
  expect(paths).toEqual(['pc/get_order_list']);
});

test('[R6.4] an order without a request takes no further call, and one whose refunds cannot be read opens', async () => {
  const plain = { ...order, cartInfo: order.cartInfo.map((line) => ({ ...line, refund_num: 0 })) };
  const without = crmeb(plain, []);
  await getOrder(without.api, order.order_id);
  expect(without.paths).toHaveLength(1);
  expect(await getOrder(crmeb(order, null).api, order.order_id)).toMatchObject({ refunds: [] });
});

test('[R6.3] an order that was divided names its parts, and counts none of its lines as refunded', async () => {
  const part = { pid: 3, paid: 1, status: 0, refund_status: 0, refund_type: 0 };
  const split = [
    { ...part, order_id: '1', status: 1, delivery_type: 'express' },
    { ...part, order_id: '2' },
    { ...part, order_id: '3', refund_status: 2, refund_type: 6 },
  ];
  const left = { surplus_num: 0, refund_num: 0, surplus_refund_num: 0 };
  const divided = { ...order, pid: -1, split, cartInfo: order.cartInfo.map((line) => ({ ...line, ...left })) };
  const { api } = crmeb(divided, []);
  const read = await getOrder(api, order.order_id);
  expect(read).toMatchObject({
    refundable: false,
    parts: [
      { number: '1', state: 'to-receive' },
      { number: '2', state: 'pending-shipment' },
      { number: '3', state: 'refunded' },
    ],
  });
  expect(read.lines.map(({ refunded }) => refunded)).toEqual(order.cartInfo.map(() => 0));
  expect((await getOrder(crmeb({ ...order, pid: 3 }, []).api, '1')).parts).toBeUndefined();
});

test('[R6.4] the time of a rejection is not one of a payment', async () => {
  const capture = readCapture('order_refund_detail.refused');
  const { response } = capture as { response: { data: object } };
  const rejected = { ...response, data: { ...response.data, refunded_time: 1_795_818_720 } };
  expect(await getRefund(answeringApi(JSON.stringify(rejected)).api, '1')).toMatchObject({
    state: 'refused',
    refundedAt: null,
    endedAt: 1_795_818_720_000,
  });
});
