import type { Locale, ShopFormats } from '@rider/model/locale';
import type { ReactNode } from 'react';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { createIntl, RawIntlProvider, useIntl, type IntlShape } from 'react-intl';

/** Compiled texts of one language. */
export type Messages = Record<string, string> | Record<string, MessageFormatElement[]>;

/** Formatters by the shop's formats and set of texts: created once per language for all documents that the server renders. */
const formatters = new WeakMap<ShopFormats, WeakMap<Messages, IntlShape>>();

function createFormatters({ locale, messages, formats: { currency, timeZone } }: MessagesSettings): IntlShape {
  // One fixed time zone, so that server and browser format the same dates. Formatting errors are reported in production too.
  const formats = { number: { money: { currency } } };
  const intl = createIntl({ locale, messages, timeZone, formats, onError: console.error });
  // No text formats a date itself, and with a time zone react-intl merges all formats again for each text.
  const texts = createIntl({ locale, messages, onError: console.error });
  const { getMessageFormat } = texts.formatters;
  const made = new Map<unknown, ReturnType<typeof getMessageFormat>>();
  // Cached by the message itself: react-intl computes a cache key from the JSON of message, locale and all formats at each use.
  texts.formatters.getMessageFormat = (message, ...settings) => {
    let format = made.get(message);
    if (!format) made.set(message, (format = getMessageFormat(message, ...settings)));
    return format;
  };
  return { ...intl, formatMessage: texts.formatMessage };
}

interface MessagesSettings {
  locale: Locale;
  messages: Messages;
  formats: ShopFormats;
}

/** Provides the language, its texts and the shop's formats, which server and browser load differently. */
export function MessagesProvider({ children, ...settings }: MessagesSettings & { children: ReactNode }) {
  const { messages, formats } = settings;
  const made = formatters.get(formats) ?? new WeakMap<Messages, IntlShape>();
  formatters.set(formats, made);
  const intl = made.get(messages) ?? createFormatters(settings);
  made.set(messages, intl);
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}

/** The language of this document. */
export function useLocale(): Locale {
  // Only MessagesProvider sets it.
  return useIntl().locale as Locale;
}
