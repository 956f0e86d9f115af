import type { OrderDraft, OrderQuote } from '@rider/api/operator';
import type { ShopDiscount } from '@rider/model/order';
import { shopDiscountSchema, validate } from '@rider/model/validation';
import { moneyToDecimal } from '@rider/model/money';
import { useState } from 'react';
import { enteredLines, type TypedLine } from './typed-lines.ts';

/** A discount while it is typed. */
export interface TypedDiscount {
  kind: 'none' | 'amount' | 'rate';
  value: string;
  reason: string;
}

/** What an operator enters of an order. */
export interface Contents extends Pick<OrderDraft, 'addressId' | 'shipping' | 'couponId'> {
  lines: readonly TypedLine[];
  discount: TypedDiscount;
}

const NO_DISCOUNT: TypedDiscount = { kind: 'none', value: '', reason: '' };
const RATE_DIGITS = 1000;

/** A discount as it would be typed. */
export function typedDiscount(given: ShopDiscount | null): TypedDiscount {
  if (given === null) return NO_DISCOUNT;
  const { rate, amount, reason } = given;
  return rate === null
    ? { kind: 'amount', value: moneyToDecimal(amount), reason }
    : { kind: 'rate', value: String(rate / RATE_DIGITS), reason };
}

/** A typed discount for its schema, with errors at `shopDiscount.amount`, `.rate` and `.reason`. */
export function enteredDiscount({ kind, value, reason }: TypedDiscount) {
  if (kind === 'none') return null;
  return kind === 'amount' ? { rate: null, amount: value, reason } : { rate: value, amount: 0, reason };
}

/** The discount of a quote: none while its amount is incomplete; the reason may follow. */
function quotedDiscount(typed: TypedDiscount): ShopDiscount | null {
  return validate(shopDiscountSchema, enteredDiscount({ ...typed, reason: typed.reason.trim() || '–' })).values ?? null;
}

/** The chosen coupon if the quoted order uses it; empty for none. */
export function usedCoupon(quote: OrderQuote | undefined, couponId: string): string {
  return quote?.coupons.some(({ id, obstacle }) => id === couponId && obstacle === null) ? couponId : '';
}

/** The typed contents of an order, with what is quoted of them. */
export function useContents(initial: Omit<Contents, 'discount'> & { discount?: TypedDiscount }) {
  const [contents, setContents] = useState<Contents>({ discount: NO_DISCOUNT, ...initial });
  const { lines, discount, ...others } = contents;
  return {
    contents,
    set: (change: Partial<Contents>) => setContents((before) => ({ ...before, ...change })),
    draft: { ...others, lines: enteredLines(lines), shopDiscount: quotedDiscount(discount) },
  };
}
