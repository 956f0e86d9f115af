import { SHOP_TIME_ZONE, type Locale } from '@rider/model/locale';
import { createContext, use, type ReactNode } from 'react';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { IntlProvider } from 'react-intl';

/** Compiled texts of one language. */
export type Messages = Record<string, string> | Record<string, MessageFormatElement[]>;

const MessagesContext = createContext<{ locale: Locale; messages: Messages } | null>(null);

/** Hands the language and its texts, which each side loads in its own way, to the tree below. */
export function MessagesProvider(props: { locale: Locale; messages: Messages; children: ReactNode }) {
  return (
    <MessagesContext value={{ locale: props.locale, messages: props.messages }}>
      {/* One fixed zone, so that server and browser write the same dates. A text that fails is told in production too. */}
      <IntlProvider locale={props.locale} messages={props.messages} timeZone={SHOP_TIME_ZONE} onError={console.error}>
        {props.children}
      </IntlProvider>
    </MessagesContext>
  );
}

/** The language of this document. */
export function useLocale(): Locale {
  const context = use(MessagesContext);
  if (!context) throw new Error('useLocale needs a MessagesProvider');
  return context.locale;
}
