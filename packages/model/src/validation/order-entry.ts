import * as v from 'valibot';
import { money } from '../money/index.ts';
import { MOST_ENTERED_LINES } from '../order/index.ts';
import { MAXIMUM_QUANTITY } from '../quantity/index.ts';
import { buyerMessage, choiceOf, optionalText, purchaseOrderNumber, required, wholeNumber } from './fields.ts';
import { normalizeCode } from './normalize.ts';

const id = v.pipe(v.string(), v.regex(/^\d{1,9}$/));

/** The lines and the destination of an order that an operator enters for a buyer. */
export const orderDraftSchema = v.object({
  buyerId: id,
  lines: v.pipe(
    v.array(
      v.object({
        sku: required('validation.orderEntry.sku', (text) => normalizeCode(text).toUpperCase()),
        // What cannot be ordered is judged with the SKU's terms.
        quantity: wholeNumber({ minimum: 0, maximum: MAXIMUM_QUANTITY }, 'validation.orderEntry.quantity'),
      }),
    ),
    v.maxLength(MOST_ENTERED_LINES, 'validation.orderEntry.lines'),
  ),
  /** Empty before the buyer has an address, and for pick-up. */
  addressId: v.union([v.literal(''), id]),
  /** The id of a shipping option; empty for delivery. */
  shipping: optionalText,
});

/** An order that an operator places for a buyer: `quoted` is the displayed total in cents, `key` makes the request idempotent. */
export const orderEntrySchema = v.object({
  ...orderDraftSchema.entries,
  payment: choiceOf(['link', 'invoice'], 'validation.orderEntry.payment'),
  purchaseOrderNumber,
  message: buyerMessage,
  quoted: v.pipe(v.number(), v.integer(), v.transform(money)),
  key: v.pipe(v.string(), v.minLength(16), v.maxLength(100)),
});
