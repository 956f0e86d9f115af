import type { Money } from '@rider/model/money';
import { nextQuoteState } from '@rider/model/quote';
import type { Database } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import { instantOf } from '../http/days.ts';
import { stateOf, type StoredQuote } from './change-quote.ts';
import { quotesVisibleTo } from './visible-quotes.ts';

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
export function requireAcceptable(quote: StoredQuote, now: number): void {
  const current = stateOf(quote, now);
  if (current === 'accepted') throw new ApiError('quote-accepted', { status: 400 });
  if (current === 'expired') throw new ApiError('quote-expired', { status: 400 });
  if (nextQuoteState(current, 'accept') === null) throw new ApiError('quote-changed', { status: 400 });
}

/**
 * The agreed prices of lines that are ordered together, by variant; null if they are of no quote. An order has all lines of the current
 * version of one quote, and no others. `lock` locks the quote until the transaction ends; callers lock the stock first.
 * @throws ApiError `unknown-item-or-order` for one that the buyer may not accept, those of {@link requireAcceptable}, `quote-changed`.
 */
export async function readQuotedPrices(
  database: Database,
  lines: readonly QuotableLine[],
  { buyerId, now, lock = false }: { buyerId: number; now: number; lock?: boolean },
): Promise<{ quoteId: number; prices: AgreedLines } | null> {
  const [quoteId = null, ...others] = new Set(lines.map((line) => line.quoteId ?? null));
  if (others.length > 0) throw new ApiError('quote-changed', { status: 400 });
  if (quoteId === null) return null;
  let found = (await quotesVisibleTo(database, buyerId, 'approve')).selectAll('quote').where('id', '=', quoteId);
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

/** The latest day by which a quote's lines can ship, in the form of a presale; null if none is later than now. */
export async function readQuotedDay(
  database: Database,
  quoteId: number | null,
): Promise<{ kind: 'quote'; shipsAt: Date } | null> {
  if (quoteId === null) return null;
  const { day } = await database
    .selectFrom('quote_version_line')
    .innerJoin('quote', (join) =>
      join.onRef('quote.id', '=', 'quote_version_line.quote_id').onRef('quote.offer', '=', 'quote_version_line.number'),
    )
    .select((select) => select.fn.max('ships_by').as('day'))
    .where('quote.id', '=', quoteId)
    .executeTakeFirstOrThrow();
  return day ? { kind: 'quote', shipsAt: instantOf({ day, time: '12:00' }) } : null;
}
