export * from './count-sheet.ts';

/** Why the stock of a variant changed. `opening` is the stock at the first start or of a new variant. */
export const STOCK_MOVEMENT_KINDS = [
  'opening',
  'order',
  'cancellation',
  'expiry',
  'refund',
  'return',
  'receipt',
  'count',
  'correction',
] as const;

/** Why the stock of a variant changed. */
export type StockMovementKind = (typeof STOCK_MOVEMENT_KINDS)[number];

/** States of a variant's stock, as filters at the desk. */
export const STOCK_STATES = ['low', 'sold-out'] as const;

/** The largest stock of a variant. */
export const MOST_STOCK = 9_999_999;

/** The state of a variant's stock; it is low from its low mark down. */
export function stockState({
  stock,
  lowMark,
}: {
  stock: number;
  lowMark: number;
}): (typeof STOCK_STATES)[number] | 'in-stock' {
  if (stock === 0) return 'sold-out';
  return stock <= lowMark ? 'low' : 'in-stock';
}
