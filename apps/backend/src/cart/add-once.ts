import type { Database } from '../database/open.ts';
import { addToCart } from './cart.ts';
import type { CartAddition, CartServices } from './add-lines.ts';

/** Lifetime of a request's key, in milliseconds. */
const KNOWN = 86_400_000;

/**
 * Adds to the cart once for all requests of a buyer with the same key; returns the line of the first one. A failed request may be
 * retried. @throws ApiError as `addToCart`.
 */
export async function addToCartOnce(
  { database, clock }: CartServices,
  buyerId: number,
  key: string,
  addition: CartAddition,
): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    const own = { buyer_id: buyerId, key };
    // A concurrent request with the same key holds this row; the insert waits for it.
    const first = await transaction
      .insertInto('cart_request')
      .values({ ...own, line_id: 0, asked_at: new Date(clock()) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst();
    const requests = transaction.selectFrom('cart_request').where('buyer_id', '=', buyerId).where('key', '=', key);
    if (first === undefined) return (await requests.select('line_id').executeTakeFirstOrThrow()).line_id;
    const lineId = await addToCart({ database: transaction, clock }, buyerId, addition);
    await transaction
      .updateTable('cart_request')
      .set({ line_id: lineId })
      .where('buyer_id', '=', buyerId)
      .where('key', '=', key)
      .execute();
    return lineId;
  });
}

/** Deletes expired request keys. */
export async function purgeOldCartRequests(database: Database, now: number): Promise<void> {
  await database
    .deleteFrom('cart_request')
    .where('asked_at', '<', new Date(now - KNOWN))
    .execute();
}
