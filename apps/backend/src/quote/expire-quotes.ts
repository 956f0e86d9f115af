import { notifyBuyer } from '../notification/notify-buyer.ts';
import type { OrderServices } from '../order/checkout.ts';
import { emailBuyer } from './quote-emails.ts';

/** Maximum number of quotes per transaction. */
const PORTION = 50;

/** Expires the offers whose last day is over, and notifies their buyers. Safe to run in several processes. */
export async function expireQuotes(services: OrderServices): Promise<void> {
  let expired = PORTION;
  while (expired === PORTION) {
    expired = await services.database.transaction().execute(async (transaction) => {
      const now = services.clock();
      const due = await transaction
        .selectFrom('quote')
        .selectAll()
        .where('state', '=', 'offered')
        .where('valid_until', '<=', new Date(now))
        .orderBy('valid_until')
        .limit(PORTION)
        .forNoKeyUpdate()
        .skipLocked()
        .execute();
      for (const quote of due) {
        await transaction
          .updateTable('quote')
          .set({ state: 'expired', version: quote.version + 1, changed_at: new Date(now), changed_by: null })
          .where('id', '=', quote.id)
          .execute();
        await notifyBuyer(transaction, quote.buyer_id, 'quote-expired', { quote: quote.number }, now);
        await emailBuyer(services, transaction, 'quote-expired', quote);
      }
      return due.length;
    });
  }
}
