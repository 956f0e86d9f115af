import { sql } from 'kysely';
import type { Transaction } from '../database/open.ts';

/** The pieces of an order line that were sold or refunded. */
export interface SoldPieces {
  sku_id: number;
  product_id: number;
  quantity: number;
}

/** Counts sold pieces, or with `-1` refunded ones, in the order of ids, so that two transactions cannot deadlock. */
export async function countSales(
  transaction: Transaction,
  lines: readonly SoldPieces[],
  direction: 1 | -1 = 1,
): Promise<void> {
  const counted = (quantity: number) => sql<number>`greatest(sales + ${direction * quantity}, 0)`;
  for (const line of lines.toSorted((one, other) => one.sku_id - other.sku_id))
    await transaction
      .updateTable('sku')
      .set({ sales: counted(line.quantity) })
      .where('id', '=', line.sku_id)
      .execute();
  for (const line of lines.toSorted((one, other) => one.product_id - other.product_id))
    await transaction
      .updateTable('product')
      .set({ sales: counted(line.quantity) })
      .where('id', '=', line.product_id)
      .execute();
}
