import { eventAfterUnpaid } from '@rider/model/quote';
import type { Transaction } from '../database/open.ts';
import type { EmailServices } from '../email/outbox.ts';
import { notifyBuyer } from '../notification/notify-buyer.ts';
import { changeQuote } from './change-quote.ts';
import { emailBuyer, emailShop } from './quote-emails.ts';

function lockById(transaction: Transaction, id: number) {
  return transaction.selectFrom('quote').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow();
}

/** Accepts a quote and e-mails the shop, in the transaction that inserts its order. */
export async function acceptQuote(
  services: EmailServices,
  transaction: Transaction,
  quoteId: number | null,
  { order, now }: { order: string; now: number },
): Promise<void> {
  if (quoteId === null) return;
  const quote = await lockById(transaction, quoteId);
  await changeQuote(transaction, quote, 'accept', now);
  await emailShop(services, transaction, 'quote-accepted', quote, { order });
}

/**
 * Offers the quote of an order again that ended before it was paid; housekeeping expires it if its time is over. After several such
 * orders it expires at once, so that it cannot hold stock again and again.
 */
export async function reopenQuote(
  services: EmailServices,
  transaction: Transaction,
  quoteId: number | null,
  now: number,
): Promise<void> {
  if (quoteId === null) return;
  const quote = await lockById(transaction, quoteId);
  const unpaid = quote.unpaid_orders + 1;
  const event = eventAfterUnpaid(unpaid);
  await changeQuote(transaction, quote, event, now, { unpaid_orders: unpaid });
  if (event === 'reopen') return;
  await notifyBuyer(transaction, quote.buyer_id, 'quote-expired', { quote: quote.number }, now);
  await emailBuyer(services, transaction, 'quote-expired', quote);
}
