import { moneyToDecimal } from '@rider/model/money';
import { nextOrderState } from '@rider/model/order';
import { creditBalance } from '../balance/booking.ts';
import type { Transaction } from '../database/open.ts';
import { tellBuyer } from '../notification/tell-buyer.ts';
import { recordOperatorAction } from '../operator/action.ts';
import type { Operator } from '../operator/require-operator.ts';
import type { OrderServices } from '../order/checkout.ts';
import { returnStock } from '../order/returned-stock.ts';
import { postRefundLetter } from './letters.ts';
import { lockRefund, moveRefund, type LockedRefund } from './locking.ts';
import { readRefundFacts } from './refundable.ts';

type OperatorStep = (services: OrderServices, operator: Operator, number: string) => Promise<void>;

/** Approves a refund; the next step is paying back or the return of the goods. Refusals: `unknown-refund`, `refund-state-changed`. */
export const agreeToRefund: OperatorStep = (services, operator, number) =>
  services.database.transaction().execute(async (transaction) => {
    const locked = await lockRefund(transaction, null, { number });
    const { refund, order } = locked;
    const state = await moveRefund(transaction, refund, 'agree', { agreed_at: operator.at });
    await recordOperatorAction(transaction, { operator, action: 'refund.agree', subject: number });
    if (state === 'to-return') {
      const facts = { order: order.number, refund: number };
      await tellBuyer(transaction, refund.buyer_id, 'return-agreed', facts, operator.at.getTime());
    }
    const letter = state === 'to-return' ? 'return-agreed' : 'refund-agreed';
    await postRefundLetter(services, transaction, letter, locked);
  });

/** Refuses a refund with a reason. Refusals: `unknown-refund`, `refund-state-changed`. */
export async function refuseRefund(
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
    await tellBuyer(transaction, refund.buyer_id, 'refund-refused', facts, operator.at.getTime());
    await postRefundLetter(services, transaction, 'refund-refused', { ...locked, reason });
  });
}

/** Records that the goods came back. Refusals: `unknown-refund`, `refund-state-changed`. */
export const receiveReturnedGoods: OperatorStep = ({ database }, operator, number) =>
  database.transaction().execute(async (transaction) => {
    const { refund } = await lockRefund(transaction, null, { number });
    await moveRefund(transaction, refund, 'receive-goods', { received_at: operator.at });
    await recordOperatorAction(transaction, { operator, action: 'refund.receive', subject: number });
  });

/** Returns the stock of a refund. */
async function giveStockBack(transaction: Transaction, refundId: number): Promise<void> {
  const lines = await transaction
    .selectFrom('refund_line')
    .innerJoin('order_line', 'order_line.id', 'refund_line.order_line_id')
    .select(['order_line.sku_id', 'refund_line.quantity'])
    .where('refund_id', '=', refundId)
    .execute();
  await returnStock(transaction, lines);
}

/** Closes an order whose pieces are all paid back. */
async function closeEmptyOrder(transaction: Transaction, { order }: LockedRefund): Promise<void> {
  const facts = (await readRefundFacts(transaction, [order.id]))(order.id);
  const pieces = [...facts.refunded.values()].reduce((sum, count) => sum + count, 0);
  const next = nextOrderState(order.state, 'pay-back-all');
  if (pieces < order.pieces || next === null) return;
  await transaction.updateTable('customer_order').set({ state: next }).where('id', '=', order.id).execute();
}

/**
 * Pays a refund to the balance in one transaction: state, stock (where the goods never left or came back), booking, and the end of an
 * order that is refunded completely. Refusals: `unknown-refund`, `refund-state-changed`.
 */
export const payRefund: OperatorStep = (services, operator, number) =>
  services.database.transaction().execute(async (transaction) => {
    const locked = await lockRefund(transaction, null, { number });
    const { refund, order } = locked;
    await moveRefund(transaction, refund, 'pay-back', { refunded_at: operator.at });
    if (refund.kind === 'return-and-refund' || order.shipped_at === null) await giveStockBack(transaction, refund.id);
    if (refund.amount > 0)
      await creditBalance(transaction, {
        buyerId: refund.buyer_id,
        kind: 'refund',
        amount: refund.amount,
        orderId: order.id,
        refundId: refund.id,
        now: operator.at.getTime(),
      });
    await closeEmptyOrder(transaction, locked);
    const detail = moneyToDecimal(refund.amount);
    await recordOperatorAction(transaction, { operator, action: 'refund.pay', subject: number, detail });
    const facts = { order: order.number, refund: number, amount: refund.amount };
    await tellBuyer(transaction, refund.buyer_id, 'refund-paid', facts, operator.at.getTime());
    await postRefundLetter(services, transaction, 'refund-paid', locked);
  });
