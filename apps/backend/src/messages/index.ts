import validationEnglish from '@rider/model/messages/en-US.json' with { type: 'json' };
import validationChinese from '@rider/model/messages/zh-CN.json' with { type: 'json' };
import { moneyFormat, type Locale } from '@rider/model/locale';
import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';
import english from '../../messages/en-US.json' with { type: 'json' };
import chinese from '../../messages/zh-CN.json' with { type: 'json' };
import { byFormats } from './shop-formats.ts';

/** The id of a backend message (messages/*.json). */
export type MessageId = keyof typeof english;

/** Fills the arguments of a message. Amounts are integer cents (`{amount, number, money}`). */
export type MessageValues = Readonly<Record<string, string | number>>;

/** The names that have a message `<beginning>.<name>.<end>`. */
export function messageNames(beginning: string, end: string): string[] {
  return Object.keys(english)
    .filter((id) => id.startsWith(`${beginning}.`) && id.endsWith(`.${end}`))
    .map((id) => id.slice(beginning.length + 1, -end.length - 1));
}

const TEXTS: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  'en-US': { ...validationEnglish, ...english },
  'zh-CN': { ...validationChinese, ...chinese },
};

/** Messages are parsed on first use and cached; the message files limit their number. */
const cache = byFormats(({ currency }) => ({
  // The scale turns cents into whole units.
  formats: { number: { money: { ...moneyFormat(currency), scale: 0.01 } } },
  parsed: { 'en-US': new Map<string, IntlMessageFormat>(), 'zh-CN': new Map<string, IntlMessageFormat>() },
}));

function parsedMessage(id: string, locale: Locale): IntlMessageFormat {
  const { formats, parsed } = cache();
  const known = parsed[locale].get(id);
  if (known !== undefined) return known;
  const text = TEXTS[locale][id];
  if (text === undefined) throw new Error(`there is no message ${id}`);
  const message = new IntlMessageFormat(text, locale, formats, { ignoreTag: true });
  parsed[locale].set(id, message);
  return message;
}

function written(id: string, locale: Locale, values: MessageValues | undefined): string {
  return String(parsedMessage(id, locale).format(values));
}

/** A message in a language. @throws when `values` lacks an argument of the message. */
export function messageText(id: MessageId, locale: Locale, values?: MessageValues): string {
  return written(id, locale, values);
}

/** A message as it is written, with its placeholders. */
export function messageSource(id: MessageId, locale: Locale): string {
  return TEXTS[locale][id] ?? '';
}

/** The elements of a text in the syntax of messages. @throws SyntaxError */
export function parseMessage(text: string): MessageFormatElement[] {
  return parse(text, { ignoreTag: true });
}

/** Formats parsed elements. @throws when `values` lacks an argument, or has a wrong one. */
export function formatElements(elements: MessageFormatElement[], locale: Locale, values: MessageValues): string {
  return String(new IntlMessageFormat(elements, locale, cache().formats).format(values));
}

/** A message of the validation rules of packages/model. @throws for an unknown id. */
export function validationText(id: string, locale: Locale, values?: MessageValues): string {
  return written(id, locale, values);
}
