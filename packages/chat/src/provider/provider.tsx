import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import type { ChatMessages } from './load-messages.ts';

/** Where the chat's links lead; the host knows its own addresses. */
export interface ChatSettings {
  /** Address of a product's page. */
  productHref(productId: string): string;
  /** Address of an order's page. */
  orderHref(orderNumber: string): string;
  /** Address to sign in again. */
  signInHref?: string | undefined;
}

const DEFAULT_SETTINGS: ChatSettings = {
  productHref: (productId) => `/goods_detail/${encodeURIComponent(productId)}`,
  orderHref: (orderNumber) => `/order_detail?orderId=${encodeURIComponent(orderNumber)}`,
};

const SettingsContext = createContext<ChatSettings>(DEFAULT_SETTINGS);

/** What the chat's parts need around them. */
export interface ChatProviderProps extends Partial<ChatSettings> {
  locale: string;
  /** Texts of that language: those of `loadMessages`, with the host's own spread over them. */
  messages: ChatMessages;
  /** Of the times shown; the browser's where absent. */
  timeZone?: string;
  children: ReactNode;
}

/** Texts that parts of the design system look up, in the chat's words: its own file of them would weigh more than the chat's. */
function withTextsOfParts(messages: ChatMessages): ChatMessages {
  return {
    'ui.button.pending': messages['chat.button.pending'] ?? '',
    'ui.richText.table': messages['chat.notice.table'] ?? '',
    ...messages,
  };
}

/** Gives all parts of the chat their language and links. */
export function ChatProvider(props: ChatProviderProps) {
  const { locale, messages, timeZone, productHref, orderHref, signInHref, children } = props;
  const texts = useMemo(() => withTextsOfParts(messages), [messages]);
  const settings = useMemo(
    () => ({
      productHref: productHref ?? DEFAULT_SETTINGS.productHref,
      orderHref: orderHref ?? DEFAULT_SETTINGS.orderHref,
      signInHref,
    }),
    [productHref, orderHref, signInHref],
  );
  return (
    <IntlProvider locale={locale} messages={texts} {...(timeZone !== undefined && { timeZone })}>
      <SettingsContext value={settings}>{children}</SettingsContext>
    </IntlProvider>
  );
}

/** The addresses that the host gave. */
export function useChatSettings(): ChatSettings {
  return useContext(SettingsContext);
}
