import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** Asks every so often (ms) whether a payment arrived while the page is seen, and as soon as it is seen again; null asks no more. */
export function usePolling(every: number | null): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (every === null || state !== 'idle') return;
    const ask = () => {
      if (document.visibilityState === 'visible') void revalidate();
    };
    const timer = setTimeout(ask, every);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [every, state, revalidate]);
}
