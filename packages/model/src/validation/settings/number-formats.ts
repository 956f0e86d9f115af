import * as v from 'valibot';
import { flag, normalizeCode, wholeNumber, version } from '../fields/index.ts';

const LONGEST_PREFIX = 10;
const DIGITS = { minimum: 4, maximum: 10 };

const prefix = v.pipe(
  v.optional(v.nullable(v.string()), ''),
  v.transform((text) => normalizeCode(text ?? '').toUpperCase()),
  v.maxLength(LONGEST_PREFIX, 'validation.numbers.prefix'),
  v.regex(/^([A-Z0-9-]*[A-Z-])?$/, 'validation.numbers.prefix'),
);
const format = { prefix, digits: wholeNumber(DIGITS, 'validation.numbers.digits') };

const order = v.pipe(
  v.object({ ...format, showsYear: flag, restartsYearly: flag }),
  v.forward(
    v.partialCheck(
      [['showsYear'], ['restartsYearly']],
      ({ showsYear, restartsYearly }) => showsYear || !restartsYearly,
      'validation.numbers.year',
    ),
    ['restartsYearly'],
  ),
);

/** The number formats of the shop, as an operator enters them. */
export const numberFormatsSchema = v.pipe(
  v.object({ order, invoice: v.object(format), paidInvoice: v.object(format), version }),
  v.forward(
    v.partialCheck(
      [
        ['invoice', 'prefix'],
        ['paidInvoice', 'prefix'],
      ],
      ({ invoice, paidInvoice }) => invoice.prefix !== paidInvoice.prefix,
      'validation.numbers.samePrefix',
    ),
    ['paidInvoice', 'prefix'],
  ),
);
