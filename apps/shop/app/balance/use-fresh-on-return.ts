import { useEffect } from 'react';

/**
 * Reloads a page that Back restores from the back/forward cache: the balance may have changed at the provider, and a button is still
 * pending.
 */
export function useFreshOnReturn(): void {
  useEffect(() => {
    const reload = (event: PageTransitionEvent) => {
      if (event.persisted) window.location.reload();
    };
    window.addEventListener('pageshow', reload);
    return () => window.removeEventListener('pageshow', reload);
  }, []);
}
