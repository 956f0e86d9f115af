import { sql } from 'kysely';
import type { Transaction } from '../database/open.ts';

/** Updates the score of products: the average of the quality and service scores, to one decimal. */
export async function scoreProducts(transaction: Transaction, productIds: readonly number[]): Promise<void> {
  await transaction
    .updateTable('product')
    .set({
      score: sql<string>`(select round(avg(quality + service) / 2, 1) from review where product_id = product.id)`,
    })
    .where('id', 'in', productIds)
    .execute();
}
