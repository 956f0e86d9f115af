import type { Money } from '@rider/model/money';
import { sql, type InsertObject, type RawBuilder } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { ProductContent } from './contents.ts';
import { SHOWN } from '../search/published.ts';

const DAY = 86_400_000;

/** Period before a reduction in which the original price must have been charged. */
const PROVING = sql.raw(`interval '30 days'`);

/**
 * Whether a variant had a price in the 30 days before an instant, as SQL. Only such a price may be shown struck through.
 */
export function wasCharged(variant: { id: string; price: string }, began: RawBuilder<Date>): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from price_history as past
    where past.sku_id = ${sql.ref(variant.id)} and past.price = ${sql.ref(variant.price)}
      and past.since < ${began} and coalesce(past.until, 'infinity') > ${began} - ${PROVING}
  )`;
}

/** Whether a variant had its original price in the 30 days before its current price, as SQL. */
const WAS_REDUCED = sql<boolean>`exists (
  select from price_history as current join price_history as past using (sku_id)
  where current.sku_id = sku.id and current.until is null
    and past.price = sku.original_price and past.since < current.since
    and coalesce(past.until, 'infinity') > current.since - ${PROVING}
)`;

/** The original price of `sku` to show, as SQL: the current price unless the history proves a higher one. */
export const SHOWN_ORIGINAL = sql<Money>`
  case when sku.original_price > sku.price and ${WAS_REDUCED} then sku.original_price else sku.price end`;

/**
 * The same for `product`, whose prices are those of its cheapest variant. An aggregate, because PostgreSQL would plan an `exists` as one join
 * of all variants and prices.
 */
export const SHOWN_ORIGINAL_OF_PRODUCT = sql<Money>`
  case when product.original_price > product.price and (
    select coalesce(bool_or(${WAS_REDUCED}), false)
    from sku
    where sku.product_id = product.id and ${SHOWN} and sku.price = product.price and sku.original_price = product.original_price
  ) then product.original_price else product.price end`;

/** The original price to show beside a promotion's price, as SQL: the regular price of `sku` if the history proves it. */
export const ORIGINAL_OF_PROMOTION = sql<Money>`
  case when ${wasCharged({ id: 'sku.id', price: 'sku.price' }, sql`promotion.starts_at`)}
    then sku.price else promotion.price end`;

/** The prices of a product's variants before the installation. */
export function priceHistory(product: ProductContent, now: number): InsertObject<Schema, 'price_history'>[] {
  const { created_days_ago: created, reduced_days_ago: reduced, skus } = product;
  const first = new Date(now - created * DAY);
  if (reduced === undefined) return skus.map(({ id, price }) => ({ sku_id: id, price, since: first, until: null }));
  const since = new Date(now - reduced * DAY);
  return skus.flatMap(({ id, price, ot_price: original }) => [
    { sku_id: id, price: original, since: first, until: since },
    { sku_id: id, price, since, until: null },
  ]);
}
