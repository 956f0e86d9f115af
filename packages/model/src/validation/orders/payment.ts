import * as v from 'valibot';
import { LONGEST_TERM } from '../../invoice/index.ts';
import { day, normalizeCode, optionalText, rechargeAmount, required, shortText, someAmount } from '../fields/index.ts';

/** Paying in to the balance. */
export const rechargeSchema = v.object({ amount: rechargeAmount });

/** An operator's credit to a balance, with its reason. */
export const topUpSchema = v.object({
  amount: rechargeAmount,
  note: shortText('validation.topUp.note'),
});

/** The day whose payments an operator compares with their providers. */
export const comparedDaySchema = v.object({ day: day('validation.compare.day') });

/** How an operator settled money that a provider does not send back. */
export const payoutNoteSchema = v.object({
  note: shortText('validation.payout.note'),
});

/** Terms on which a buyer pays by invoice: the limit, and days from an invoice to its due date. */
export const creditTermsSchema = v.object({
  limit: someAmount,
  days: v.pipe(
    required('validation.credit.days', normalizeCode),
    v.check(
      (text) => /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= LONGEST_TERM,
      'validation.credit.days',
    ),
  ),
});

/** Money that came in for invoices: amount, the bank's reference and the day. */
export const receivedPaymentSchema = v.object({
  amount: someAmount,
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
