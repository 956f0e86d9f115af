import * as v from 'valibot';
import { moneyFromDecimal, moneyToDecimal, type Money } from '../../money/index.ts';
import { required } from './fields.ts';
import { RECHARGE_AMOUNT } from '../../limits/index.ts';
import { normalizeCode } from './normalize.ts';

const DECIMAL = /^\d{1,7}(\.\d{1,2})?$/;
/** Commas are accepted only as thousands separators: "6,00" is six to some and six hundred to others. */
const THOUSANDS = /^\d{1,3}(,\d{3})+(?=\.|$)/;

/** An amount with at most two decimals, as people write it: "1,000.50", "$5" or "¥5"; the output is the wire's decimal. */
const anyAmount = v.pipe(
  required('validation.amount.required', normalizeCode),
  v.transform((text) => text.replace(/^\p{Sc}\s*/u, '').replace(THOUSANDS, (whole) => whole.replaceAll(',', ''))),
  v.regex(DECIMAL, 'validation.amount'),
);

/** An amount to pay in. */
export const rechargeAmount = v.pipe(
  anyAmount,
  v.check((text) => {
    // An invalid amount has been reported by the first check.
    if (!DECIMAL.test(text)) return true;
    const amount = moneyFromDecimal(text);
    return amount >= RECHARGE_AMOUNT.minimum && amount <= RECHARGE_AMOUNT.maximum;
  }, 'validation.amount.range'),
);

/** An amount above nothing. */
export const someAmount = v.pipe(
  anyAmount,
  v.check((text) => !DECIMAL.test(text) || moneyFromDecimal(text) > 0, 'validation.amount'),
);

/** Money typed as a decimal or sent as cents. */
function asDecimal(amount: string | number | null): string | null | undefined {
  return typeof amount === 'number' ? moneyToDecimal(amount as Money) : amount;
}

/** An amount above nothing, typed as a decimal or sent as cents; the output is cents. */
export const positiveMoney = v.pipe(
  v.optional(v.nullable(v.union([v.string(), v.number()])), ''),
  v.transform(asDecimal),
  someAmount,
  v.transform((decimal) => moneyFromDecimal(decimal)),
);

/** An amount of nothing or more, typed as a decimal or sent as cents; the output is cents. */
export const moneyOrZero = v.pipe(
  v.optional(v.nullable(v.union([v.string(), v.number()])), ''),
  v.transform(asDecimal),
  anyAmount,
  v.transform((decimal) => moneyFromDecimal(decimal)),
);

/** An amount as `moneyOrZero` takes it, or null for a missing one. */
export const optionalMoney = v.lazy((typed) =>
  typed === '' || typed === null || typed === undefined
    ? v.pipe(
        v.any(),
        v.transform((): Money | null => null),
      )
    : moneyOrZero,
);
