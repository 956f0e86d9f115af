import { moneyToDecimal } from '@rider/model/money';
import type { Database, Transaction } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import { recordOperatorAction } from '../operator/record-operator-action.ts';
import type { Operator } from '../operator/operator-calls.ts';
import type { GatewayServices } from '../payment-provider/gateway.ts';
import { MOST_TRIES, newPayoutNumber, sendPayouts } from './payouts.ts';

/** Services of failed payouts. */
type FailedPayoutServices = GatewayServices & { database: Database; clock: () => number };

/** Locks a failed payout. @throws ApiError `not-found`, `payout-not-failed`. */
async function lockFailed(transaction: Transaction, number: string) {
  const found = await transaction
    .selectFrom('provider_refund')
    .innerJoin('payment_attempt', 'payment_attempt.id', 'provider_refund.attempt_id')
    .innerJoin('customer_order', 'customer_order.id', 'payment_attempt.order_id')
    .selectAll('provider_refund')
    .select('customer_order.number as order_number')
    .where('provider_refund.number', '=', number)
    .forNoKeyUpdate('provider_refund')
    .executeTakeFirst();
  if (found === undefined) throw new ApiError('not-found');
  if (found.state !== 'failed') throw new ApiError('payout-not-failed', { status: 400 });
  return found;
}

/**
 * Retries a failed payout. An unanswered one retains its number, so that a provider that accepted it pays only once; a rejected one needs
 * a new number, or it would be rejected again. @throws ApiError `not-found`, `payout-not-failed`.
 */
export async function sendAgain(services: FailedPayoutServices, operator: Operator, number: string): Promise<void> {
  const attemptId = await services.database.transaction().execute(async (transaction) => {
    const { id, attempt_id, tries, amount, order_number: subject } = await lockFailed(transaction, number);
    const isUnanswered = tries >= MOST_TRIES;
    await transaction
      .updateTable('provider_refund')
      .set({ state: 'pending', tries: 0, settled_at: null })
      .$if(!isUnanswered, (update) => update.set({ number: newPayoutNumber(operator.at.getTime()) }))
      .where('id', '=', id)
      .execute();
    const detail = moneyToDecimal(amount);
    await recordOperatorAction(transaction, { operator, action: 'payment.sendAgain', subject, detail });
    return attempt_id;
  });
  await sendPayouts(services, attemptId);
}

/** Records how an operator settled a failed payout manually. @throws ApiError `not-found`, `payout-not-failed`. */
export async function settleByHand(
  { database }: Pick<FailedPayoutServices, 'database'>,
  operator: Operator,
  { number, note }: { number: string; note: string },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const { id, amount, order_number: subject } = await lockFailed(transaction, number);
    await transaction
      .updateTable('provider_refund')
      .set({ state: 'by-hand', settled_at: operator.at, note })
      .where('id', '=', id)
      .execute();
    const detail = `${moneyToDecimal(amount)}: ${note}`;
    await recordOperatorAction(transaction, { operator, action: 'payment.settle', subject, detail });
  });
}
