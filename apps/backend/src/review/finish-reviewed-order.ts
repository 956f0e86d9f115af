import { nextOrderState } from '@rider/model/order';
import { sql } from 'kysely';
import type { Transaction } from '../database/open.ts';
import type { StoredOrder } from '../order/close-order.ts';

/** Finishes a locked order once each of its lines is reviewed or wholly refunded. */
export async function finishReviewedOrder(transaction: Transaction, order: StoredOrder): Promise<void> {
  const next = nextOrderState(order.state, 'review');
  if (next === null) return;
  const open = await transaction
    .selectFrom('order_line')
    .leftJoin('review', 'review.order_line_id', 'order_line.id')
    .select('order_line.id')
    .where('order_line.order_id', '=', order.id)
    .where('review.id', 'is', null)
    .where((where) =>
      where(
        'order_line.quantity',
        '>',
        where
          .selectFrom('refund_line')
          .innerJoin('refund', 'refund.id', 'refund_line.refund_id')
          .select(sql<number>`coalesce(sum(refund_line.quantity), 0)`.as('pieces'))
          .whereRef('refund_line.order_line_id', '=', 'order_line.id')
          .where('refund.state', '=', 'refunded'),
      ),
    )
    .limit(1)
    .executeTakeFirst();
  if (open !== undefined) return;
  await transaction.updateTable('customer_order').set({ state: next }).where('id', '=', order.id).execute();
}
