import { money, type Money } from '@rider/model/money';
import type { BalanceEntryKind } from './tables.ts';
import type { Transaction } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';

/** The largest balance in cents: twenty million, which fits the database's integer. */
export const LARGEST_BALANCE = money(2_000_000_000);

/** A credit to a buyer's balance. */
export interface Credit {
  buyerId: number;
  kind: Extract<BalanceEntryKind, 'recharge' | 'top-up' | 'refund'>;
  amount: Money;
  rechargeId?: number;
  /** The order and the refund, for a credit of kind `refund`. */
  orderId?: number;
  refundId?: number;
  note?: string;
  requestKey?: string;
  now: number;
}

/** Adds to a balance and writes the ledger entry. @throws ApiError `balance-limit-exceeded` above the largest balance. */
export async function creditBalance(transaction: Transaction, credit: Credit): Promise<void> {
  const { buyerId, kind, amount, rechargeId = null, orderId = null, refundId = null } = credit;
  const { note = '', requestKey = null, now } = credit;
  const credited = await transaction
    .updateTable('buyer')
    .set((set) => ({ balance: set('balance', '+', amount) }))
    .where('id', '=', buyerId)
    .where('balance', '<=', money(LARGEST_BALANCE - amount))
    .returning('balance')
    .executeTakeFirst();
  if (credited === undefined) throw new ApiError('balance-limit-exceeded', { status: 400 });
  await transaction
    .insertInto('balance_entry')
    .values({
      buyer_id: buyerId,
      kind,
      amount,
      balance_after: credited.balance,
      order_id: orderId,
      refund_id: refundId,
      recharge_id: rechargeId,
      note,
      request_key: requestKey,
      booked_at: new Date(now),
    })
    .execute();
}
