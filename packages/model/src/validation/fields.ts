import * as v from 'valibot';
import {
  ACCOUNT_LENGTH,
  BUYER_MESSAGE_WORDS,
  NAME_LENGTH,
  PASSWORD_LENGTH,
  PURCHASE_ORDER_NUMBER_LENGTH,
} from '../limits/index.ts';
import { countWords } from './words.ts';

/** A trimmed text that must not be empty; `id` is the message for a missing one. */
export function required(id: string) {
  return v.pipe(
    v.optional(v.nullable(v.string(id), ''), ''),
    v.transform((text) => (text ?? '').trim()),
    v.nonEmpty(id),
  );
}

/** A trimmed text that may be absent. */
export const optionalText = v.pipe(
  v.optional(v.nullable(v.string(), ''), ''),
  v.transform((text) => (text ?? '').trim()),
);

/** One of the given words; `id` is the message for any other and for a missing one. */
export function choiceOf<const Words extends readonly string[]>(words: Words, id: string) {
  // A field that is missing is judged as an empty one: valibot would report the missing key in its own words.
  return v.optional(v.picklist(words, id), '' as Words[number]);
}

/** A person's name: 1-40 letters of any script and spaces; `id` is the message for a missing one. */
export function nameOf(id: string) {
  return v.pipe(
    required(id),
    v.maxLength(NAME_LENGTH.maximum, 'validation.name.length'),
    v.regex(/^[\p{L}\p{M} ]+$/u, 'validation.name.letters'),
  );
}

/** A person's name. */
export const realName = nameOf('validation.name.required');

/** The longest address that mail servers accept (RFC 5321). */
const EMAIL_LENGTH = 254;

/** An e-mail address. */
export const email = v.pipe(
  required('validation.email'),
  v.maxLength(EMAIL_LENGTH, 'validation.email'),
  v.email('validation.email'),
);

/** A mainland-China mobile number, with or without country code. */
const CHINESE_MOBILE = /^(?:\+?86)?1[3-9]\d{9}$/;
/** A number of the North American numbering plan: area code and exchange start with 2-9. */
const NORTH_AMERICAN = /^(?:\+?1)?[2-9]\d{2}[2-9]\d{6}$/;

/** A phone number of the US or Canada, or a Chinese mobile number, in any common spelling. */
export const phone = v.pipe(
  required('validation.phone.required'),
  v.check((text) => {
    if (!/^\+?[\d\s().-]+$/.test(text)) return false;
    const digits = text.replace(/[^\d+]/g, '');
    return CHINESE_MOBILE.test(digits) || NORTH_AMERICAN.test(digits);
  }, 'validation.phone'),
);

/**
 * A number that passed `phone`, in the international form by which numbers are compared and called: `+15205550111`. Without `+`, eleven
 * digits in a row are a Chinese mobile number, and a `1` that stands apart is the country code: `1 (520) 555-0111`.
 */
export function internationalPhone(text: string): string {
  const digits = text.replace(/\D/g, '');
  if (text.trim().startsWith('+')) return `+${digits}`;
  if (digits.length === 10) return `+1${digits}`;
  return digits.length === 11 && CHINESE_MOBILE.test(digits) && !/^\s*1[\s.(-]/.test(text)
    ? `+86${digits}`
    : `+${digits}`;
}

/** An account name: 6-20 letters and digits. */
export const accountName = v.pipe(
  required('validation.account.required'),
  v.regex(new RegExp(`^[A-Za-z0-9]{${ACCOUNT_LENGTH.minimum},${ACCOUNT_LENGTH.maximum}}$`), 'validation.account'),
);

/** A password: 6-16 letters and digits. */
export const password = v.pipe(
  required('validation.password.required'),
  v.regex(new RegExp(`^[A-Za-z0-9]{${PASSWORD_LENGTH.minimum},${PASSWORD_LENGTH.maximum}}$`), 'validation.password'),
);

/** The buyer's message on an order: at most 150 words. */
export const buyerMessage = v.pipe(
  optionalText,
  v.check((text) => countWords(text) <= BUYER_MESSAGE_WORDS, 'validation.message.words'),
);

/** The buyer's own purchase order number: optional, one line of at most 30 characters. */
export const purchaseOrderNumber = v.pipe(
  optionalText,
  v.maxLength(PURCHASE_ORDER_NUMBER_LENGTH, 'validation.purchaseOrderNumber.length'),
  // It is printed in letters and on paper, where control characters are harmful.
  v.regex(/^[^\p{C}\p{Zl}\p{Zp}]*$/u, 'validation.purchaseOrderNumber.characters'),
);
