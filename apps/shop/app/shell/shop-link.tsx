import type { LinkProps } from '@rider/ui/link';
import { useRef } from 'react';
import { Link } from 'react-router';
import { preload, warnOfFailure } from '../data/browser-load.ts';
import { queriesOfPage } from '../data/queries.ts';

/** How long the pointer must rest on a link before its page is prefetched (ms). */
const INTENT_MS = 60;

/**
 * The link component for packages/ui: client-side for the shop's own paths, with code and data prefetched on intent (hover, focus, touch);
 * a plain anchor for other sites, files and other languages.
 */
export function ShopLink({ href, ...props }: LinkProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const own = href.startsWith('/') && !href.startsWith('//') && props.hrefLang === undefined && !props.target;
  if (!own) return <a href={href} {...props} />;

  const intend = () => {
    timer.current = setTimeout(() => {
      for (const query of queriesOfPage(href)) {
        preload(query).catch(warnOfFailure);
      }
    }, INTENT_MS);
  };
  return (
    <Link
      to={href}
      prefetch="intent"
      {...props}
      onPointerEnter={(event) => {
        props.onPointerEnter?.(event);
        intend();
      }}
      onPointerLeave={(event) => {
        props.onPointerLeave?.(event);
        clearTimeout(timer.current);
      }}
      onFocus={(event) => {
        props.onFocus?.(event);
        intend();
      }}
      onTouchStart={(event) => {
        props.onTouchStart?.(event);
        intend();
      }}
    />
  );
}
