import type { Database, Transaction } from '../database/open.ts';
import { notifyBuyer } from '../notification/notify-buyer.ts';
import { sql, type SqlBool } from 'kysely';
import type { OrderServices } from '../order/checkout.ts';
import { changeQuote, type StoredQuote } from '../quoted-price/change-quote.ts';
import { emailBuyer } from '../quoted-price/quote-emails.ts';

/** Maximum number of quotes per transaction. */
const PORTION = 50;
const DAY = 86_400_000;
/** How long before its end an offer's buyer is reminded, and how long after the offer at the earliest. */
const REMINDED_BEFORE = 3 * DAY;
const REMINDED_AFTER = DAY;

/** Offers that end until an instant, the first to end first. */
function endingUntil(database: Database, instant: number) {
  return database
    .selectFrom('quote')
    .selectAll()
    .where('state', '=', 'offered')
    .where('valid_until', '<=', new Date(instant))
    .orderBy('valid_until')
    .limit(PORTION);
}

/** Handles locked offers portion by portion until none is left. Safe to run in several processes. */
async function forAll(
  { database }: OrderServices,
  select: (transaction: Transaction) => ReturnType<typeof endingUntil>,
  handle: (transaction: Transaction, quote: StoredQuote) => Promise<void>,
): Promise<void> {
  let handled = PORTION;
  while (handled === PORTION) {
    handled = await database.transaction().execute(async (transaction) => {
      const quotes = await select(transaction).forNoKeyUpdate().skipLocked().execute();
      for (const quote of quotes) await handle(transaction, quote);
      return quotes.length;
    });
  }
}

/** Expires the offers whose last day is over, and notifies their buyers. */
export async function expireQuotes(services: OrderServices): Promise<void> {
  const now = services.clock();
  await forAll(
    services,
    (transaction) => endingUntil(transaction, now),
    async (transaction, quote) => {
      await changeQuote(transaction, quote, 'expire', now);
      await notifyBuyer(transaction, quote.buyer_id, 'quote-expired', { quote: quote.number }, now);
      await emailBuyer(services, transaction, 'quote-expired', quote);
    },
  );
}

/** Whether a line of the current version has more pieces than there are in stock. */
const IS_SHORT = sql<SqlBool>`exists (select from quote_version_line
  join quote_line on quote_line.id = quote_version_line.line_id left join sku on sku.id = quote_line.sku_id
  where quote_version_line.quote_id = quote.id and quote_version_line.number = quote.offer
    and coalesce(sku.stock, 0) < quote_version_line.quantity)`;

/** Notifies buyers, once for each version, that the stock is there which their offers lacked. */
export async function notifyOfQuotedStock(services: OrderServices): Promise<void> {
  const now = services.clock();
  await services.database
    .updateTable('quote')
    .set({ awaits_stock: true })
    .where('state', '=', 'offered')
    .where('valid_until', '>', new Date(now))
    .where('awaits_stock', 'is', null)
    .where(IS_SHORT)
    .execute();
  await forAll(
    services,
    (transaction) =>
      transaction
        .selectFrom('quote')
        .selectAll()
        .where('state', '=', 'offered')
        .where('valid_until', '>', new Date(now))
        .where('awaits_stock', '=', true)
        .where(({ not }) => not(IS_SHORT))
        .orderBy('id')
        .limit(PORTION),
    async (transaction, quote) => {
      await transaction.updateTable('quote').set({ awaits_stock: false }).where('id', '=', quote.id).execute();
      await notifyBuyer(transaction, quote.buyer_id, 'quote-in-stock', { quote: quote.number }, now);
      await emailBuyer(services, transaction, 'quote-in-stock', quote);
    },
  );
}

/** Reminds the buyers of offers that end soon, once for each version. */
export async function remindOfQuotes(services: OrderServices): Promise<void> {
  const now = services.clock();
  await forAll(
    services,
    (transaction) =>
      endingUntil(transaction, now + REMINDED_BEFORE)
        .where('valid_until', '>', new Date(now))
        .where('reminded_at', 'is', null)
        .where('changed_at', '<=', new Date(now - REMINDED_AFTER)),
    async (transaction, quote) => {
      await transaction
        .updateTable('quote')
        .set({ reminded_at: new Date(now) })
        .where('id', '=', quote.id)
        .execute();
      await emailBuyer(services, transaction, 'quote-ends', quote);
    },
  );
}
