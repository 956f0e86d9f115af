import { useEffect } from 'react';

/** Loads a page anew that the browser's Back takes out of its memory: at the provider money may have moved, and a button still waits. */
export function useFreshOnReturn(): void {
  useEffect(() => {
    const reload = (event: PageTransitionEvent) => {
      if (event.persisted) window.location.reload();
    };
    window.addEventListener('pageshow', reload);
    return () => window.removeEventListener('pageshow', reload);
  }, []);
}
