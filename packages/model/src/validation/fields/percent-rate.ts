import * as v from 'valibot';
import { normalizeCode } from './normalize.ts';

const PERCENT = /^\d{1,2}([.,]\d{1,3})?$/;
const RATE_DIGITS = 3;

/** Percent typed with at most three decimals, or thousandths of a percent; the output is the latter, below 100 %. `id` is the message for any other. */
export function percentRate(id: string) {
  return v.pipe(
    v.optional(v.nullable(v.union([v.string(), v.number()])), ''),
    v.transform((given) =>
      typeof given === 'number' ? String(given / 10 ** RATE_DIGITS) : normalizeCode(given ?? ''),
    ),
    v.transform((text) => text.replace(/\s*%$/, '')),
    v.regex(PERCENT, id),
    v.transform((text) => Math.round(Number(text.replace(',', '.')) * 10 ** RATE_DIGITS)),
  );
}
