import * as v from 'valibot';
import { choiceOf, countWords, optionalText, phone, shortText } from '../fields/index.ts';
import { BUYER_TEXT_LENGTH, REFUND_PHOTOS, REFUND_REMARK_WORDS } from '../../limits/index.ts';

const photos = v.pipe(v.optional(v.array(v.string()), []), v.maxLength(REFUND_PHOTOS, 'validation.refund.photos'));

/** A refund request without its products: kind, reason, remark, photos. */
export const refundReasonSchema = v.object({
  kind: choiceOf(['refund-only', 'return-and-refund'], 'validation.refund.kind'),
  reason: shortText('validation.refund.reason'),
  remark: v.pipe(
    optionalText,
    v.maxLength(BUYER_TEXT_LENGTH, 'validation.text.long'),
    v.check((text) => countWords(text) <= REFUND_REMARK_WORDS, 'validation.refund.remark'),
  ),
  photos,
});

/** A refund request with its products. Only the shop can check how many pieces are left. */
export const refundSchema = v.object({
  ...refundReasonSchema.entries,
  lines: v.pipe(
    v.optional(
      v.array(
        v.object({ lineId: v.string(), quantity: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
        'validation.refund.lines',
      ),
      [],
    ),
    v.minLength(1, 'validation.refund.lines'),
  ),
});

/** How products are returned: company and tracking number, and an optional phone number. */
export const returnLogisticsSchema = v.object({
  company: shortText('validation.logistics.company'),
  slipNumber: shortText('validation.logistics.slipNumber'),
  phone: v.optional(v.union([v.pipe(optionalText, v.literal('')), phone], 'validation.phone'), ''),
  photos,
});

/** The reason for rejecting a refund, shown to the buyer. */
export const refundRejectionSchema = v.object({ reason: shortText('validation.refund.rejection') });
