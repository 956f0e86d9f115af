import { addToCart } from '../cart/cart.ts';
import type { Operator } from '../operator/operator-calls.ts';
import { AS_NEEDED } from '../order/shipping-choice.ts';
import { confirmCheckout, type CheckoutServices } from '../order/checkout.ts';
import { cancelOrder, expireDueOrders } from '../order/close-order.ts';
import { PAYMENT_TIME, placeOrder } from '../order/place-order.ts';
import { confirmReceipt } from '../order/own-order-actions.ts';
import { payOrder } from '../payment/pay-order.ts';
import { requestRefund } from '../refund/request-refund.ts';
import { approveRefund, payRefund, receiveReturn, rejectRefund } from '../refund/process-refund.ts';
import { cancelRefund, shipReturn } from '../refund/own-refund-actions.ts';
import { publishReview } from '../review/publish-review.ts';
import { courierOf } from '../courier/couriers.ts';
import { addParcelEvent, shipOrder } from '../shipping/ship-order.ts';
import type { OrderCourse, PastOrder } from './plan.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A step of the history and its time (epoch milliseconds). */
export interface Step {
  at: number;
  run(): Promise<unknown>;
}

/** Services that create the history; their clock returns the time of the running step. */
export interface Past extends CheckoutServices {
  /** The shop's first agent. */
  agentId: number;
  skus: ReadonlyMap<string, { id: number; productId: number }>;
}

/** Shared by the steps of one order: its number. */
interface Placed {
  number: string;
}

const operatorOf = (past: Past): Operator => ({ id: past.agentId, at: new Date(past.clock()) });

/** The steps of an order of each course, in order; cancelled and expired orders were only placed. */
const REACHED: Readonly<Record<OrderCourse, readonly OrderCourse[]>> = {
  placed: [],
  cancelled: ['cancelled'],
  expired: ['expired'],
  paid: ['paid'],
  shipped: ['paid', 'shipped'],
  received: ['paid', 'shipped', 'received'],
  reviewed: ['paid', 'shipped', 'received', 'reviewed'],
};

async function place(past: Past, order: PastOrder, buyerId: number): Promise<string> {
  const { locale } = order;
  const lineIds: number[] = [];
  for (const [code, quantity] of order.lines) {
    const sku = past.skus.get(code);
    if (sku === undefined) throw new Error(`the catalogue has no ${code}`);
    const requested = { text: String(quantity), field: 'cartNum', locale };
    const addition = { productId: sku.productId, skuId: sku.id, quantity: requested, buyNow: true };
    lineIds.push(await addToCart(past, buyerId, addition));
  }
  const { key, address } = await confirmCheckout(past, buyerId, { lineIds, addressId: 0, choice: AS_NEEDED, locale });
  const { number } = await placeOrder(past, buyerId, {
    key,
    addressId: address?.id ?? 0,
    couponId: null,
    choice: AS_NEEDED,
    method: 'yue',
    message: order.message ?? '',
    purchaseOrderNumber: order.purchaseOrder ?? '',
    locale,
  });
  return number;
}

async function ship(past: Past, { courier = 'ups', tracking = '' }: PastOrder, number: string): Promise<void> {
  const known = courierOf(courier);
  if (known === undefined) throw new Error(`there is no courier ${courier}`);
  await shipOrder(past, operatorOf(past), number, { method: 'deliver', courier: known, trackingNumber: tracking });
}

async function linesOf({ database }: Past, number: string) {
  return database
    .selectFrom('order_line')
    .innerJoin('customer_order', 'customer_order.id', 'order_line.order_id')
    .select(['order_line.id', 'order_line.key', 'order_line.quantity', 'customer_order.id as orderId'])
    .where('customer_order.number', '=', number)
    .orderBy('position')
    .execute();
}

async function review(past: Past, { review: content }: PastOrder, buyerId: number, number: string): Promise<void> {
  if (content === undefined) throw new Error('a reviewed order has a review');
  for (const { key } of await linesOf(past, number))
    await publishReview(past, buyerId, key, { ...content, photos: [] });
}

/** The steps of an order from placing it to the end of its course, and those of its refund. */
export function stepsOfOrder(past: Past, order: PastOrder, buyerId: number, now: number): Step[] {
  const placed: Placed = { number: '' };
  // Unpaid orders are placed now; the others are spread over the hours of their day.
  const hour = HOUR + ((order.daysAgo * 53) % 300) * MINUTE;
  const begin = order.course === 'placed' ? now - 2 * MINUTE : now - order.daysAgo * DAY - hour;
  const runs: Record<OrderCourse, { after: number; run: () => Promise<unknown> }> = {
    placed: { after: 0, run: async () => (placed.number = await place(past, order, buyerId)) },
    cancelled: { after: 10 * MINUTE, run: () => cancelOrder(past, buyerId, placed.number) },
    expired: { after: PAYMENT_TIME, run: () => expireDueOrders(past) },
    paid: { after: 5 * MINUTE, run: () => payOrder(past, buyerId, placed.number) },
    shipped: { after: DAY, run: () => ship(past, order, placed.number) },
    received: { after: 4 * DAY, run: () => confirmReceipt(past, buyerId, placed.number) },
    reviewed: { after: 6 * DAY, run: () => review(past, order, buyerId, placed.number) },
  };
  const steps = (['placed', ...REACHED[order.course]] as const).map((name) => ({
    at: begin + runs[name].after,
    run: runs[name].run,
  }));
  if (REACHED[order.course].includes('shipped')) {
    const arrived = { text: 'Arrived at the sorting center', place: 'Ontario, CA', parcelId: null };
    const run = () => addParcelEvent(past, operatorOf(past), placed.number, arrived);
    steps.push({ at: begin + 2 * DAY, run });
  }
  const requestedAt = begin + (order.course === 'paid' ? 2 * HOUR : 5 * DAY);
  return [...steps, ...stepsOfRefund(past, order, { buyerId, placed, requestedAt })];
}

function stepsOfRefund(
  past: Past,
  { refund }: PastOrder,
  { buyerId, placed, requestedAt }: { buyerId: number; placed: Placed; requestedAt: number },
): Step[] {
  if (refund === undefined) return [];
  let number = '';
  const { kind, pieces, reason, remark = '', course, rejection = '' } = refund;
  const apply = async () => {
    const [first] = await linesOf(past, placed.number);
    if (first === undefined) throw new Error(`order ${placed.number} has no lines`);
    const lines = pieces === undefined ? [] : [{ lineId: first.id, quantity: pieces }];
    number = await requestRefund(past, buyerId, first.orderId, {
      kind,
      lines,
      reason,
      remark,
      photos: [],
      quoted: null,
    });
  };
  const agree = () => approveRefund(past, operatorOf(past), number);
  const pay = () => payRefund(past, operatorOf(past), number);
  const receive = () => receiveReturn(past, operatorOf(past), number);
  const sendBack = async () => {
    const row = await past.database.selectFrom('refund').select('id').where('number', '=', number).executeTakeFirst();
    const shipment = { company: 'UPS', slipNumber: '1Z999AA10987654321', phone: '+1 520 555 0111', photos: [] };
    await shipReturn(past, buyerId, row?.id ?? 0, shipment);
  };
  const isReturn = kind === 'return-and-refund';
  const ways: Record<typeof course, readonly (() => Promise<unknown>)[]> = {
    applied: [],
    cancelled: [() => cancelRefund(past, buyerId, number)],
    refused: [() => rejectRefund(past, operatorOf(past), number, rejection)],
    'to-return': [agree],
    returning: [agree, sendBack],
    refunded: isReturn ? [agree, sendBack, receive, pay] : [agree, pay],
  };
  return [apply, ...ways[course]].map((run, index) => ({ at: requestedAt + index * DAY, run }));
}
