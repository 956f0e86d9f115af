import * as v from 'valibot';
import { MAXIMUM_QUANTITY } from '../../quantity/index.ts';
import { MOST_QUOTE_LINES, QUOTE_TEXT_LENGTH } from '../../quote/index.ts';
import { day, normalizeCode, optionalText, positiveMoney, required, version, wholeNumber } from '../fields/index.ts';

const quantity = wholeNumber({ minimum: 1, maximum: MAXIMUM_QUANTITY }, 'validation.orderEntry.quantity');
const optionalComment = v.pipe(optionalText, v.maxLength(QUOTE_TEXT_LENGTH, 'validation.text.long'));

/** A comment on a quote, a reason, or the description of a change. */
export const quoteCommentSchema = v.object({
  text: v.pipe(required('validation.quote.comment'), v.maxLength(QUOTE_TEXT_LENGTH, 'validation.text.long')),
});

/** The values of {@link quoteCommentSchema}. */
export type EnteredQuoteComment = v.InferOutput<typeof quoteCommentSchema>;

/** The reason for which a buyer rejects a quote; none is needed. */
export const quoteRejectionSchema = v.object({ text: optionalComment });

/** A request for a quote: pairs of SKU and quantity, which are fewer values than objects. */
export const quoteRequestSchema = v.object({
  lines: v.pipe(
    v.array(
      v.strictTuple([required('validation.orderEntry.sku', (text) => normalizeCode(text).toUpperCase()), quantity]),
    ),
    v.minLength(1, 'validation.quote.lines'),
    v.maxLength(MOST_QUOTE_LINES, 'validation.quote.lines'),
  ),
  text: optionalComment,
  key: v.pipe(v.string(), v.minLength(16), v.maxLength(100)),
});

/** A quote that an operator begins for a buyer. */
export const quoteEntrySchema = v.object({
  ...v.pick(quoteRequestSchema, ['lines', 'key']).entries,
  buyerId: v.pipe(v.string(), v.regex(/^\d{1,9}$/)),
});

/** An operator's offer: a new version of a quote. `version` is the state that was seen. */
export const quoteOfferSchema = v.object({
  version,
  lines: v.pipe(
    v.array(
      v.object({
        id: v.pipe(v.string(), v.regex(/^\d{1,9}$/)),
        quantity,
        unitPrice: positiveMoney,
        shipsBy: v.optional(v.union([v.literal(''), day('validation.day.range')], 'validation.day.range'), ''),
      }),
    ),
    v.maxLength(MOST_QUOTE_LINES, 'validation.quote.lines'),
  ),
  lastDay: day('validation.quote.lastDay'),
  note: optionalComment,
});

/** The values of {@link quoteOfferSchema}. */
export type EnteredQuoteOffer = v.InferOutput<typeof quoteOfferSchema>;

/** An operator's end of a quote, with the reason for the buyer. */
export const quoteWithdrawalSchema = v.object({ ...quoteCommentSchema.entries, version });
