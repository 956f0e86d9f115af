import { FALLBACK_LOCALE, isLocale, LOCALES, type Locale } from '@rider/model/locale';
import { safeLocalPath } from '@rider/model/navigation';
import { LANGUAGE_COOKIE, languageCookie, readCookie } from '../../app/session/cookies.ts';

/** The language of an address, or the redirect that its prefix or the visitor's cookie requires. */
export type LanguageDecision =
  | { kind: 'render'; locale: Locale; cookie: string | null }
  | { kind: 'redirect'; location: string; status: 301 | 302; cookie: string | null };

/** Decides the language of a document before anything else looks at the address. */
export function decideLanguage(request: Request, origin: string): LanguageDecision {
  const url = new URL(request.url);
  const [, first = '', ...rest] = url.pathname.split('/');
  const chosen = readCookie(request.headers.get('Cookie'), LANGUAGE_COOKIE);
  const cookie = isLocale(first) && chosen !== first ? languageCookie(first, origin) : null;
  if (first === FALLBACK_LOCALE) {
    const path = `/${rest.join('/')}${url.search}`;
    return { kind: 'redirect', location: safeLocalPath(path, origin) ? path : '/', status: 302, cookie };
  }
  // Addresses that were typed or passed on by a mail program in lower case.
  const meant = LOCALES.find((locale) => locale.toLowerCase() === first.toLowerCase());
  if (meant !== undefined && meant !== first) {
    const location = `/${[meant, ...rest].join('/')}${url.search}`;
    if (safeLocalPath(location, origin)) return { kind: 'redirect', location, status: 301, cookie: null };
  }
  if (isLocale(first)) return { kind: 'render', locale: first, cookie };
  if (request.method === 'GET' && isLocale(chosen) && chosen !== FALLBACK_LOCALE && !url.pathname.endsWith('.data')) {
    const location = `/${chosen}${url.pathname === '/' ? '' : url.pathname}${url.search}`;
    if (safeLocalPath(location, origin)) return { kind: 'redirect', location, status: 302, cookie: null };
  }
  return { kind: 'render', locale: FALLBACK_LOCALE, cookie: null };
}
