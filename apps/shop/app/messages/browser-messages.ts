import { DEFAULT_FORMATS, FALLBACK_LOCALE, isLocale, type Locale, type ShopFormats } from '@rider/model/locale';
import type { Messages } from './messages.tsx';

/** The language of this document, in the browser. */
export function documentLocale(): Locale {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : FALLBACK_LOCALE;
}

/** The currency and time zone of this document, in the browser. */
export function documentFormats(): ShopFormats {
  return { ...DEFAULT_FORMATS, ...document.documentElement.dataset };
}

/** The texts loaded so far. react-intl looks texts up here when they are shown, so that more may come later. */
export const loadedMessages: Messages = {};
