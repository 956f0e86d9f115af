import type { StockVariant } from '@rider/api/operator';
import type { CountLine } from '@rider/model/stock';

/** A line of a count sheet with what saving it would do. */
export interface JudgedCount extends CountLine {
  /** The place of the line, from 1. */
  place: number;
  /** Null where there is no such SKU. */
  variant: StockVariant | null;
  verdict: 'changed' | 'same' | 'noNumber' | 'repeated' | 'unknown';
}

/** Whether a line can be saved. */
export const isSound = ({ verdict }: JudgedCount): boolean => verdict === 'changed' || verdict === 'same';

/** Judges the lines of a count sheet by the variants as they are. */
export function judgeCounts(lines: readonly CountLine[], variants: readonly StockVariant[]): JudgedCount[] {
  const byCode = new Map(variants.map((variant) => [variant.code.toUpperCase(), variant]));
  const seen = new Set<string>();
  return lines.map((line, index) => {
    const variant = byCode.get(line.code) ?? null;
    const isRepeated = seen.has(line.code);
    seen.add(line.code);
    const verdict =
      variant === null
        ? 'unknown'
        : isRepeated
          ? 'repeated'
          : line.counted === null
            ? 'noNumber'
            : line.counted === variant.stock
              ? 'same'
              : 'changed';
    return { ...line, place: index + 1, variant, verdict };
  });
}
