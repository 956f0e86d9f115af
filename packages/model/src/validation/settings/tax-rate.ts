import * as v from 'valibot';
import { flag, normalizeCode, percentRate, version } from '../fields/index.ts';

const code = v.pipe(
  v.optional(v.nullable(v.string()), ''),
  v.transform((text) => normalizeCode(text ?? '').toUpperCase()),
);

/** The sales tax of a state, or of the rest of a country, as an operator enters it. Version 0 adds the place. */
export const taxRateSchema = v.object({
  country: v.pipe(code, v.regex(/^[A-Z]{2}$/, 'validation.taxRate.country')),
  state: v.pipe(code, v.regex(/^[A-Z0-9]{0,10}$/, 'validation.taxRate.state')),
  rate: percentRate('validation.taxRate.rate'),
  taxesFreight: flag,
  isCollected: flag,
  version,
});
