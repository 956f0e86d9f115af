import { changeStock, lockStock, type StockCause } from '../catalogue/change-stock.ts';
import type { Transaction } from '../database/open.ts';
import { returnQuota } from '../promotion/quota.ts';

/** Returns stock and quotas of promotions, in the order of SKU ids as when taken, so that two transactions cannot deadlock. */
export async function returnStock(
  transaction: Transaction,
  lines: readonly { sku_id: number; quantity: number; promotion_id: number | null }[],
  cause: StockCause,
): Promise<void> {
  const changes = lines.map(({ sku_id: skuId, quantity }) => ({ skuId, change: quantity }));
  await lockStock(
    transaction,
    changes.map(({ skuId }) => skuId),
  );
  await changeStock(transaction, changes, cause);
  await returnQuota(transaction, lines);
}
