import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { EmailText, EmailTexts } from '@rider/api/operator';
import { LOCALES, type Locale } from '@rider/model/locale';
import {
  argumentsOf,
  defaultEmailText,
  emailPlaceholders,
  fillEmailText,
  hasSubject,
  type AnyEmailName,
} from '../email/email-text.ts';
import { messageText, parseMessage, validationText, type MessageId, type MessageValues } from '../messages/index.ts';
import type { SampleEmail } from './render-sample.ts';
import { sampleFacts } from './sample-facts.ts';

/** Placeholders without which an e-mail is of no use, where its default body has them. */
const REQUIRED: ReadonlySet<string> = new Set([
  'account',
  'address',
  'answer',
  'code',
  'link',
  'message',
  'number',
  'reason',
]);

/** E-mails that let their reader sign in as somebody; only who may read all e-mails may change them. */
const SECRET: ReadonlySet<AnyEmailName> = new Set([
  'email-code',
  'phone-code',
  'register-code',
  'reset-code',
  'sign-in-code',
  'staff-invitation',
]);

/** Whether an e-mail contains a code or a link that opens an account. */
export function isSecretEmail(name: AnyEmailName): boolean {
  return SECRET.has(name);
}

/** The placeholders that each reader sees, which those within a choice are not. */
function shownPlaceholders(source: string): string[] {
  return parseMessage(source).flatMap((element) => (element.type === TYPE.argument ? element.value : []));
}

function requiredPlaceholders(name: AnyEmailName): string[] {
  const shown = LOCALES.flatMap((locale) => shownPlaceholders(defaultEmailText(name, locale).body));
  return [...new Set(shown)].filter((placeholder) => REQUIRED.has(placeholder));
}

/** Whether the body of an e-mail must contain a placeholder. */
export function isRequired(name: AnyEmailName, placeholder: string): boolean {
  return requiredPlaceholders(name).includes(placeholder);
}

/** A placeholder as it is written in a text: `{order}`, or a choice with its alternatives. */
export function writtenPlaceholder(placeholder: string, element: MessageFormatElement): string {
  if (element.type !== TYPE.select) return `{${placeholder}}`;
  const choices = Object.keys(element.options).map((choice) => `${choice} {…}`);
  return `{${placeholder}, select, ${choices.join(' ')}}`;
}

/** Characters of a text message: five parts of an SMS in any script. */
const LONGEST_TEXT_MESSAGE = 335;

interface Fault {
  id: MessageId;
  values?: MessageValues;
}

/** The first placeholder that an e-mail does not have, or that is written in a form that it cannot have. */
function placeholderFault(name: AnyEmailName, source: string, facts: MessageValues): Fault | null {
  const known = emailPlaceholders(name);
  for (const [placeholder, { type }] of argumentsOf(parseMessage(source))) {
    const expected = known.get(placeholder);
    if (expected === undefined) return { id: 'backend.emailText.unknown', values: { placeholder: `{${placeholder}}` } };
    const isNumber = typeof facts[placeholder] === 'number';
    const fits =
      type === TYPE.select ||
      (type === TYPE.argument && expected.type !== TYPE.select) ||
      (isNumber && (type === TYPE.number || type === TYPE.plural));
    if (!fits)
      return { id: 'backend.emailText.form', values: { placeholder: writtenPlaceholder(placeholder, expected) } };
  }
  return null;
}

function missingFault(name: AnyEmailName, body: string): Fault | null {
  const shown = shownPlaceholders(body);
  const missing = requiredPlaceholders(name).filter((placeholder) => !shown.includes(placeholder));
  if (missing.length === 0) return null;
  const placeholders = missing.map((placeholder) => `{${placeholder}}`).join(', ');
  return { id: 'backend.emailText.missing', values: { placeholders } };
}

/** The id of the validation message of a text that is missing or too long; null for none. */
function lengthFault(name: AnyEmailName, part: keyof EmailText, source: string): string | null {
  if (!hasSubject(name)) return source.length > LONGEST_TEXT_MESSAGE ? 'validation.text.long' : null;
  return part === 'subject' && source === '' ? 'validation.emailText.subject' : null;
}

function faultOf(
  { name, origin, locale }: Omit<SampleEmail, 'database'>,
  part: keyof EmailText,
  source: string,
): Fault | null {
  const facts = sampleFacts(origin, locale);
  try {
    const fault = placeholderFault(name, source, facts) ?? (part === 'body' ? missingFault(name, source) : null);
    if (fault === null) fillEmailText(name, { subject: source, body: '' }, locale, facts);
    return fault;
  } catch {
    return { id: 'backend.emailText.syntax' };
  }
}

/** The faults of an e-mail's texts by path (`body.en-US`); `locale` is their language. */
export function emailTextFaults(
  name: AnyEmailName,
  texts: EmailTexts,
  { origin, locale }: { origin: string; locale: Locale },
): Record<string, string> {
  const faults = LOCALES.flatMap((each) =>
    (['subject', 'body'] as const).flatMap((part) => {
      const length = lengthFault(name, part, texts[part][each]);
      if (length !== null) return [[`${part}.${each}`, validationText(length, locale)]];
      const fault = faultOf({ name, origin, locale: each }, part, texts[part][each]);
      return fault === null ? [] : [[`${part}.${each}`, messageText(fault.id, locale, fault.values)]];
    }),
  );
  return Object.fromEntries(faults) as Record<string, string>;
}
