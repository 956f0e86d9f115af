import { nextQuoteState, quoteStateAt, type QuoteEvent } from '@rider/model/quote';
import type { Selectable, Updateable } from 'kysely';
import type { Transaction } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import type { QuoteTable } from './tables.ts';

/** A quote as stored. */
export type StoredQuote = Selectable<QuoteTable>;

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
  changes: Omit<Updateable<QuoteTable>, 'state' | 'version' | 'changed_at'> = {},
): Promise<void> {
  // What the clock ends is offered until then.
  const state = nextQuoteState(event === 'expire' ? quote.state : stateOf(quote, now), event);
  if (state === null) throw new ApiError('quote-changed', { status: 400 });
  await transaction
    .updateTable('quote')
    .set({ changed_by: null, ...changes, state, version: quote.version + 1, changed_at: new Date(now) })
    .where('id', '=', quote.id)
    .execute();
}
