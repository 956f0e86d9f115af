import type { Selectable } from 'kysely';
import { nextRefundState, type RefundEvent, type RefundState } from '@rider/model/refund';
import type { Transaction } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import type { StoredOrder } from '../order/close-order.ts';
import type { RefundTable } from './tables.ts';

/** A refund as stored. */
export type StoredRefund = Selectable<RefundTable>;

/** A refund and its order, both locked by the transaction. */
export interface LockedRefund {
  refund: StoredRefund;
  order: StoredOrder;
}

/** Identifies a refund by its public number or the wire's numeric id. */
export type RefundName = { number: string } | { id: number };

/**
 * Locks a refund and its order, the order first as everywhere. `buyerId` null for operators. @throws ApiError `unknown-refund` if it does
 * not exist or is another buyer's.
 */
export async function lockRefund(
  transaction: Transaction,
  buyerId: number | null,
  name: RefundName,
): Promise<LockedRefund> {
  let named = transaction.selectFrom('refund').select(['id', 'order_id']);
  named = 'id' in name ? named.where('id', '=', name.id) : named.where('number', '=', name.number);
  if (buyerId !== null) named = named.where('buyer_id', '=', buyerId);
  const found = await named.executeTakeFirst();
  if (found === undefined) throw new ApiError('unknown-refund', { status: 400 });
  const order = await transaction
    .selectFrom('customer_order')
    .selectAll()
    .where('id', '=', found.order_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const refund = await transaction
    .selectFrom('refund')
    .selectAll()
    .where('id', '=', found.id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return { refund, order };
}

/**
 * Changes the state of a locked refund and stores the facts of the step. @throws ApiError `otherwise` if the state does not allow it.
 */
export async function moveRefund(
  transaction: Transaction,
  refund: StoredRefund,
  event: RefundEvent,
  {
    otherwise = 'refund-state-changed',
    ...written
  }: { otherwise?: 'refund-state-changed' | 'refund-not-withdrawable' } & MoveFacts,
): Promise<RefundState> {
  const state = nextRefundState(refund.kind, refund.state, event);
  if (state === null) throw new ApiError(otherwise, { status: 400 });
  await transaction
    .updateTable('refund')
    .set({ ...written, state })
    .where('id', '=', refund.id)
    .execute();
  return state;
}

/** The columns that a step of a refund writes. */
export type MoveFacts = Partial<
  Pick<
    StoredRefund,
    'agreed_at' | 'returned_at' | 'received_at' | 'refunded_at' | 'closed_at' | 'refusal' | 'return_company'
  > & { return_slip: string; return_phone: string; return_photos: string }
>;
