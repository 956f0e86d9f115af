import validationEnglish from '@rider/model/messages/en-US.json' with { type: 'json' };
import validationChinese from '@rider/model/messages/zh-CN.json' with { type: 'json' };
import type { Locale } from '@rider/model/locale';
import { IntlMessageFormat } from 'intl-messageformat';
import english from '../../messages/en-US.json' with { type: 'json' };
import chinese from '../../messages/zh-CN.json' with { type: 'json' };

/** The id of a backend message (messages/*.json). */
export type MessageId = keyof typeof english;

/** Fills the arguments of a message. Amounts are integer cents (`{amount, number, money}`). */
export type MessageValues = Readonly<Record<string, string | number>>;

const TEXTS: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  'en-US': { ...validationEnglish, ...english },
  'zh-CN': { ...validationChinese, ...chinese },
};

/** The format of dollars: "$1,234.50" in both languages. */
export const MONEY_FORMAT = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const;

// The scale turns cents into dollars.
const FORMATS = { number: { money: { ...MONEY_FORMAT, scale: 0.01 } } };

/** Messages are parsed on first use and cached; the message files limit their number. */
const parsed: Readonly<Record<Locale, Map<string, IntlMessageFormat>>> = { 'en-US': new Map(), 'zh-CN': new Map() };

function parsedMessage(id: string, locale: Locale): IntlMessageFormat {
  const known = parsed[locale].get(id);
  if (known !== undefined) return known;
  const text = TEXTS[locale][id];
  if (text === undefined) throw new Error(`there is no message ${id}`);
  const message = new IntlMessageFormat(text, locale, FORMATS, { ignoreTag: true });
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

/** A message of the validation rules of packages/model. @throws for an unknown id. */
export function validationText(id: string, locale: Locale, values?: MessageValues): string {
  return written(id, locale, values);
}
