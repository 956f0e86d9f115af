import { LRUCache } from 'lru-cache';
import type { HttpContext } from './environment.ts';
import { answer } from './envelope.ts';

/** Public reads that are the same for everyone: bounded, and short-lived instead of invalidated. */
export type ReadCache = LRUCache<string, object>;

/** How long an answer may be old. Details carry stock, so they live shorter. */
export const LIST_AGE_SECONDS = 30;
export const DETAIL_AGE_SECONDS = 5;

/** Makes an empty cache. */
export function createReadCache(): ReadCache {
  return new LRUCache<string, object>({ max: 2_000 });
}

/**
 * Answers a public read from the cache, or reads and keeps it for `ageSeconds`. Simultaneous askers of a cold key share one read.
 * The key is path, query and language; a refusal is not kept.
 */
export async function answerCached(
  context: HttpContext,
  cache: ReadCache,
  ageSeconds: number,
  read: () => Promise<object>,
): Promise<Response> {
  const url = new URL(context.req.url);
  url.searchParams.sort();
  const key = `${context.var.locale} ${url.pathname}?${url.searchParams}`;
  let pending = cache.get(key) as Promise<object> | undefined;
  if (pending === undefined) {
    pending = read();
    cache.set(key, pending, { ttl: ageSeconds * 1000 });
    pending.catch(() => cache.delete(key));
  }
  const data = await pending;
  context.header('Cache-Control', `public, max-age=${ageSeconds}`);
  context.header('Vary', 'Content-Language');
  return answer(context, data);
}

/** Makes the next asker of these paths read anew, whatever their query and language; other processes follow when theirs ends. */
export function forgetCached(cache: ReadCache, ...paths: string[]): void {
  for (const key of cache.keys()) {
    const path = key.slice(key.indexOf(' ') + 1, key.indexOf('?'));
    if (paths.includes(path)) cache.delete(key);
  }
}
