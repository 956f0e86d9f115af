import { requireRight } from '../buyer-company/company-of.ts';
import type { Database, Transaction } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import type { StoredQuote } from '../quoted-price/change-quote.ts';
import { quotesVisibleTo } from '../quoted-price/visible-quotes.ts';

/** A quote by its public number: one that this buyer sees, of any buyer for operators (null). */
export interface QuoteName {
  number: string;
  buyerId: number | null;
}

async function selectQuote(database: Database, { number, buyerId }: QuoteName) {
  const visible =
    buyerId === null ? database.selectFrom('quote') : await quotesVisibleTo(database, buyerId, 'see-orders');
  return visible.selectAll('quote').where('number', '=', number);
}

/** Reads a quote. @throws ApiError `not-found` for one that the buyer does not see. */
export async function findQuote(database: Database, name: QuoteName): Promise<StoredQuote> {
  const quote = await (await selectQuote(database, name)).executeTakeFirst();
  if (quote === undefined) throw new ApiError('not-found');
  return quote;
}

/** Locks a quote until the transaction ends. @throws ApiError `not-found` for one that the buyer does not see. */
export async function lockQuote(transaction: Transaction, name: QuoteName): Promise<StoredQuote> {
  const quote = await (await selectQuote(transaction, name)).forNoKeyUpdate().executeTakeFirst();
  if (quote === undefined) throw new ApiError('not-found');
  return quote;
}

/** Locks a quote that its requester or an approver of the company answers. @throws ApiError `not-found`, `company-right-missing`. */
export async function lockAnswerable(
  transaction: Transaction,
  name: QuoteName & { buyerId: number },
): Promise<StoredQuote> {
  const quote = await lockQuote(transaction, name);
  if (quote.buyer_id !== name.buyerId) await requireRight(transaction, name.buyerId, 'approve');
  return quote;
}
