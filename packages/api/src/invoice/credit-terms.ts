import type { CreditTerms } from '@rider/model/invoice';
import { amountOrZero, number, object } from '../wire/index.ts';
import type { CreditTermsWire } from './wire.ts';

/** Reads the terms of a buyer; null where there are none. */
export function readCreditTerms(data: unknown): CreditTerms | null {
  const { limit, used, days } = object<CreditTermsWire>(data);
  if (limit === undefined) return null;
  return { limit: amountOrZero(limit), used: amountOrZero(used), days: number(days) };
}
