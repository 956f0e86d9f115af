import { FALLBACK_LOCALE, type Locale } from '@rider/model/locale';

/** React Router's basename of a language: '/' or '/zh-CN'. */
export function basenameOf(locale: Locale): string {
  return locale === FALLBACK_LOCALE ? '/' : `/${locale}`;
}

/** The address of an unprefixed path ("/login?x=1") in a language. */
export function localized(locale: Locale, path: string): string {
  return locale === FALLBACK_LOCALE ? path : path === '/' ? `/${locale}` : `/${locale}${path}`;
}
