import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Moves the focus to the heading of the page that a navigation led to, which also reads it out. A change of the same page that
 * leaves the focus where it was, as a filter does, is none.
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
    // The router restores where the page was scrolled to.
    heading.focus({ preventScroll: true });
  }, [key, pathname]);
  return null;
}
