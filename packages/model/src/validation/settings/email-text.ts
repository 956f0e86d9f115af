import * as v from 'valibot';
import { normalizeText, optionalText, required, version } from '../fields/index.ts';

/** Mail clients truncate longer subjects. */
const LONGEST_SUBJECT = 200;
const LONGEST_BODY = 5000;

const subject = v.pipe(
  optionalText,
  v.maxLength(LONGEST_SUBJECT, 'validation.text.long'),
  // A header field is one line.
  v.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'validation.emailText.oneLine'),
);
const body = v.pipe(
  required('validation.emailText.body', (text) => normalizeText(text.replace(/\r\n?/g, '\n'))),
  v.maxLength(LONGEST_BODY, 'validation.text.long'),
);

/**
 * The texts of an e-mail as an operator enters them, with placeholders such as `{order}`, which the backend checks. Text messages have no
 * subject; the backend requires that of e-mails.
 */
export const emailTextsSchema = v.object({
  subject: v.optional(v.object({ 'en-US': subject, 'zh-CN': subject }), { 'en-US': '', 'zh-CN': '' }),
  body: v.object({ 'en-US': body, 'zh-CN': body }),
});

/** As `emailTextsSchema`, with the version that the operator has seen. */
export const versionedEmailTextsSchema = v.object({ ...emailTextsSchema.entries, version });
