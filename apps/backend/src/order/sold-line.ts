import type { ShippedLine } from '@rider/model/shipping';
import type { CurrentVariant } from '../cart/current-variants.ts';
import type { SplitLine } from '../money/split-over-lines.ts';

/** A line of a sale, with the facts that decide its freight. */
export interface SoldLine extends SplitLine, ShippedLine {}

/** The facts that decide the freight of a variant. */
export function asShipped({ lengthMm, weightKg }: Pick<CurrentVariant, 'lengthMm' | 'weightKg'>) {
  return { lengthMm, weightKg: Number(weightKg) };
}
