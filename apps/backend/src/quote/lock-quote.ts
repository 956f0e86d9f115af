import { nextQuoteState, quoteStateAt, type QuoteEvent } from '@rider/model/quote';
import type { Updateable } from 'kysely';
import type { Database, Transaction } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import type { StoredQuote } from '../quoted-price/quoted-prices.ts';
import type { QuoteTable } from '../quoted-price/tables.ts';

/** A quote by its public number: one of this buyer, of any buyer for operators (null). */
export interface QuoteName {
  number: string;
  buyerId: number | null;
}

function selectQuote(database: Database, { number, buyerId }: QuoteName) {
  const named = database.selectFrom('quote').selectAll().where('number', '=', number);
  return buyerId === null ? named : named.where('buyer_id', '=', buyerId);
}

/** Reads a quote. @throws ApiError `not-found` for any other buyer's. */
export async function findQuote(database: Database, name: QuoteName): Promise<StoredQuote> {
  const quote = await selectQuote(database, name).executeTakeFirst();
  if (quote === undefined) throw new ApiError('not-found');
  return quote;
}

/** Locks a quote until the transaction ends. @throws ApiError `not-found` for any other buyer's. */
export async function lockQuote(transaction: Transaction, name: QuoteName): Promise<StoredQuote> {
  const quote = await selectQuote(transaction, name).forNoKeyUpdate().executeTakeFirst();
  if (quote === undefined) throw new ApiError('not-found');
  return quote;
}

/** The state of a stored quote at an instant (epoch milliseconds). */
export function stateOf({ state, valid_until: until }: StoredQuote, now: number) {
  return quoteStateAt({ state, validUntil: until?.getTime() ?? null }, now);
}

/** Changes a locked quote by an event. @throws ApiError `quote-changed` where its state does not allow it. */
export async function changeQuote(
  transaction: Transaction,
  quote: StoredQuote,
  event: QuoteEvent,
  now: number,
  changes: Pick<Updateable<QuoteTable>, 'offer' | 'valid_until' | 'changed_by'> = {},
): Promise<void> {
  const state = nextQuoteState(stateOf(quote, now), event);
  if (state === null) throw new ApiError('quote-changed', { status: 400 });
  await transaction
    .updateTable('quote')
    .set({ changed_by: null, ...changes, state, version: quote.version + 1, changed_at: new Date(now) })
    .where('id', '=', quote.id)
    .execute();
}
