/** Maximum number of pieces of an order line; larger numbers are typing mistakes. */
export const MAXIMUM_QUANTITY = 99_999;

/** Order terms of a SKU, all in pieces. */
export interface QuantityTerms {
  /** Smallest orderable quantity, at least 1. */
  minimum: number;
  /** Quantities must be multiples of this, at least 1. */
  pack: number;
  /** Pieces in stock. */
  stock: number;
}

/** Reason why a quantity cannot be ordered. */
export type QuantityProblem =
  | 'out-of-stock'
  | 'not-a-number'
  | 'below-minimum'
  | 'over-maximum'
  | 'not-enough-stock'
  | 'off-pack';

/** Smallest and largest orderable quantity; null when the stock is below the smallest. */
export function quantityRange({ minimum, pack, stock }: QuantityTerms): { lowest: number; highest: number } | null {
  const lowest = Math.ceil(Math.max(minimum, 1) / pack) * pack;
  const highest = Math.floor(Math.min(stock, MAXIMUM_QUANTITY) / pack) * pack;
  return highest < lowest ? null : { lowest, highest };
}

/** Parses a typed number of pieces; null for anything but digits ("abc", "1.5", "1e3", ""). */
export function readQuantity(text: string): number | null {
  const digits = text.trim();
  const quantity = Number(digits);
  return /^-?\d+$/.test(digits) && Number.isSafeInteger(quantity) ? quantity : null;
}

/** Checks a quantity, typed or stored, against a SKU's terms; null when it can be ordered. */
export function quantityProblem(quantity: string | number, terms: QuantityTerms): QuantityProblem | null {
  const pieces = readQuantity(String(quantity));
  if (terms.stock <= 0) return 'out-of-stock';
  if (pieces === null) return 'not-a-number';
  if (pieces < Math.max(terms.minimum, 1)) return 'below-minimum';
  if (pieces > terms.stock) return 'not-enough-stock';
  if (pieces > MAXIMUM_QUANTITY) return 'over-maximum';
  return pieces % terms.pack === 0 ? null : 'off-pack';
}

/** The orderable quantity nearest to a requested one, rounded up to the pack; null when nothing can be ordered. */
export function nearestQuantity(requested: number | null, terms: QuantityTerms): number | null {
  const range = quantityRange(terms);
  if (!range) return null;
  const packed = Math.ceil((requested ?? range.lowest) / terms.pack) * terms.pack;
  return Math.min(Math.max(packed, range.lowest), range.highest);
}

/** The next orderable quantity above (+1) or below (-1); null when there is none. */
export function steppedQuantity(from: number | null, direction: 1 | -1, terms: QuantityTerms): number | null {
  const range = quantityRange(terms);
  if (!range) return null;
  if (from === null) return range.lowest;
  const packs = direction > 0 ? Math.floor(from / terms.pack) : Math.ceil(from / terms.pack);
  const next = Math.min(Math.max((packs + direction) * terms.pack, range.lowest), range.highest);
  return (next - from) * direction > 0 ? next : null;
}
