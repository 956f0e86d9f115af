import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** Time between two questions whether the payment arrived (ms). */
const EVERY = 4_000;

/** Asks again whether a payment arrived while the page is seen, and as soon as it is seen again. */
export function usePolling(waits: boolean): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!waits || state !== 'idle') return;
    const ask = () => {
      if (document.visibilityState === 'visible') void revalidate();
    };
    const timer = setTimeout(ask, EVERY);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [waits, state, revalidate]);
}
