import type { LinkProps } from '@rider/ui/link';
import { localized } from '../messages/localized-path.ts';
import { useLocale } from '../messages/messages.tsx';

/**
 * The link component for packages/ui: the shop's own paths get the language's prefix and the mark that LinkNavigation looks for; other sites,
 * files and other languages stay plain anchors.
 */
export function ShopLink({ href, ...props }: LinkProps) {
  const locale = useLocale();
  const own = href.startsWith('/') && !href.startsWith('//') && props.hrefLang === undefined && !props.target;
  return own ? <a href={localized(locale, href)} data-in-shop="" {...props} /> : <a href={href} {...props} />;
}
