import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { usePageView, type PageViewState } from '../use-page-view.ts';

/**
 * Follows links to other reviews of the same product in place, so that variant and quantity stay. It listens on the window, because React
 * stops clicks on parts that are not hydrated yet, and the browser would reload the page.
 */
export function useReviewLinks(): void {
  const visit = usePageView();
  const navigate = useNavigate();
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('#reviews a[href]') : null;
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (!link || elsewhere) return;
    const { origin, pathname, search, hash } = link;
    if (origin !== window.location.origin || pathname !== window.location.pathname) return;
    event.preventDefault();
    const state: PageViewState = { visit };
    void navigate({ search, hash }, { state });
  });
  useEffect(() => {
    const listener = (event: MouseEvent) => follow(event);
    window.addEventListener('click', listener, { capture: true });
    return () => window.removeEventListener('click', listener, { capture: true });
  }, []);
}
