import type { Transaction } from '../database/open.ts';
import type { NoticeFacts, NoticeKind } from './kinds.ts';

/**
 * Tells a buyer something, in the transaction that makes it true: `tellBuyer(transaction, buyerId, 'order-shipped', { order, … },
 * now)`. `now` in epoch milliseconds. A new kind begins in kinds.ts.
 */
export async function tellBuyer<Kind extends NoticeKind>(
  transaction: Transaction,
  buyerId: number,
  kind: Kind,
  facts: NoticeFacts[Kind],
  now: number,
): Promise<void> {
  await transaction
    .insertInto('buyer_notice')
    .values({ buyer_id: buyerId, kind, facts: JSON.stringify(facts), sent_at: new Date(now), read_at: null })
    .execute();
}
