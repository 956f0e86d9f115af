/** What may be ordered of a SKU (R6.12). All are pieces. */
export interface QuantityRules {
  /** Smallest orderable quantity, at least 1. */
  minimum: number;
  /** Quantities must be multiples of this, at least 1. */
  pack: number;
  stock: number;
}

/** Why a quantity cannot be ordered; the last four are named as the cart names them. */
export type QuantityProblem = 'not-a-number' | 'below-minimum' | 'off-pack' | 'not-enough-stock' | 'out-of-stock';

/** Smallest and largest quantity that can be ordered; null when the stock does not reach the smallest. */
export function quantityRange({ minimum, pack, stock }: QuantityRules): { lowest: number; highest: number } | null {
  const lowest = Math.ceil(Math.max(minimum, 1) / pack) * pack;
  const highest = Math.floor(stock / pack) * pack;
  return highest < lowest ? null : { lowest, highest };
}

/** Reads typed text as whole pieces; null for anything else ("abc", "1.5", ""). */
export function readQuantity(text: string): number | null {
  const quantity = Number(text);
  return text.trim() === '' || !Number.isSafeInteger(quantity) ? null : quantity;
}

/** Judges typed text by the rules; null when it can be ordered. */
export function quantityProblem(text: string, rules: QuantityRules): QuantityProblem | null {
  const quantity = readQuantity(text);
  if (rules.stock <= 0) return 'out-of-stock';
  if (quantity === null) return 'not-a-number';
  if (quantity < Math.max(rules.minimum, 1)) return 'below-minimum';
  if (quantity > rules.stock) return 'not-enough-stock';
  return quantity % rules.pack === 0 ? null : 'off-pack';
}

/** The orderable quantity nearest to a wish, upwards where the pack asks for it; null when nothing can be ordered. */
export function nearestQuantity(wish: number | null, rules: QuantityRules): number | null {
  const range = quantityRange(rules);
  if (!range) return null;
  const packed = Math.ceil((wish ?? range.lowest) / rules.pack) * rules.pack;
  return Math.min(Math.max(packed, range.lowest), range.highest);
}

/** The next orderable quantity above (+1) or below (-1); null when there is none. */
export function steppedQuantity(from: number | null, direction: 1 | -1, rules: QuantityRules): number | null {
  const range = quantityRange(rules);
  if (!range) return null;
  if (from === null) return range.lowest;
  const packs = direction > 0 ? Math.floor(from / rules.pack) : Math.ceil(from / rules.pack);
  const next = Math.min(Math.max((packs + direction) * rules.pack, range.lowest), range.highest);
  return (next - from) * direction > 0 ? next : null;
}
