import * as v from 'valibot';
import { optionalText, phone, required } from './fields.ts';
import { REFUND_PHOTOS, REFUND_REMARK_WORDS, SHORT_TEXT_LENGTH } from '../limits/index.ts';
import { countWords } from './words.ts';

const shortText = (id: string) => v.pipe(required(id), v.maxLength(SHORT_TEXT_LENGTH, 'validation.text.long'));

const photos = v.pipe(v.optional(v.array(v.string()), []), v.maxLength(REFUND_PHOTOS, 'validation.refund.photos'));

/** What is said of a request for a refund: kind, reason, remark, photos (R5.3, R5.4, R5.5, R6.4). */
export const refundReasonSchema = v.object({
  kind: v.picklist(['refund-only', 'return-and-refund'], 'validation.refund.kind'),
  reason: shortText('validation.refund.reason'),
  remark: v.pipe(
    optionalText,
    v.check((text) => countWords(text) <= REFUND_REMARK_WORDS, 'validation.refund.remark'),
  ),
  photos,
});

/** A request for a refund with its goods; how many of them are left, only the shop knows. */
export const refundSchema = v.object({
  ...refundReasonSchema.entries,
  lines: v.pipe(
    v.array(
      v.object({ lineId: v.string(), quantity: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
      'validation.refund.lines',
    ),
    v.minLength(1, 'validation.refund.lines'),
  ),
});

/** How goods travel back: company and slip number, a phone number where one is given (R5.3, R6.4). */
export const returnLogisticsSchema = v.object({
  company: shortText('validation.logistics.company'),
  slipNumber: shortText('validation.logistics.slipNumber'),
  phone: v.union([v.pipe(optionalText, v.literal('')), phone], 'validation.phone'),
  photos,
});

/** Why the shop refuses a refund: the buyer reads it. */
export const refundRefusalSchema = v.object({ reason: shortText('validation.refund.refusal') });
