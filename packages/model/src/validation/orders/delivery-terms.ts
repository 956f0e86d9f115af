import * as v from 'valibot';
import { flag, jobText, optionalDay } from '../fields/index.ts';

/** A day of the shop's calendar, or null for none. */
export const optionalShopDay = optionalDay('validation.terms.day');

/** The fields of delivery terms. */
export const termsEntries = {
  job: jobText,
  site: jobText,
  notBefore: optionalShopDay,
  notAfter: optionalShopDay,
  isWhole: flag,
};

/** Whether the last day of terms is not before their first. */
export function areTermsInOrder({ notBefore, notAfter }: { notBefore: string | null; notAfter: string | null }) {
  return notBefore === null || notAfter === null || notBefore <= notAfter;
}

/** How an order is to be delivered. Whether the shop can keep it, `termsProblems` says. */
export const deliveryTermsSchema = v.pipe(
  v.object(termsEntries),
  v.forward(v.partialCheck([['notBefore'], ['notAfter']], areTermsInOrder, 'validation.terms.order'), ['notAfter']),
);
