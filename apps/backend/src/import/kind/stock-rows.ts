import { stockRowSchema } from '@rider/model/validation';
import { MOST_STOCK } from '@rider/model/stock';
import type { InferOutput } from 'valibot';
import { changeStock, lockStock, type StockCause } from '../../catalogue/change-stock.ts';
import { fieldErrorTexts } from '../../http/form-errors.ts';
import { messageText } from '../../messages/index.ts';
import { movedBy } from '../../stock/move-stock.ts';
import { rowKind, watchRepeated, type RowSaving } from './row-kind.ts';

type StockRow = InferOutput<typeof stockRowSchema>;

/** The change that a row makes, and its cause; null if the row makes none. */
async function changeOf(
  { transaction, locale, rowKey }: RowSaving,
  { id, stock }: { id: number; stock: number },
  { stock: seen, count, change, reason }: StockRow,
): Promise<({ change: number } & Pick<StockCause, 'kind' | 'reason' | 'requestKey'>) | null> {
  if (count !== null) {
    if (count === stock) return null;
    if (seen !== null && seen !== stock)
      throw fieldErrorTexts({ stock: messageText('backend.answer.stock-changed', locale, { seen, stock }) });
    return { change: count - stock, kind: 'count', reason };
  }
  // A file that is imported again has moved its pieces before.
  if (change === 0 || (await movedBy(transaction, id, rowKey)) !== undefined) return null;
  return { change, kind: change > 0 ? 'receipt' : 'correction', reason, requestKey: rowKey };
}

/** Stock: a row for each variant, with its counted pieces, or the pieces that arrived or left. */
export const STOCK_ROWS = rowKind({
  action: 'stock.import',
  tags: ['products'],
  schema: stockRowSchema,
  watch: () => watchRepeated(['code']),
  save: async (saving, row) => {
    const { transaction, operator, locale } = saving;
    const own = transaction.selectFrom('sku').select(['id', 'stock']).where('code', '=', row.code);
    const known = await own.executeTakeFirst();
    if (known === undefined) throw fieldErrorTexts({ code: messageText('backend.import.unknownSku', locale) });
    await lockStock(transaction, [known.id]);
    const variant = await own.executeTakeFirstOrThrow();
    const moved = await changeOf(saving, variant, row);
    if (moved === null) return { outcome: 'same', changes: [] };
    const { change, ...cause } = moved;
    const { stock } = variant;
    const after = stock + change;
    if (after < 0 || after > MOST_STOCK) {
      const values = { stock, after, most: MOST_STOCK };
      const path = cause.kind === 'count' ? 'count' : 'change';
      throw fieldErrorTexts({ [path]: messageText('backend.answer.stock-out-of-range', locale, values) });
    }
    await changeStock(transaction, [{ skuId: variant.id, change }], {
      ...cause,
      at: operator.at,
      agentId: operator.id,
    });
    return { outcome: 'changed', changes: [`${row.code}: ${stock} → ${after}`] };
  },
  async *exported({ database }) {
    const rows = await database
      .selectFrom('sku')
      .innerJoin('product', 'product.id', 'product_id')
      .select(['code', 'name', 'stock'])
      .orderBy('code')
      .execute();
    for (const { code, name, stock } of rows) yield [code, name['en-US'], name['zh-CN'], String(stock), '', '', ''];
  },
});
