import { sql } from 'kysely';
import { selectProductsInOrder, type ProductRow } from '../catalogue/product-row.ts';
import type { Database } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import { PUBLISHED } from '../search/published.ts';

/** The most favourites of a buyer. */
const FAVOURITE_LIMIT = 500;

/**
 * Adds favourites; products that are favourites already keep their place. `sku` is the code of the chosen variant; an unknown
 * code chooses none.
 * @throws ApiError `favourite-not-added`, `too-many-favourites`.
 */
export async function addFavourites(
  database: Database,
  buyerId: number,
  { productIds, sku }: { productIds: readonly number[]; sku: string },
  now: number,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const known = await transaction
      .selectFrom('product')
      .select('id')
      .where('id', 'in', [...productIds])
      .where(PUBLISHED)
      .execute();
    if (known.length < new Set(productIds).size) throw new ApiError('favourite-not-added', { status: 400 });
    const chosen = await transaction
      .selectFrom('sku')
      .select(['id', 'product_id'])
      .where('code', '=', sku)
      .executeTakeFirst();
    await transaction
      .insertInto('favourite')
      .values(
        known.map(({ id }) => ({
          buyer_id: buyerId,
          product_id: id,
          sku_id: chosen?.product_id === id ? chosen.id : null,
          added_at: new Date(now),
        })),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['buyer_id', 'product_id'])
          .doUpdateSet({ sku_id: sql`coalesce(excluded.sku_id, favourite.sku_id)` }),
      )
      .execute();
    if ((await countFavourites(transaction, buyerId)) > FAVOURITE_LIMIT)
      throw new ApiError('too-many-favourites', { status: 400 });
  });
}

/** Removes favourites; products that are none are ignored. */
export async function removeFavourites(
  database: Database,
  buyerId: number,
  productIds: readonly number[],
): Promise<void> {
  await database
    .deleteFrom('favourite')
    .where('buyer_id', '=', buyerId)
    .where('product_id', 'in', [...productIds])
    .execute();
}

/** The query that counts a buyer's favourites. */
export function ownFavourites(database: Database, buyerId: number) {
  return database
    .selectFrom('favourite')
    .innerJoin('product', 'product.id', 'product_id')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('buyer_id', '=', buyerId)
    .where(PUBLISHED);
}

/** Counts a buyer's favourites. */
export async function countFavourites(database: Database, buyerId: number): Promise<number> {
  return (await ownFavourites(database, buyerId).executeTakeFirstOrThrow()).count;
}

/** Which of these products are a buyer's favourites. */
export async function favouritesAmong(
  database: Database,
  buyerId: number,
  productIds: readonly number[],
): Promise<number[]> {
  const rows = await database
    .selectFrom('favourite')
    .select('product_id')
    .where('buyer_id', '=', buyerId)
    .where('product_id', 'in', [...productIds])
    .orderBy('product_id')
    .execute();
  return rows.map((row) => row.product_id);
}

/** A page of a buyer's favourites, newest first, each as its chosen variant. */
export async function listFavourites(
  database: Database,
  buyerId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<readonly ProductRow[]> {
  const rows = await database
    .selectFrom('favourite')
    .innerJoin('product', 'product.id', 'product_id')
    .select(['product_id', 'sku_id'])
    .where('buyer_id', '=', buyerId)
    .where(PUBLISHED)
    .orderBy(sql`added_at desc, product_id desc`)
    .limit(limit)
    .offset(offset)
    .execute();
  const chosen = rows.flatMap(({ sku_id: sku }) => sku ?? []);
  return selectProductsInOrder(
    database,
    rows.map((row) => row.product_id),
    { conditions: [], score: sql<number>`(sku.id = any(${chosen}::integer[]))::integer` },
  );
}
