import * as v from 'valibot';
import {
  ACCOUNT_LENGTH,
  BUYER_MESSAGE_WORDS,
  BUYER_TEXT_LENGTH,
  EMAIL_LENGTH,
  FIRST_DAY,
  JOB_LENGTH,
  LAST_DAY,
  NAME_LENGTH,
  PASSWORD_LENGTH,
  PHONE_LENGTH,
  PURCHASE_ORDER_NUMBER_LENGTH,
  SHORT_TEXT_LENGTH,
} from '../../limits/index.ts';
import { emailAddress, normalizeCode, normalizeName, normalizeText } from './normalize.ts';
import { isPhone, isTextPhone } from './phone.ts';
import { countWords } from './count-words.ts';

/** One line of text for printed documents, where control characters are harmful. */
export const PRINTABLE = /^[^\p{C}\p{Zl}\p{Zp}]*$/u;

/** A text that must not be empty, as `normalize` writes it; `id` is the message for a missing one. */
export function required(id: string, normalize: (text: string) => string = normalizeText) {
  return v.pipe(
    v.optional(v.nullable(v.string(id), ''), ''),
    v.transform((text) => normalize(text ?? '')),
    v.nonEmpty(id),
  );
}

/** A text that may be absent, as `normalizeText` writes it. */
export const optionalText = v.pipe(
  v.optional(v.nullable(v.string(), ''), ''),
  v.transform((text) => normalizeText(text ?? '')),
);

/** One of the given words; `id` is the message for any other and for a missing one. */
export function choiceOf<const Words extends readonly string[]>(words: Words, id: string) {
  // A missing field counts as an empty one: valibot would report the missing key in its own words.
  return v.optional(v.picklist(words, id), '' as Words[number]);
}

/** A choice among numbers, which a form sends as text. */
export function choiceOfNumber<Choice extends number>(choices: readonly Choice[], id: string) {
  return v.pipe(choiceOf(choices.map(String), id), v.transform(Number));
}

/** At least one of the words, joined by commas; others are ignored. */
export function choicesOf<Word extends string>(words: readonly Word[], id: string) {
  return v.pipe(
    v.string(),
    v.transform((text) => words.filter((word) => text.split(',').includes(word))),
    v.custom<Word[]>((chosen) => Array.isArray(chosen) && chosen.length > 0, id),
  );
}

/** A person's name: 1-40 characters of any script with the marks that names contain; `id` is the message for a missing one. */
export function nameOf(id: string) {
  return v.pipe(
    required(id, normalizeName),
    v.maxLength(NAME_LENGTH.maximum, 'validation.name.length'),
    v.regex(/^(?=.*\p{L})[\p{L}\p{M}\p{Join_Control} '’.·-]+$/u, 'validation.name.characters'),
  );
}

/** A person's name. */
export const realName = nameOf('validation.name.required');

/** Free text of a field, such as a recipient or a street; `id` is the message for a missing one. */
export function shortText(id: string) {
  return v.pipe(required(id), v.maxLength(SHORT_TEXT_LENGTH, 'validation.text.long'));
}

/** As {@link shortText}, in one line: a name that e-mails contain must not begin lines of its own there. */
export function lineText(id: string) {
  return v.pipe(
    shortText(id),
    v.transform((text) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')),
  );
}

/** Free text of a field that may be absent. */
export const optionalShortText = v.pipe(optionalText, v.maxLength(SHORT_TEXT_LENGTH, 'validation.text.long'));

/** An e-mail address, with the host in ASCII and lower case. */
export const email = v.pipe(
  required('validation.email.required', normalizeCode),
  v.maxLength(EMAIL_LENGTH, 'validation.email'),
  v.check((text) => emailAddress(text) !== null, 'validation.email'),
  v.transform((text) => emailAddress(text) ?? text),
);

/** A phone number that `isPhone` checks with its country. */
export const phoneOfPlace = v.pipe(
  required('validation.phone.required', normalizeCode),
  v.maxLength(PHONE_LENGTH, 'validation.phone'),
);

/** A phone number in any common spelling, by the rules of `isPhone`. */
export const phone = v.pipe(
  phoneOfPlace,
  v.check((text) => isPhone(text), 'validation.phone'),
);

/** A phone number to which a code can be sent. */
export const textPhone = v.pipe(phoneOfPlace, v.check(isTextPhone, 'validation.phone.text'));

/** An ISO day from 2000 to 2099; `id` is the message for a missing one and for what is no day. */
export function day(id: string) {
  return v.pipe(
    required(id, normalizeCode),
    v.isoDate(id),
    // The pattern allows 2026-02-30.
    v.check((text) => new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) ?? false, id),
    v.minValue(FIRST_DAY, 'validation.day.range'),
    v.maxValue(LAST_DAY, 'validation.day.range'),
  );
}

/** A checkbox, or a boolean. */
export const flag = v.pipe(
  v.optional(v.union([v.boolean(), v.string()]), false),
  v.transform((given) => given === true || given === 'on'),
);

/** A whole number in a range, as digits or as a number; `id` is the message for any other and for a missing one. */
export function wholeNumber({ minimum, maximum }: { minimum: number; maximum: number }, id: string) {
  return v.pipe(
    v.optional(v.nullable(v.union([v.string(), v.number()])), ''),
    v.transform((number) => normalizeCode(String(number ?? ''))),
    v.regex(/^\d{1,9}$/, id),
    v.transform(Number),
    v.minValue(minimum, id),
    v.maxValue(maximum, id),
  );
}

/** A whole number in a range as `wholeNumber` takes it, or null for a missing one. */
export function optionalWholeNumber(range: { minimum: number; maximum: number }, id: string) {
  const none = v.pipe(
    v.nullable(v.literal('')),
    v.transform(() => null),
  );
  return v.optional(v.union([none, wholeNumber(range, id)], id), null);
}

/** An account name: 6-20 alphanumeric characters. */
export const accountName = v.pipe(
  required('validation.account.required', normalizeCode),
  v.regex(new RegExp(`^[A-Za-z0-9]{${ACCOUNT_LENGTH.minimum},${ACCOUNT_LENGTH.maximum}}$`), 'validation.account'),
);

/** A password: 6-16 alphanumeric characters. */
export const password = v.pipe(
  required('validation.password.required', normalizeCode),
  v.regex(new RegExp(`^[A-Za-z0-9]{${PASSWORD_LENGTH.minimum},${PASSWORD_LENGTH.maximum}}$`), 'validation.password'),
);

/** The buyer's message on an order: at most 150 words. */
export const buyerMessage = v.pipe(
  optionalText,
  v.maxLength(BUYER_TEXT_LENGTH, 'validation.text.long'),
  v.check((text) => countWords(text) <= BUYER_MESSAGE_WORDS, 'validation.message.words'),
);

/** The buyer's own purchase order number: optional, one line of at most 30 characters. */
export const purchaseOrderNumber = v.pipe(
  optionalText,
  v.maxLength(PURCHASE_ORDER_NUMBER_LENGTH, 'validation.purchaseOrderNumber.length'),
  v.regex(PRINTABLE, 'validation.purchaseOrderNumber.characters'),
);

/** The name of a job or of its site: optional, one line. */
export const jobText = v.pipe(
  optionalText,
  v.maxLength(JOB_LENGTH, 'validation.job.length'),
  v.regex(PRINTABLE, 'validation.job.characters'),
);

/** An ISO day as `day` takes it, or null for none. */
export function optionalDay(id: string) {
  const none = v.pipe(
    v.nullable(v.literal('')),
    v.transform(() => null),
  );
  return v.optional(v.union([none, day(id)], id), null);
}

/** The state of a record that its editor has seen; another one means that somebody else changed it. */
export const version = v.pipe(v.number(), v.integer());
