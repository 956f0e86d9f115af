'use client';

import { orderScreen, productScreen } from '@rider/model/screens';
import { SHOP_TIME_ZONE } from '@rider/model/locale';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { IntlContext, IntlProvider, type IntlConfig, type IntlShape } from 'react-intl';
import type { ChatMessages } from './load-messages.ts';

/** Where the chat's links lead; the host knows its own addresses. */
export interface ChatSettings {
  /** Address of a product's page, with the article of this code chosen. */
  getProductHref(productId: string, article?: string): string;
  /** Address of an order's page. */
  getOrderHref(orderNumber: string): string;
  /** Address to sign in again. */
  signInHref?: string | undefined;
}

const DEFAULT_SETTINGS: ChatSettings = {
  getProductHref: productScreen,
  getOrderHref: orderScreen,
};

const SettingsContext = createContext<ChatSettings>(DEFAULT_SETTINGS);

/** What the chat's parts need around them. */
export interface ChatProviderProps extends Partial<ChatSettings> {
  locale: string;
  /** Texts of that language: those of `loadMessages`, with the host's own spread over them. */
  messages: ChatMessages;
  /** Of the times shown, an IANA name; the shop's where absent, so that chat and orders tell one time. */
  timeZone?: string | undefined;
  children: ReactNode;
}

/** Texts that parts of the design system look up, in the chat's words: its own file of them would weigh more than the chat's. */
function textsOfParts(messages: ChatMessages): ChatMessages {
  return {
    'ui.button.pending': messages['chat.button.pending'] ?? '',
    'ui.richText.table': messages['chat.notice.table'] ?? '',
  };
}

/** Gives all parts of the chat their language and links. */
export function ChatProvider(props: ChatProviderProps) {
  const { locale, messages, timeZone = SHOP_TIME_ZONE, getProductHref, getOrderHref, signInHref, children } = props;
  // What the host puts into the window, e.g. its tools, speaks with the host's texts.
  const around = useSurroundingTexts();
  const texts = useMemo(() => ({ ...textsOfParts(messages), ...around, ...messages }), [around, messages]);
  const settings = useMemo(
    () => ({
      getProductHref: getProductHref ?? DEFAULT_SETTINGS.getProductHref,
      getOrderHref: getOrderHref ?? DEFAULT_SETTINGS.getOrderHref,
      signInHref,
    }),
    [getProductHref, getOrderHref, signInHref],
  );
  return (
    // A text that fails is told in production too, where react-intl would say nothing.
    <IntlProvider
      locale={locale}
      messages={texts as NonNullable<IntlConfig['messages']>}
      timeZone={timeZone}
      onError={console.error}
    >
      <SettingsContext value={settings}>{children}</SettingsContext>
    </IntlProvider>
  );
}

/** The host's texts; compiled ones are as good as written ones. */
function useSurroundingTexts(): ChatMessages {
  const intl: IntlShape | null = useContext(IntlContext);
  return (intl?.messages ?? NO_TEXTS) as ChatMessages;
}

const NO_TEXTS: ChatMessages = {};

/** The addresses that the host gave. */
export function useChatSettings(): ChatSettings {
  return useContext(SettingsContext);
}
