import { useEffect } from 'react';

/** Calls `ask` at an interval (ms) while the page is visible and idle, and when it becomes visible again; null stops polling. */
export function usePolling(every: number | null, ask: () => unknown, isIdle: boolean): void {
  useEffect(() => {
    if (every === null || !isIdle) return;
    const askIfSeen = () => {
      if (document.visibilityState === 'visible') ask();
    };
    // A quick answer may be drawn without the page ever being busy, which would not start another timeout.
    const timer = setInterval(askIfSeen, every);
    document.addEventListener('visibilitychange', askIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', askIfSeen);
    };
  }, [every, ask, isIdle]);
}
