import { SHOP_TIME_ZONE, type Locale } from '@rider/model/locale';
import type { ReactNode } from 'react';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { createIntl, RawIntlProvider, useIntl, type IntlShape } from 'react-intl';

/** Compiled texts of one language. */
export type Messages = Record<string, string> | Record<string, MessageFormatElement[]>;

/** Formatters by set of texts: created once per language for all documents that the server renders. */
const formatters = new WeakMap<Messages, IntlShape>();

function createFormatters(locale: Locale, messages: Messages): IntlShape {
  // Formatting errors are reported in production too.
  const intl = createIntl({ locale, messages, onError: console.error });
  const { getDateTimeFormat, getMessageFormat } = intl.formatters;
  // One fixed time zone, so that server and browser format the same dates. As a setting of react-intl it would merge all formats at each text.
  intl.formatters.getDateTimeFormat = (language, options) =>
    getDateTimeFormat(language, { timeZone: SHOP_TIME_ZONE, ...options });
  const made = new Map<unknown, ReturnType<typeof getMessageFormat>>();
  // Cached by the message itself: react-intl computes a cache key from the JSON of message, locale and all formats at each use.
  intl.formatters.getMessageFormat = (message, ...settings) => {
    let format = made.get(message);
    if (!format) made.set(message, (format = getMessageFormat(message, ...settings)));
    return format;
  };
  return intl;
}

/** Provides the language and its texts, which server and browser load differently. */
export function MessagesProvider(props: { locale: Locale; messages: Messages; children: ReactNode }) {
  const intl = formatters.get(props.messages) ?? createFormatters(props.locale, props.messages);
  formatters.set(props.messages, intl);
  return <RawIntlProvider value={intl}>{props.children}</RawIntlProvider>;
}

/** The language of this document. */
export function useLocale(): Locale {
  // Only MessagesProvider sets it.
  return useIntl().locale as Locale;
}
