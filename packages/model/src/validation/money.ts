import * as v from 'valibot';
import { moneyFromDecimal } from '../money/index.ts';
import { day, optionalText, required, shortText } from './fields.ts';
import { LONGEST_TERM } from '../invoice/index.ts';
import { RECHARGE_AMOUNT } from '../limits/index.ts';
import { normalizeCode } from './normalize.ts';

const DOLLARS = /^\d{1,7}(\.\d{1,2})?$/;
/** Commas are accepted only as thousands separators: "6,00" is six dollars to some and six hundred to others. */
const THOUSANDS = /^\d{1,3}(,\d{3})+(?=\.|$)/;

/** Dollars with at most two decimals, as people write them: "1,000.50"; the output is the wire's decimal. */
const dollars = v.pipe(
  required('validation.amount.required', normalizeCode),
  v.transform((text) => text.replace(/^\$\s*/, '').replace(THOUSANDS, (whole) => whole.replaceAll(',', ''))),
  v.regex(DOLLARS, 'validation.amount'),
);

/** An amount to pay in, in dollars. */
const rechargeAmount = v.pipe(
  dollars,
  v.check((text) => {
    // An invalid amount has been reported by the first check.
    if (!DOLLARS.test(text)) return true;
    const amount = moneyFromDecimal(text);
    return amount >= RECHARGE_AMOUNT.minimum && amount <= RECHARGE_AMOUNT.maximum;
  }, 'validation.amount.range'),
);

/** Paying in to the balance. */
export const rechargeSchema = v.object({ amount: rechargeAmount });

/** An operator's credit to a balance, with its reason. */
export const topUpSchema = v.object({
  amount: rechargeAmount,
  note: shortText('validation.topUp.note'),
});

/** An amount above nothing, in dollars. */
const someDollars = v.pipe(
  dollars,
  v.check((text) => !DOLLARS.test(text) || moneyFromDecimal(text) > 0, 'validation.amount'),
);

/** Terms on which a buyer pays by invoice: the limit in dollars, and days from an invoice to its due date. */
export const creditTermsSchema = v.object({
  limit: someDollars,
  days: v.pipe(
    required('validation.credit.days', normalizeCode),
    v.check(
      (text) => /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= LONGEST_TERM,
      'validation.credit.days',
    ),
  ),
});

/** Money that came in for invoices: dollars, the bank's reference and the day. */
export const receivedPaymentSchema = v.object({
  amount: someDollars,
  reference: shortText('validation.receivedPayment.reference'),
  day: day('validation.receivedPayment.day'),
});

/** Thirteen digits or more, as on a card: they may never be stored. */
const CARD_NUMBER = /(?:\d[ -]?){13}/;

/** A card to save: its holder, a person or a company, and the provider's token for it as `card`. */
export const cardSchema = v.object({
  cardholder: v.pipe(
    shortText('validation.name.required'),
    v.check((text) => /\p{L}/u.test(text) && !CARD_NUMBER.test(text), 'validation.cardholder'),
  ),
  card: required('validation.card.required'),
  isDefault: v.pipe(
    optionalText,
    v.transform((text) => text === '1' || text === 'on' || text === 'true'),
  ),
});
