import * as v from 'valibot';
import { moneyFromDecimal } from '../money/index.ts';
import { optionalText, realName, required } from './fields.ts';
import { RECHARGE_AMOUNT, SHORT_TEXT_LENGTH } from '../limits/index.ts';

const DOLLARS = /^\d{1,7}(\.\d{1,2})?$/;
/** Commas stand between thousands alone: "6,00" is six dollars to some and six hundred to others, so it is neither. */
const THOUSANDS = /^\d{1,3}(,\d{3})+(?=\.|$)/;

/** Dollars with at most two decimals, as people write them: "1,000.50"; comes out as the wire's decimal. */
const dollars = v.pipe(
  required('validation.amount.required'),
  v.transform((text) => text.replace(/^\$\s*/, '').replace(THOUSANDS, (whole) => whole.replaceAll(',', ''))),
  v.regex(DOLLARS, 'validation.amount'),
);

/** What is paid in, in dollars. */
const rechargeAmount = v.pipe(
  dollars,
  v.check((text) => {
    // What is no amount has been refused as such already.
    if (!DOLLARS.test(text)) return true;
    const amount = moneyFromDecimal(text);
    return amount >= RECHARGE_AMOUNT.minimum && amount <= RECHARGE_AMOUNT.maximum;
  }, 'validation.amount.range'),
);

/** Paying in to the balance (R6.6). */
export const rechargeSchema = v.object({ amount: rechargeAmount });

/** What an operator adds to a balance, and why. */
export const topUpSchema = v.object({
  amount: rechargeAmount,
  note: v.pipe(required('validation.topUp.note'), v.maxLength(SHORT_TEXT_LENGTH, 'validation.text.long')),
});

/** A card to be saved (R6.9): whose it is, and the provider's token for it as `card`. */
export const cardSchema = v.object({
  cardholder: realName,
  card: required('validation.card.required'),
  isDefault: v.pipe(
    optionalText,
    v.transform((text) => text === '1' || text === 'on' || text === 'true'),
  ),
});
