import * as v from 'valibot';
import { MOST_COUNT_LINES, MOST_STOCK } from '../../stock/index.ts';
import { normalizeCode, optionalShortText, required, shortText } from '../fields/index.ts';

/** A whole number from `minimum` to the largest stock, or of any sign if the minimum is negative; `id` is the message for any other text. */
function pieces(minimum: number, id: string) {
  return v.pipe(
    required(id, normalizeCode),
    v.regex(/^[+-]?\d{1,7}$/, id),
    v.transform(Number),
    v.minValue(minimum, id),
  );
}

/** Pieces that arrived. */
export const stockReceiptSchema = v.object({
  quantity: pieces(1, 'validation.stock.quantity'),
  reason: optionalShortText,
});

/** Counted pieces. `seen` is the stock that the operator compared the count with. */
export const stockCountSchema = v.object({
  counted: pieces(0, 'validation.stock.counted'),
  seen: pieces(0, 'validation.stock.counted'),
  reason: optionalShortText,
});

/** Pieces to add or, negative, to remove, with the reason. */
export const stockCorrectionSchema = v.object({
  change: v.pipe(
    pieces(-MOST_STOCK, 'validation.stock.change'),
    v.check((change) => change !== 0, 'validation.stock.change'),
  ),
  reason: shortText('validation.stock.reason'),
});

/** A stock that replaces the one that the operator has seen, with the reason. */
export const setStockSchema = v.object({
  stock: pieces(0, 'validation.stock.counted'),
  seenStock: pieces(0, 'validation.stock.counted'),
  reason: shortText('validation.stock.reason'),
});

/** The stock from which a variant counts as low. */
export const lowMarkSchema = v.object({ lowMark: pieces(0, 'validation.stock.lowMark') });

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_STOCK));

/** The counts of a sheet, by the ids of variants. */
export const countSheetSchema = v.object({
  rows: v.pipe(
    v.array(v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,9}$/)), counted: count, seen: count })),
    v.minLength(1),
    v.maxLength(MOST_COUNT_LINES),
  ),
});

/** The SKUs of a count sheet. */
export const countedCodesSchema = v.object({
  codes: v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(MOST_COUNT_LINES)),
});
