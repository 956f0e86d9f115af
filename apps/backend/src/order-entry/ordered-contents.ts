import type { Money } from '@rider/model/money';
import type { Transaction } from '../database/open.ts';

interface Contents {
  sku: string;
  quantity: number;
  /** Absent where the price does not matter. */
  unitPrice?: Money;
}

function textOf(lines: readonly Contents[], withPrices: boolean): string {
  const alike = Map.groupBy(lines, ({ sku, unitPrice = 0 }) => (withPrices ? `${sku} ${unitPrice}` : sku));
  const pieces = [...alike].map(([name, own]) => `${name} ${own.reduce((sum, { quantity }) => sum + quantity, 0)}`);
  return pieces.toSorted().join('\n');
}

/**
 * Whether an order has these pieces of each SKU, at these prices if the lines have any. A repeated request with other contents must not be
 * answered as placed.
 */
export async function hasContents(
  transaction: Transaction,
  orderId: number,
  lines: readonly Contents[],
): Promise<boolean> {
  const ordered = await transaction
    .selectFrom('order_line')
    .select(['code as sku', 'quantity', 'unit_price as unitPrice'])
    .where('order_id', '=', orderId)
    .execute();
  return isSameContents(lines, ordered);
}

/** Whether lines have the same pieces of each SKU as others, at the same prices if they have any. */
export function isSameContents(lines: readonly Contents[], others: readonly Contents[]): boolean {
  const withPrices = lines.some(({ unitPrice }) => unitPrice !== undefined);
  return textOf(lines, withPrices) === textOf(others, withPrices);
}
