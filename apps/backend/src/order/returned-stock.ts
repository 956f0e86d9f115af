import type { Transaction } from '../database/open.ts';
import { returnQuota } from '../promotion/quota.ts';

/** Returns stock and quotas of promotions, in the order of SKU ids as when taken, so that two transactions cannot deadlock. */
export async function returnStock(
  transaction: Transaction,
  lines: readonly { sku_id: number; quantity: number; promotion_id: number | null }[],
): Promise<void> {
  for (const line of lines.toSorted((one, other) => one.sku_id - other.sku_id)) {
    await transaction
      .updateTable('sku')
      .set((set) => ({ stock: set('stock', '+', line.quantity) }))
      .where('id', '=', line.sku_id)
      .execute();
  }
  await returnQuota(transaction, lines);
}
