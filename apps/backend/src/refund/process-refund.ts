import { moneyToDecimal } from '@rider/model/money';
import { nextOrderState } from '@rider/model/order';
import { isContestedPayment } from '@rider/model/payment';
import { creditBalance } from '../balance/credit-balance.ts';
import { returnCoupon } from '../coupon/own-coupons.ts';
import { creditInvoice } from '../credit/issue-invoice.ts';
import type { Transaction } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import { notifyBuyer } from '../notification/notify-buyer.ts';
import { lockPayingAttempt, orderPayout } from '../payment/payouts.ts';
import { leaveGroup } from '../promotion/groups.ts';
import { recordOperatorAction } from '../operator/record-operator-action.ts';
import type { Operator } from '../operator/operator-calls.ts';
import type { OrderServices } from '../order/checkout.ts';
import { returnStock } from '../order/returned-stock.ts';
import { countSales } from '../order/sales.ts';
import { readParcels } from '../parcel/parcels.ts';
import { finishReviewedOrder } from '../review/finish-reviewed-order.ts';
import { postRefundEmail } from './refund-emails.ts';
import { lockRefund, moveRefund, type LockedRefund } from './lock-refund.ts';
import { readRefundFacts, unshippedPieces } from './refundable.ts';

type OperatorStep = (services: OrderServices, operator: Operator, number: string) => Promise<void>;

/**
 * Approves a refund; the next step is the payment or the return shipment. @throws ApiError `unknown-refund`, `refund-state-changed`.
 */
export const approveRefund: OperatorStep = (services, operator, number) =>
  services.database.transaction().execute(async (transaction) => {
    const locked = await lockRefund(transaction, null, { number });
    const { refund, order } = locked;
    const state = await moveRefund(transaction, refund, 'agree', { agreed_at: operator.at });
    await recordOperatorAction(transaction, { operator, action: 'refund.agree', subject: number });
    if (state === 'to-return') {
      const facts = { order: order.number, refund: number };
      await notifyBuyer(transaction, refund.buyer_id, 'return-agreed', facts, operator.at.getTime());
    }
    const email = state === 'to-return' ? 'return-agreed' : 'refund-agreed';
    await postRefundEmail(services, transaction, email, locked);
  });

/** Rejects a refund with a reason. @throws ApiError `unknown-refund`, `refund-state-changed`. */
export async function rejectRefund(
  services: OrderServices,
  operator: Operator,
  number: string,
  reason: string,
): Promise<void> {
  await services.database.transaction().execute(async (transaction) => {
    const locked = await lockRefund(transaction, null, { number });
    const { refund, order } = locked;
    await moveRefund(transaction, refund, 'refuse', { refusal: reason, closed_at: operator.at });
    await recordOperatorAction(transaction, { operator, action: 'refund.refuse', subject: number, detail: reason });
    const facts = { order: order.number, refund: number, reason };
    await notifyBuyer(transaction, refund.buyer_id, 'refund-refused', facts, operator.at.getTime());
    await postRefundEmail(services, transaction, 'refund-refused', { ...locked, reason });
  });
}

/** Records that the return arrived. @throws ApiError `unknown-refund`, `refund-state-changed`. */
export const receiveReturn: OperatorStep = ({ database }, operator, number) =>
  database.transaction().execute(async (transaction) => {
    const { refund } = await lockRefund(transaction, null, { number });
    await moveRefund(transaction, refund, 'receive-goods', { received_at: operator.at });
    await recordOperatorAction(transaction, { operator, action: 'refund.receive', subject: number });
  });

/** The products of a refund. */
function readRefundLines(transaction: Transaction, refundId: number) {
  return transaction
    .selectFrom('refund_line')
    .innerJoin('order_line', 'order_line.id', 'refund_line.order_line_id')
    .select([
      'order_line.id as line_id',
      'order_line.quantity as ordered',
      'order_line.sku_id',
      'order_line.product_id',
      'order_line.promotion_id',
      'refund_line.quantity',
    ])
    .where('refund_id', '=', refundId)
    .execute();
}

/**
 * Records which pieces of a refund had not been shipped, and returns them. Unless products were returned, unshipped pieces are refunded first,
 * because the buyer no longer wants them.
 */
async function recordUnshipped(
  transaction: Transaction,
  { refund, order }: LockedRefund,
  lines: Awaited<ReturnType<typeof readRefundLines>>,
) {
  if (refund.kind === 'return-and-refund') return [];
  const facts = (await readRefundFacts(transaction, [order.id]))(order.id);
  const parcels = (await readParcels(transaction, [order.id]))(order.id);
  const unshipped = lines.flatMap((line) => {
    const left = unshippedPieces(facts, parcels, { id: line.line_id, quantity: line.ordered });
    const quantity = Math.min(line.quantity, left);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
  for (const { line_id: lineId, quantity } of unshipped)
    await transaction
      .updateTable('refund_line')
      .set({ unshipped: quantity })
      .where('refund_id', '=', refund.id)
      .where('order_line_id', '=', lineId)
      .execute();
  return unshipped;
}

/** Marks a partly shipped order as shipped once the rest is refunded. */
async function finishShipping(transaction: Transaction, order: LockedRefund['order']): Promise<void> {
  const next = nextOrderState(order.state, 'ship');
  const parcels = (await readParcels(transaction, [order.id]))(order.id);
  const last = parcels.at(-1);
  if (next === null || last === undefined) return;
  const facts = (await readRefundFacts(transaction, [order.id]))(order.id);
  const lines = await transaction
    .selectFrom('order_line')
    .select(['id', 'quantity'])
    .where('order_id', '=', order.id)
    .execute();
  if (lines.some((line) => unshippedPieces(facts, parcels, line) > 0)) return;
  await transaction
    .updateTable('customer_order')
    .set({ state: next, shipped_at: last.shipped_at })
    .where('id', '=', order.id)
    .execute();
}

/**
 * Closes an order and returns its coupon once all pieces are refunded; finishes it once each remaining line is reviewed.
 */
async function settleOrder(transaction: Transaction, { order }: LockedRefund): Promise<void> {
  const facts = (await readRefundFacts(transaction, [order.id]))(order.id);
  const pieces = [...facts.refunded.values()].reduce((sum, count) => sum + count, 0);
  if (pieces < order.pieces) {
    await finishShipping(transaction, order);
    return finishReviewedOrder(transaction, order);
  }
  const next = nextOrderState(order.state, 'pay-back-all');
  if (next === null) return;
  await transaction.updateTable('customer_order').set({ state: next }).where('id', '=', order.id).execute();
  await leaveGroup(transaction, order.id);
  await returnCoupon(transaction, order.id);
}

/**
 * Refunds to the source of the payment: the balance or the provider; an unpaid order on account reduces its invoice. Returns the kind of
 * the buyer's notification.
 */
async function sendMoney(
  transaction: Transaction,
  { refund, order }: LockedRefund,
  now: number,
): Promise<'refund-paid' | 'refund-credited'> {
  const { amount, id: refundId, buyer_id: buyerId } = refund;
  if (amount === 0) return 'refund-paid';
  if (await creditInvoice(transaction, { orderId: order.id, refundId, amount, now })) return 'refund-credited';
  const attempt = await lockPayingAttempt(transaction, order.id, order.payment_method);
  if (attempt === undefined) {
    await creditBalance(transaction, { buyerId, kind: 'refund', amount, orderId: order.id, refundId, now });
  } else await orderPayout(transaction, attempt, { amount, reason: 'refund', refundId, now });
  return 'refund-paid';
}

/**
 * Pays a locked refund to the source of the payment: state, stock (of unshipped and returned pieces), sales, booking; ends an order that is
 * refunded completely or has nothing left to review. @throws ApiError `refund-state-changed`.
 */
export async function payOut(
  services: OrderServices,
  transaction: Transaction,
  locked: LockedRefund,
  at: Date,
): Promise<void> {
  const { refund, order } = locked;
  const number = refund.number;
  await moveRefund(transaction, refund, 'pay-back', { refunded_at: at });
  const news = await sendMoney(transaction, locked, at.getTime());
  const lines = await readRefundLines(transaction, refund.id);
  const unshipped = await recordUnshipped(transaction, locked, lines);
  const isReturn = refund.kind === 'return-and-refund';
  const cause = { orderNumber: order.number, reason: number, at };
  await returnStock(transaction, isReturn ? lines : unshipped, { ...cause, kind: isReturn ? 'return' : 'refund' });
  await countSales(transaction, lines, -1);
  await settleOrder(transaction, locked);
  const facts = { order: order.number, refund: number, amount: refund.amount };
  await notifyBuyer(transaction, refund.buyer_id, news, facts, at.getTime());
  await postRefundEmail(services, transaction, news, locked);
}

/**
 * Pays a refund in one transaction. @throws ApiError `unknown-refund`, `refund-state-changed`; `payment-contested` if the payer's bank
 * holds the money.
 */
export const payRefund: OperatorStep = (services, operator, number) =>
  services.database.transaction().execute(async (transaction) => {
    const locked = await lockRefund(transaction, null, { number });
    const { id, payment_method: method } = locked.order;
    const attempt = await lockPayingAttempt(transaction, id, method);
    // Otherwise the buyer could get the money twice.
    if (attempt !== undefined && isContestedPayment(attempt.state))
      throw new ApiError('payment-contested', { status: 400 });
    await payOut(services, transaction, locked, operator.at);
    const detail = moneyToDecimal(locked.refund.amount);
    await recordOperatorAction(transaction, { operator, action: 'refund.pay', subject: number, detail });
  });
