import type { Money } from '@rider/model/money';
import { lowerPrices, type Prices, type QuantityBreak } from '@rider/model/price';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../database/open.ts';

/** Prices as stored: of one piece, null for the ordinary one, and the quantity breaks. */
export interface StoredPrices {
  price: Money | null;
  tiers: readonly { minimum: number; price: Money }[];
}

/** Converts stored quantity breaks for price computation. */
export function quantityBreaksOf(tiers: StoredPrices['tiers']): QuantityBreak[] {
  return tiers.map(({ minimum, price }) => ({ quantity: minimum, price }));
}

/** The ids of the price lists that a buyer has now, as SQL. */
function listsOf(buyerId: number): RawBuilder<unknown> {
  return sql`(select price_list_id from price_list_of_buyer where buyer_id = ${buyerId})`;
}

/** The prices of `sku` in the price lists of a buyer that are valid at `now` (epoch ms), as SQL. */
export function contractPricesOf(buyerId: number, now: number): RawBuilder<StoredPrices[]> {
  const at = new Date(now);
  return sql<StoredPrices[]>`(
    select coalesce(json_agg(json_build_object('price', listed.price, 'tiers', listed.tiers)), '[]')
    from price_list_price as listed
    join price_list on price_list.id = listed.price_list_id
    where listed.price_list_id in ${listsOf(buyerId)} and listed.sku_id = sku.id
      and price_list.starts_at <= ${at} and (price_list.ends_at is null or price_list.ends_at > ${at})
  )`;
}

/** A buyer's prices: at each quantity the lowest of the ordinary and the contract prices. */
export function buyerPrices(ordinary: Prices, contracts: readonly StoredPrices[]): Prices {
  return contracts.reduce<Prices>(
    (lowest, { price, tiers }) =>
      lowerPrices(lowest, { price: price ?? ordinary.price, tiers: quantityBreaksOf(tiers) }),
    ordinary,
  );
}

/** A variant with the prices of one buyer. */
export interface PricedVariant extends Prices {
  skuId: number;
  productId: number;
  code: string;
}

/** The variants of products for which a buyer has contract prices at `now` (epoch ms), with these prices. */
export async function readContractPrices(
  database: Database,
  buyerId: number,
  productIds: readonly number[],
  now: number,
): Promise<PricedVariant[]> {
  const rows = await database
    .selectFrom('price_list_price')
    .innerJoin('sku', 'sku.id', 'price_list_price.sku_id')
    .distinctOn('sku.id')
    .select(['sku.id', 'sku.product_id', 'sku.code', 'sku.price', 'sku.tiers'])
    .select(contractPricesOf(buyerId, now).as('contracts'))
    .where(sql<boolean>`price_list_price.price_list_id in ${listsOf(buyerId)}`)
    .where(sql<boolean>`sku.product_id = any(${productIds}::integer[])`)
    .execute();
  return rows.map(({ id, product_id, code, price, tiers, contracts }) => ({
    skuId: id,
    productId: product_id,
    code,
    ...buyerPrices({ price, tiers: quantityBreaksOf(tiers) }, contracts),
  }));
}
