import * as v from 'valibot';
import { COUPON_SCOPES } from '../../coupon/index.ts';
import { choiceOf, isOrdered, localizedText, optionalMoment, positiveMoney, wholeNumber } from '../fields/index.ts';

const MOST_COUPONS = 1_000_000;
const MOST_PRODUCTS = 200;

const count = wholeNumber({ minimum: 1, maximum: MOST_COUPONS }, 'validation.coupon.count');

/** Ids of products, in a list or in one text with commas. */
const productIds = v.pipe(
  v.optional(v.union([v.array(v.string()), v.string()]), ''),
  v.transform((ids) => [...new Set(typeof ids === 'string' ? ids.split(',').filter(Boolean) : ids)]),
  v.maxLength(MOST_PRODUCTS, 'validation.coupon.products.many'),
);

/** A coupon as an operator enters it. Without `from` it is valid immediately, without `until` it never ends. */
export const couponSchema = v.pipe(
  v.object({
    title: localizedText('validation.coupon.title'),
    scope: choiceOf(COUPON_SCOPES, 'validation.coupon.scope'),
    categoryId: v.optional(v.string(), ''),
    productIds,
    reduction: positiveMoney,
    threshold: positiveMoney,
    from: optionalMoment,
    until: optionalMoment,
    total: count,
    perBuyer: count,
  }),
  v.forward(
    v.partialCheck(
      [['scope'], ['categoryId']],
      ({ scope, categoryId }) => scope !== 'category' || categoryId !== '',
      'validation.coupon.category',
    ),
    ['categoryId'],
  ),
  v.forward(
    v.partialCheck(
      [['scope'], ['productIds']],
      ({ scope, productIds: ids }) => scope !== 'product' || ids.length > 0,
      'validation.coupon.products',
    ),
    ['productIds'],
  ),
  v.forward(
    v.partialCheck(
      [['reduction'], ['threshold']],
      ({ reduction, threshold }) => reduction < threshold,
      'validation.coupon.reduction',
    ),
    ['reduction'],
  ),
  v.forward(
    v.partialCheck([['from'], ['until']], ({ from, until }) => isOrdered(from, until), 'validation.moment.order'),
    ['until', 'day'],
  ),
  v.forward(
    v.partialCheck([['total'], ['perBuyer']], ({ total, perBuyer }) => perBuyer <= total, 'validation.coupon.perBuyer'),
    ['perBuyer'],
  ),
);

/** A coupon as an operator enters it. */
export type EnteredCoupon = v.InferOutput<typeof couponSchema>;

/** What an operator may change of a coupon that buyers have claimed. */
export const couponExtensionSchema = v.object({ until: optionalMoment, total: count });

/** What an operator may change of a coupon that buyers have claimed. */
export type CouponExtension = v.InferOutput<typeof couponExtensionSchema>;
