import * as v from 'valibot';
import { WHOLE_RATE } from '../../tax/index.ts';
import { flag, normalizeCode, version } from '../fields/index.ts';

const PERCENT = /^\d{1,2}([.,]\d{1,3})?$/;
const RATE_DIGITS = 3;

/** Percent typed with at most three decimals, or thousandths of a percent; the output is the latter. */
const rate = v.pipe(
  v.optional(v.nullable(v.union([v.string(), v.number()])), ''),
  v.transform((given) => (typeof given === 'number' ? String(given / 10 ** RATE_DIGITS) : normalizeCode(given ?? ''))),
  v.transform((text) => text.replace(/\s*%$/, '')),
  v.regex(PERCENT, 'validation.taxRate.rate'),
  v.transform((text) => Math.round(Number(text.replace(',', '.')) * 10 ** RATE_DIGITS)),
  v.maxValue(WHOLE_RATE, 'validation.taxRate.rate'),
);

const code = v.pipe(
  v.optional(v.nullable(v.string()), ''),
  v.transform((text) => normalizeCode(text ?? '').toUpperCase()),
);

/** The sales tax of a state, or of the rest of a country, as an operator enters it. Version 0 adds the place. */
export const taxRateSchema = v.object({
  country: v.pipe(code, v.regex(/^[A-Z]{2}$/, 'validation.taxRate.country')),
  state: v.pipe(code, v.regex(/^[A-Z0-9]{0,10}$/, 'validation.taxRate.state')),
  rate,
  taxesFreight: flag,
  isCollected: flag,
  version,
});
