import type { Transaction } from '../database/open.ts';
import type { NotificationFacts, NotificationKind } from './notification-kinds.ts';

/**
 * Writes a notification to a buyer, in the transaction of its event. `now` in epoch milliseconds. New kinds are declared in kinds.ts.
 */
export async function notifyBuyer<Kind extends NotificationKind>(
  transaction: Transaction,
  buyerId: number,
  kind: Kind,
  facts: NotificationFacts[Kind],
  now: number,
): Promise<void> {
  await transaction
    .insertInto('buyer_notice')
    .values({ buyer_id: buyerId, kind, facts: JSON.stringify(facts), sent_at: new Date(now), read_at: null })
    .execute();
}
