import { moneyToDecimal } from '@rider/model/money';
import { creditBalance } from '../balance/credit-balance.ts';
import { ApiError } from '../http/api-error.ts';
import { recordOperatorAction } from '../operator/record-operator-action.ts';
import type { Operator } from '../operator/operator-calls.ts';
import type { OrderServices } from '../order/checkout.ts';
import type { GatewayServices } from '../payment-provider/gateway.ts';
import type { Transaction } from '../database/open.ts';
import { notifyBuyer } from '../notification/notify-buyer.ts';
import { lockAttempt, moveAttempt } from './attempt-state.ts';
import { orderPayout, sendPayouts } from './payouts.ts';
import { assertPayable, payFromBalance } from './pay-order.ts';
import { paidOf } from './tables.ts';
import { shopCurrency } from '../messages/shop-formats.ts';

type MismatchServices = OrderServices & GatewayServices;

/** Locks a payment whose amount differs from its order's. @throws ApiError `not-found`, `payment-not-mismatched`. */
async function lockMismatched(transaction: Transaction, reference: string) {
  const found = await transaction
    .selectFrom('payment_attempt')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (found === undefined) throw new ApiError('not-found');
  const locked = await lockAttempt(transaction, found.id);
  if (locked.attempt.state !== 'mismatched') throw new ApiError('payment-not-mismatched', { status: 400 });
  return { ...locked, paid: paidOf(locked.attempt) };
}

/**
 * Accepts a payment of another amount: credits it to the buyer's balance and pays the order from there, in one transaction. @throws
 * ApiError `not-found`, `payment-not-mismatched`, `mismatch-too-little` with the missing amount, those of assertPayable.
 */
export async function matchPayment(services: MismatchServices, operator: Operator, reference: string): Promise<void> {
  await services.database.transaction().execute(async (transaction) => {
    const now = operator.at.getTime();
    const { order, attempt, paid } = await lockMismatched(transaction, reference);
    assertPayable(order);
    const { buyer_id: buyerId } = order;
    await creditBalance(transaction, { buyerId, kind: 'top-up', amount: paid, note: reference, now });
    if ((await payFromBalance(services, transaction, order, now)) === 'insufficient-balance') {
      const { balance } = await transaction
        .selectFrom('buyer')
        .select('balance')
        .where('id', '=', buyerId)
        .executeTakeFirstOrThrow();
      const missing = order.total - balance;
      throw new ApiError('mismatch-too-little', { status: 400, parameters: { missing } });
    }
    await moveAttempt(transaction, attempt, { event: 'match', state: 'paid', now });
    await notifyBuyer(transaction, buyerId, 'balance-added', { amount: paid }, now);
    const detail = `${reference} · ${moneyToDecimal(paid)} ${shopCurrency()}`;
    await recordOperatorAction(transaction, { operator, action: 'payment.match', subject: order.number, detail });
  });
}

/** Returns a payment of another amount in full to its source. @throws ApiError `not-found`, `payment-not-mismatched`. */
export async function returnPayment(services: MismatchServices, operator: Operator, reference: string): Promise<void> {
  const attemptId = await services.database.transaction().execute(async (transaction) => {
    const now = operator.at.getTime();
    const { order, attempt, paid } = await lockMismatched(transaction, reference);
    await orderPayout(transaction, attempt, { amount: paid, reason: 'other-amount', refundId: null, now });
    const facts = { order: order.number, amount: paid };
    await notifyBuyer(transaction, order.buyer_id, 'mismatch-returned', facts, now);
    const detail = `${reference} · ${moneyToDecimal(paid)} ${shopCurrency()}`;
    await recordOperatorAction(transaction, { operator, action: 'payment.return', subject: order.number, detail });
    return attempt.id;
  });
  await sendPayouts(services, attemptId);
}
