import * as v from 'valibot';
import { money } from '../../money/index.ts';
import { MOST_ENTERED_LINES, type ShopDiscount } from '../../order/index.ts';
import { MAXIMUM_QUANTITY } from '../../quantity/index.ts';
import {
  buyerMessage,
  choiceOf,
  normalizeCode,
  optionalText,
  percentRate,
  positiveMoney,
  PRINTABLE,
  purchaseOrderNumber,
  required,
  shortText,
  wholeNumber,
} from '../fields/index.ts';
import { deliveryTermsSchema } from './delivery-terms.ts';

const id = v.pipe(v.string(), v.regex(/^\d{1,9}$/));
/** The id of a row; larger numbers are none. */
const rowId = v.pipe(
  v.string(),
  v.regex(/^\d{1,10}$/),
  v.check((text) => Number(text) <= 0x7fffffff),
);
const idOrNone = v.optional(v.union([v.literal(''), id]), '');

/** The reason is printed on documents. */
const reason = v.pipe(shortText('validation.discount.reason'), v.regex(PRINTABLE, 'validation.discount.reason'));

const fixedDiscount = v.object({ rate: v.null(), amount: positiveMoney, reason });
const discountByRate = v.object({
  rate: v.pipe(percentRate('validation.discount.rate'), v.minValue(1, 'validation.discount.rate')),
  amount: v.pipe(
    v.any(),
    v.transform(() => money(0)),
  ),
  reason,
});
const noDiscount = v.pipe(
  v.any(),
  v.transform((): ShopDiscount | null => null),
);

/** A discount of the shop: by a rate if it has one, else a fixed amount; null for none. */
export const shopDiscountSchema = v.optional(
  v.lazy((given) => {
    if (typeof given !== 'object' || given === null) return noDiscount;
    return 'rate' in given && given.rate !== null ? discountByRate : fixedDiscount;
  }),
  null,
);

/** The lines, the destination and the reductions of an order that an operator enters for a buyer. */
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
  /** A coupon of the buyer; empty for none. */
  couponId: idOrNone,
  shopDiscount: shopDiscountSchema,
});

const total = v.pipe(v.number(), v.integer(), v.transform(money));

const key = v.pipe(v.string(), v.minLength(16), v.maxLength(100));

/** The changed contents of an unpaid order; `quoted` is the displayed total in cents, null before there is one. */
export const changedContentsSchema = v.object({
  ...v.omit(orderDraftSchema, ['buyerId']).entries,
  purchaseOrderNumber,
  quoted: v.nullable(total),
});

/** The changed contents of an order, with the version that was changed. */
export const orderChangeSchema = v.object({ ...changedContentsSchema.entries, quoted: total, version: v.number() });

/** An order that an operator places for a buyer: `quoted` is the displayed total in cents, `key` makes the request idempotent. */
export const orderEntrySchema = v.object({
  ...orderDraftSchema.entries,
  payment: choiceOf(['link', 'invoice'], 'validation.orderEntry.payment'),
  purchaseOrderNumber,
  terms: v.optional(deliveryTermsSchema, {}),
  message: buyerMessage,
  quoted: total,
  key,
});

/** An order that a program places for the buyer as whom it acts, from lines of SKU and quantity. */
export const directOrderSchema = v.object({
  /** Makes the request idempotent: a repeated one returns the same order. */
  key,
  lines: v.pipe(orderDraftSchema.entries.lines, v.minLength(1, 'validation.orderEntry.lines')),
  /** The wire of addresses has numbers. */
  addressId: v.pipe(v.union([v.string(), v.number()]), v.transform(String), rowId),
  /** On account, or from the balance. */
  payment: v.optional(v.picklist(['invoice', 'balance'], 'validation.orderEntry.payment'), 'invoice'),
  purchaseOrderNumber: v.optional(purchaseOrderNumber, ''),
  message: v.optional(buyerMessage, ''),
  terms: v.optional(deliveryTermsSchema, {}),
  /** The expected total in cents; another one places no order. Null or absent for any. */
  total: v.optional(v.nullable(total), null),
});
