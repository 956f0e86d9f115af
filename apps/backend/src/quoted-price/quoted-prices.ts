import type { Money } from '@rider/model/money';
import { nextQuoteState, quoteStateAt } from '@rider/model/quote';
import type { Selectable } from 'kysely';
import type { Database, Transaction } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import type { QuoteTable } from './tables.ts';

/** A quote as stored. */
export type StoredQuote = Selectable<QuoteTable>;

/** The public number of a quote, as its generated column has it. */
export function quoteNumber(id: number): string {
  return `Q-${1000 + id}`;
}

/** A line to order, and the quote that sets its price. */
export interface QuotableLine {
  skuId: number;
  quantity: number;
  /** Null and absent for the ordinary price. */
  quoteId?: number | null | undefined;
}

/** The pieces and prices of the current version, by variant. */
export type AgreedLines = ReadonlyMap<number, { quantity: number; unitPrice: Money }>;

/** Reads {@link AgreedLines}; a version that is no longer current has none. */
export async function readAgreedLines(
  database: Database,
  { id, offer }: Pick<StoredQuote, 'id' | 'offer'>,
): Promise<AgreedLines> {
  const rows = await database
    .selectFrom('quote_version_line')
    .innerJoin('quote_line', 'quote_line.id', 'quote_version_line.line_id')
    .select(['quote_line.sku_id', 'quote_version_line.quantity', 'quote_version_line.unit_price'])
    .where('quote_version_line.quote_id', '=', id)
    .where('quote_version_line.number', '=', offer)
    .orderBy('quote_line.place')
    .execute();
  return new Map(rows.map((row) => [row.sku_id, { quantity: row.quantity, unitPrice: row.unit_price }]));
}

/** Requires that a quote can be accepted now. @throws ApiError `quote-accepted`, `quote-expired`, `quote-changed`. */
export function requireAcceptable({ state, valid_until: until }: StoredQuote, now: number): void {
  const current = quoteStateAt({ state, validUntil: until?.getTime() ?? null }, now);
  if (current === 'accepted') throw new ApiError('quote-accepted', { status: 400 });
  if (current === 'expired') throw new ApiError('quote-expired', { status: 400 });
  if (nextQuoteState(current, 'accept') === null) throw new ApiError('quote-changed', { status: 400 });
}

/**
 * The agreed prices of lines that are ordered together, by variant; null if they are of no quote. An order has all lines of the current
 * version of one quote, and no others. `lock` locks the quote until the transaction ends; callers lock the stock first.
 * @throws ApiError `unknown-item-or-order` for another buyer's, those of {@link requireAcceptable}, `quote-changed`.
 */
export async function readQuotedPrices(
  database: Database,
  lines: readonly QuotableLine[],
  { buyerId, now, lock = false }: { buyerId: number; now: number; lock?: boolean },
): Promise<{ quoteId: number; prices: AgreedLines } | null> {
  const [quoteId = null, ...others] = new Set(lines.map((line) => line.quoteId ?? null));
  if (others.length > 0) throw new ApiError('quote-changed', { status: 400 });
  if (quoteId === null) return null;
  let found = database.selectFrom('quote').selectAll().where('id', '=', quoteId).where('buyer_id', '=', buyerId);
  if (lock) found = found.forNoKeyUpdate();
  const quote = await found.executeTakeFirst();
  if (quote === undefined) throw new ApiError('unknown-item-or-order');
  requireAcceptable(quote, now);
  const prices = await readAgreedLines(database, quote);
  const isWhole = lines.length === prices.size && new Set(lines.map(({ skuId }) => skuId)).size === lines.length;
  if (!isWhole || lines.some(({ skuId, quantity }) => prices.get(skuId)?.quantity !== quantity))
    throw new ApiError('quote-changed', { status: 400 });
  return { quoteId, prices };
}

/** Marks a locked quote as accepted, in the transaction that inserts its order. */
export async function acceptQuote(transaction: Transaction, quoteId: number, now: number): Promise<void> {
  await transaction
    .updateTable('quote')
    .set((set) => ({
      state: 'accepted' as const,
      version: set('version', '+', 1),
      changed_at: new Date(now),
      changed_by: null,
    }))
    .where('id', '=', quoteId)
    .execute();
}

/** Offers the quote of an order again that ended before it was paid; housekeeping expires it if its time is over. */
export async function reopenQuote(transaction: Transaction, quoteId: number | null, now: number): Promise<void> {
  if (quoteId === null) return;
  await transaction
    .updateTable('quote')
    .set((set) => ({
      state: 'offered' as const,
      version: set('version', '+', 1),
      changed_at: new Date(now),
      changed_by: null,
    }))
    .where('id', '=', quoteId)
    .where('state', '=', 'accepted')
    .execute();
}
