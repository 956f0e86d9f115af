import { SHOP_TIME_ZONE, type Locale } from '@rider/model/locale';
import { createContext, use, type ReactNode } from 'react';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { createIntl, RawIntlProvider, type IntlShape } from 'react-intl';

/** Compiled texts of one language. */
export type Messages = Record<string, string> | Record<string, MessageFormatElement[]>;

const MessagesContext = createContext<Locale | null>(null);

/** The formatters of a set of texts: made once, for all documents that the server renders in its language. */
const formatters = new WeakMap<Messages, IntlShape>();

function createFormatters(locale: Locale, messages: Messages): IntlShape {
  // One fixed zone, so that server and browser write the same dates. A text that fails is told in production too.
  const intl = createIntl({ locale, messages, timeZone: SHOP_TIME_ZONE, onError: console.error });
  const { getMessageFormat } = intl.formatters;
  const made = new Map<unknown, ReturnType<typeof getMessageFormat>>();
  // By the message itself: react-intl looks a format up by the JSON of message, locale and all formats, at each use.
  intl.formatters.getMessageFormat = (message, ...settings) => {
    let format = made.get(message);
    if (!format) made.set(message, (format = getMessageFormat(message, ...settings)));
    return format;
  };
  return intl;
}

/** Hands the language and its texts, which each side loads in its own way, to the tree below. */
export function MessagesProvider({
  locale,
  messages,
  children,
}: {
  locale: Locale;
  messages: Messages;
  children: ReactNode;
}) {
  const intl = formatters.get(messages) ?? createFormatters(locale, messages);
  formatters.set(messages, intl);
  return (
    <MessagesContext value={locale}>
      <RawIntlProvider value={intl}>{children}</RawIntlProvider>
    </MessagesContext>
  );
}

/** The language of this document. */
export function useLocale(): Locale {
  const locale = use(MessagesContext);
  if (!locale) throw new Error('useLocale needs a MessagesProvider');
  return locale;
}
