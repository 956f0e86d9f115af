import { FALLBACK_LOCALE, type Locale } from '@rider/model/locale';
import { localized } from '../messages/localized-path.ts';

/** The link with ShopLink's mark on which an event happened. */
export function markedLink({ target }: Event): HTMLAnchorElement | undefined {
  return (target instanceof Element && target.closest<HTMLAnchorElement>('a[data-in-shop]')) || undefined;
}

/** The path of a marked link without the prefix of the page's language, as the router takes it. */
export function pathOf({ pathname, search, hash }: HTMLAnchorElement, locale: Locale): string {
  const path = locale === FALLBACK_LOCALE ? pathname : pathname.slice(localized(locale, '/').length) || '/';
  return path + search + hash;
}
