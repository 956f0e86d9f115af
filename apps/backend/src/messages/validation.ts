import english from '@rider/api/messages/en-US.json' with { type: 'json' };
import chinese from '@rider/api/messages/zh-CN.json' with { type: 'json' };
import type { Locale } from '@rider/api/locale';

/** The messages of the validation rules, which form and backend share. */
const MESSAGES: Readonly<Record<Locale, Readonly<Record<string, string>>>> = { 'en-US': english, 'zh-CN': chinese };

/** The text of a validation message in a language; `{name, number}` places take the values, written as the language does. */
export function validationText(id: string, locale: Locale, values: Readonly<Record<string, number>> = {}): string {
  const message = MESSAGES[locale][id];
  if (message === undefined) throw new Error(`there is no validation message ${id}`);
  return message.replace(/\{(\w+), number\}/g, (place, name: string) => values[name]?.toLocaleString(locale) ?? place);
}
