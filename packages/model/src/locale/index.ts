/** The interface languages; the first is the default and the fallback. */
export const LOCALES = ['en-US', 'zh-CN'] as const;
/** A language of the interface. */
export type Locale = (typeof LOCALES)[number];
/** The language of unprefixed addresses. */
export const FALLBACK_LOCALE: Locale = 'en-US';

/** A text, or another value, in every language of the interface. */
export type Localized<T = string> = Record<Locale, T>;

/** How a shop writes amounts and times, in every language. */
export interface ShopFormats {
  /** ISO 4217 code of a currency with two decimals. */
  currency: string;
  /** IANA name of the zone of days and times. */
  timeZone: string;
}

/** The formats of a shop that sets none. */
export const DEFAULT_FORMATS: ShopFormats = { currency: 'USD', timeZone: 'America/Los_Angeles' };

/** How formatters write an amount in a currency: "$1,234.50" in every language. */
export const moneyFormat = (currency: string) =>
  ({ style: 'currency', currency, currencyDisplay: 'narrowSymbol' }) as const;

/** Whether a text is one of the interface languages. */
export function isLocale(text: unknown): text is Locale {
  return (LOCALES as readonly unknown[]).includes(text);
}
