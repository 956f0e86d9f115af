import { sql } from 'kysely';
import { keepsResults, type Transaction } from '../database/open.ts';
import type { Listing } from './listing.ts';

/** All prices of articles, ascending. */
async function pricesOf(transaction: Transaction): Promise<number[]> {
  // As one text, because each row of a result costs as much as its reading.
  const { rows } = await sql<{ prices: string | null }>`
    select string_agg(price::text, ',' order by price) as prices from (select distinct price from sku) as different
  `.execute(transaction);
  return (rows[0]?.prices ?? '').split(',').filter(Boolean).map(Number);
}

/**
 * The listing with its bounds moved to the nearest prices that articles have: it finds the same. So ever new bounds ask few different
 * statements, whose results the embedded database keeps. Another database would only be asked once more.
 */
export async function atAskedPrices(transaction: Transaction, listing: Listing): Promise<Listing> {
  const { minPrice, maxPrice } = listing;
  if ((minPrice === null && maxPrice === null) || !keepsResults(transaction)) return listing;
  const prices = await pricesOf(transaction);
  // Where no price lies within a bound: one beyond all of them.
  const [below, above] = [(prices[0] ?? 0) - 1, (prices.at(-1) ?? 0) + 1];
  return {
    ...listing,
    minPrice: minPrice === null ? null : (prices.find((price) => price >= minPrice) ?? above),
    maxPrice: maxPrice === null ? null : (prices.findLast((price) => price <= maxPrice) ?? below),
  };
}
