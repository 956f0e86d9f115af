/** The interface languages; the first is the default and the fallback. */
export const LOCALES = ['en-US', 'zh-CN'] as const;
/** A language of the interface. */
export type Locale = (typeof LOCALES)[number];
/** The language of unprefixed addresses. */
export const FALLBACK_LOCALE: Locale = 'en-US';

/** Time zone of the shop's days and times, on both sides of the wire. */
export const SHOP_TIME_ZONE = 'America/Los_Angeles';

/** Whether a text is one of the interface languages. */
export function isLocale(text: unknown): text is Locale {
  return (LOCALES as readonly unknown[]).includes(text);
}
