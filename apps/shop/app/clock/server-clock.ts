let offset: number | undefined;

/**
 * Milliseconds by which the server's clock is ahead of the browser's. The document's `Server-Timing` header contains the time at which it was
 * sent, also where the page itself came from a cache. 0 where the browser does not read it.
 */
function readOffset(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const sent = Number(navigation?.serverTiming?.find(({ name }) => name === 'clock')?.description);
  return navigation && sent ? sent - (performance.timeOrigin + navigation.responseStart) : 0;
}

/** The server's time, on both sides (epoch milliseconds): the buyer's clock may be wrong. */
export function serverNow(): number {
  if (import.meta.env.SSR) return Date.now();
  offset ??= readOffset();
  return Date.now() + offset;
}
