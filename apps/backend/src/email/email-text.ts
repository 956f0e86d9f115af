import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { EmailText } from '@rider/api/operator';
import { LOCALES, type Locale } from '@rider/model/locale';
import type { Database } from '../database/open.ts';
import {
  formatElements,
  messageNames,
  messageSource,
  messageText,
  parseMessage,
  type MessageId,
  type MessageValues,
} from '../messages/index.ts';

/** Beginnings of the messages of e-mails: about an order, about a refund, and the short ones; then those of texts without a subject. */
const BEGINNINGS = ['backend.order-email', 'backend.refund-email', 'backend.email', 'backend.text'] as const;

type Beginning = (typeof BEGINNINGS)[number];
type NamedBelow<Id, Start extends Beginning> = Id extends `${Start}.${infer Name}.body` ? Name : never;

/** One of the shop's short emails: `backend.email.<name>.subject` and `.body` in messages/*.json. */
export type EmailName = NamedBelow<MessageId, 'backend.email'>;

/** One of the shop's e-mails, text messages, or the greeting: `<beginning>.<name>.subject` and `.body` in messages/*.json. */
export type AnyEmailName = NamedBelow<MessageId, Beginning>;

/** The beginning of the messages of each e-mail, by its name. */
const EMAILS: ReadonlyMap<string, Beginning> = new Map(
  BEGINNINGS.flatMap((beginning) => messageNames(beginning, 'body').map((name) => [name, beginning] as const)),
);

/** The names of all e-mails. */
export const EMAIL_NAMES = [...EMAILS.keys()] as AnyEmailName[];

/** Whether an e-mail has this name. */
export function isEmailName(name: string): name is AnyEmailName {
  return EMAILS.has(name);
}

/** Whether it is an e-mail with a subject: neither a text message nor the greeting of other e-mails. */
export function hasSubject(name: AnyEmailName): boolean {
  return EMAILS.get(name) !== 'backend.text';
}

/** Whether it is plain text, without an order's facts and lines. */
export function isPlainText(name: AnyEmailName): boolean {
  return EMAILS.get(name) === 'backend.email' || !hasSubject(name);
}

/** One of the shop's text messages: `backend.text.<name>.body` in messages/*.json. */
export type TextName = Exclude<NamedBelow<MessageId, 'backend.text'>, 'greeting'>;

/** The setting with the texts of an e-mail that operators changed, by language. */
export function emailSetting(name: AnyEmailName): string {
  return `email.${name}`;
}

/** The texts of an e-mail that operators changed. */
export type ChangedEmailTexts = { readonly [Each in Locale]?: EmailText };

function messageId(name: AnyEmailName, part: keyof EmailText): MessageId {
  return `${EMAILS.get(name)}.${name}.${part}` as MessageId;
}

/** Subject and body of an e-mail with placeholders, as the shop comes with them. */
export function defaultEmailText(name: AnyEmailName, locale: Locale): EmailText {
  return {
    subject: hasSubject(name) ? messageSource(messageId(name, 'subject'), locale) : '',
    body: messageSource(messageId(name, 'body'), locale),
  };
}

function isFormatted(element: MessageFormatElement): boolean {
  return element.type !== TYPE.argument;
}

/** The placeholders among elements, by name, also those within choices. */
export function argumentsOf(elements: readonly MessageFormatElement[]): Map<string, MessageFormatElement> {
  const found = new Map<string, MessageFormatElement>();
  const add = (name: string, element: MessageFormatElement) => {
    const known = found.get(name);
    if (known === undefined || !isFormatted(known)) found.set(name, element);
  };
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound || element.type === TYPE.tag) continue;
    add(element.value, element);
    if (element.type !== TYPE.select && element.type !== TYPE.plural) continue;
    for (const { value } of Object.values(element.options))
      for (const [name, within] of argumentsOf(value)) add(name, within);
  }
  return found;
}

/** The placeholders of an e-mail by name, with the format that the default texts give them; plain ones may contain the shop's name, and e-mails its origin. */
export function emailPlaceholders(name: AnyEmailName): Map<string, MessageFormatElement> {
  const texts = LOCALES.flatMap((locale) => Object.values<string>({ ...defaultEmailText(name, locale) }));
  const ofShop = hasSubject(name) ? '{origin}{shop}' : '{shop}';
  return argumentsOf([...texts, ...(isPlainText(name) ? [ofShop] : [])].flatMap(parseMessage));
}

/** Gives amounts and counts the format of the default texts, so that `{total}` is written as money. */
function withFormats(
  elements: readonly MessageFormatElement[],
  formats: ReadonlyMap<string, MessageFormatElement>,
): MessageFormatElement[] {
  return elements.map((element): MessageFormatElement => {
    if (element.type === TYPE.argument || element.type === TYPE.number) {
      const format = formats.get(element.value);
      return format?.type === TYPE.number ? format : element;
    }
    if (element.type !== TYPE.select && element.type !== TYPE.plural) return element;
    const options = Object.entries(element.options).map(([choice, { value }]) => [
      choice,
      { value: withFormats(value, formats) },
    ]);
    return { ...element, options: Object.fromEntries(options) as typeof element.options };
  });
}

/** Fills in the placeholders of an operator's text. @throws for wrong syntax, and for placeholders without a value. */
export function fillEmailText(name: AnyEmailName, text: EmailText, locale: Locale, facts: MessageValues): EmailText {
  const formats = emailPlaceholders(name);
  const fill = (source: string) => formatElements(withFormats(parseMessage(source), formats), locale, facts);
  return { subject: fill(text.subject), body: fill(text.body) };
}

/** Subject and plain text of an e-mail in a language, as operators changed it. @throws when an argument of the default is missing. */
export async function emailText(
  database: Database,
  name: AnyEmailName,
  locale: Locale,
  facts: MessageValues,
): Promise<EmailText> {
  const setting = await database
    .selectFrom('shop_setting')
    .select('value')
    .where('name', '=', emailSetting(name))
    .executeTakeFirst();
  const changed = (setting?.value as ChangedEmailTexts | undefined)?.[locale];
  if (changed !== undefined) {
    try {
      return fillEmailText(name, changed, locale, facts);
    } catch {
      // A later version of the shop may lack a placeholder; the desk shows the text as unusable.
    }
  }
  return {
    subject: hasSubject(name) ? messageText(messageId(name, 'subject'), locale, facts) : '',
    body: messageText(messageId(name, 'body'), locale, facts),
  };
}
