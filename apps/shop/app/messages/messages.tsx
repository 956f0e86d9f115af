import { SHOP_TIME_ZONE, type Locale } from '@rider/model/locale';
import type { ReactNode } from 'react';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { createIntl, RawIntlProvider, useIntl, type IntlShape } from 'react-intl';

/** Compiled texts of one language. */
export type Messages = Record<string, string> | Record<string, MessageFormatElement[]>;

/** Formatters by set of texts: created once per language for all documents that the server renders. */
const formatters = new WeakMap<Messages, IntlShape>();

function createFormatters(locale: Locale, messages: Messages): IntlShape {
  // One fixed time zone, so that server and browser format the same dates. Formatting errors are reported in production too.
  const intl = createIntl({ locale, messages, timeZone: SHOP_TIME_ZONE, onError: console.error });
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
