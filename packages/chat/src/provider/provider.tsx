'use client';

import { orderScreen, productScreen } from '@rider/model/screens';
import { DEFAULT_FORMATS } from '@rider/model/locale';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { IntlContext, IntlProvider, type IntlConfig } from 'react-intl';
import type { ChatMessages } from './load-messages.ts';

/** Addresses of the host's pages. */
export interface ChatSettings {
  /** Address of a product's page; `article` is the SKU to preselect. */
  getProductHref(productId: string, sku?: string): string;
  /** Address of an order's page. */
  getOrderHref(orderNumber: string): string;
  /** Address of the sign-in page. */
  signInHref?: string | undefined;
}

const DEFAULT_SETTINGS: ChatSettings = {
  getProductHref: productScreen,
  getOrderHref: orderScreen,
};

const SettingsContext = createContext<ChatSettings>(DEFAULT_SETTINGS);

/** Props of the provider. */
export interface ChatProviderProps extends Partial<ChatSettings> {
  /** Language of the texts, as a BCP 47 tag. */
  locale: string;
  /** Texts of that language: those of `loadMessages`, with the host's spread over them. */
  messages: ChatMessages;
  /** Time zone of the times, an IANA name; that of the host's provider when absent, so that chat and orders agree. */
  timeZone?: string | undefined;
  /** Currency of the amounts, an ISO code; that of the host's provider when absent. */
  currency?: string | undefined;
  /** The content. */
  children: ReactNode;
}

/**
 * Texts of design-system parts, taken from the chat's messages: the design system's own file is larger than the chat's.
 */
function textsOfParts(messages: ChatMessages): ChatMessages {
  return {
    'ui.button.pending': messages['chat.button.pending'] ?? '',
    'ui.richText.table': messages['chat.announcement.table'] ?? '',
  };
}

/** Provides language, texts and links to all parts of the chat. */
export function ChatProvider(props: ChatProviderProps) {
  const { locale, messages, getProductHref, getOrderHref, signInHref, children } = props;
  // The host's content in the window, e.g. its tools, uses the host's texts.
  const around = useContext(IntlContext);
  const texts = useMemo(
    () => ({ ...textsOfParts(messages), ...(around?.messages as ChatMessages | undefined), ...messages }),
    [around, messages],
  );
  const { timeZone = around?.timeZone ?? DEFAULT_FORMATS.timeZone, currency } = props;
  const formats = useMemo(
    () => (currency === undefined ? around?.formats : { number: { money: { currency } } }),
    [around, currency],
  );
  const settings = useMemo(
    () => ({
      getProductHref: getProductHref ?? DEFAULT_SETTINGS.getProductHref,
      getOrderHref: getOrderHref ?? DEFAULT_SETTINGS.getOrderHref,
      signInHref,
    }),
    [getProductHref, getOrderHref, signInHref],
  );
  return (
    // Reports failing texts in production too, where react-intl is silent.
    <IntlProvider
      locale={locale}
      messages={texts as NonNullable<IntlConfig['messages']>}
      timeZone={timeZone}
      {...(formats && { formats })}
      onError={console.error}
    >
      <SettingsContext value={settings}>{children}</SettingsContext>
    </IntlProvider>
  );
}

/** The addresses of the host. */
export function useChatSettings(): ChatSettings {
  return useContext(SettingsContext);
}
