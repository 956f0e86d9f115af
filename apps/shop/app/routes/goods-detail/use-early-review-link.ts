import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { useVisit, type VisitState } from './use-visit.ts';

/**
 * Follows links among the reviews in place while the reviews have no script of their own yet: the browser would load the page anew,
 * without the article and the quantity that were chosen.
 */
export function useEarlyReviewLink(): void {
  const visit = useVisit();
  const navigate = useNavigate();
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('#reviews a[href]') : null;
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    // A link with script of its own has prevented the default by now: React listened at the document first.
    if (!link || event.defaultPrevented || elsewhere) return;
    const { origin, pathname, search, hash } = link;
    if (origin !== window.location.origin || pathname !== window.location.pathname) return;
    event.preventDefault();
    const state: VisitState = { visit };
    void navigate({ search, hash }, { state });
  });
  useEffect(() => {
    const listener = (event: MouseEvent) => follow(event);
    document.addEventListener('click', listener);
    return () => document.removeEventListener('click', listener);
  }, []);
}
