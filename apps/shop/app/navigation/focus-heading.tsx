import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Moves the focus to the new page's heading after a navigation, so that screen readers announce it. Changes within a page that leave the
 * focus in place, like a filter, do not count.
 */
export function FocusHeading() {
  const { key, pathname } = useLocation();
  const last = useRef({ key, pathname });
  useEffect(() => {
    const { key: lastKey, pathname: lastPathname } = last.current;
    last.current = { key, pathname };
    if (key === lastKey) return;
    const content = document.getElementById('content');
    const stays = pathname === lastPathname && content?.contains(document.activeElement);
    const heading = content?.querySelector('h1');
    if (stays || !heading) return;
    heading.tabIndex = -1;
    // The router restores the scroll position.
    heading.focus({ preventScroll: true });
  }, [key, pathname]);
  return null;
}
