import type { CountedVariant } from '@rider/api/operator';
import { changeStock, lockStock } from '../catalogue/change-stock.ts';
import type { Database } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import { recordOperatorAction } from '../operator/record-operator-action.ts';
import type { Operator } from '../operator/operator-calls.ts';

/** Longest list of SKUs in the log, in characters. */
const LONGEST_DETAIL = 1_000;

/**
 * Sets the stock of all counted variants, or of none. @throws ApiError `unknown-variant`, `count-sheet-outdated` with the SKUs whose stock is
 * not the one that was seen.
 */
export async function saveCountSheet(
  database: Database,
  operator: Operator,
  rows: readonly CountedVariant[],
): Promise<void> {
  const counts = new Map(rows.map((row) => [Number(row.id), row]));
  const ids = [...counts.keys()];
  await database.transaction().execute(async (transaction) => {
    await lockStock(transaction, ids);
    const variants = await transaction
      .selectFrom('sku')
      .select(['id', 'code', 'stock'])
      .where('id', 'in', ids)
      .orderBy('code')
      .execute();
    if (variants.length < ids.length) throw new ApiError('unknown-variant', { status: 400 });
    const counted = variants.map((variant) => ({ ...variant, ...counts.get(variant.id), id: variant.id }));
    const outdated = counted.filter(({ stock, seen, counted: to }) => stock !== seen && stock !== to);
    if (outdated.length > 0) {
      const codes = outdated.map(({ code }) => code).join(', ');
      throw new ApiError('count-sheet-outdated', { status: 400, parameters: { codes } });
    }
    const changes = counted.map(({ id, stock, counted: to = stock }) => ({ skuId: id, change: to - stock }));
    const cause = { kind: 'count' as const, at: operator.at, agentId: operator.id };
    await changeStock(transaction, changes, cause);
    const unchanged = counted.filter(({ stock, counted: to }) => stock === to);
    if (unchanged.length > 0)
      await transaction
        .insertInto('stock_movement')
        .values(
          unchanged.map(({ id, stock }) => ({
            sku_id: id,
            kind: cause.kind,
            change: 0,
            stock_after: stock,
            agent_id: operator.id,
            moved_at: operator.at,
          })),
        )
        .execute();
    await recordOperatorAction(transaction, {
      operator,
      action: 'stock.sheet',
      subject: String(counted.length),
      detail: counted
        .map(({ code }) => code)
        .join(', ')
        .slice(0, LONGEST_DETAIL),
    });
  });
}
