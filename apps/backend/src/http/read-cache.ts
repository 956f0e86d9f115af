import { LRUCache } from 'lru-cache';
import type { HttpContext } from './environment.ts';

/** Public reads that are the same for everyone, as JSON: bounded, and short-lived instead of invalidated. */
export type ReadCache = LRUCache<string, Promise<string>>;

const MOST_ANSWERS = 2_000;
/** Characters of all answers and their keys together. */
const MOST_CHARACTERS = 50_000_000;

/** How long an answer may be old. Details carry stock, so they live shorter. */
export const LIST_AGE_SECONDS = 30;
export const DETAIL_AGE_SECONDS = 5;

/** Makes an empty cache. */
export function createReadCache(): ReadCache {
  return new LRUCache({ max: MOST_ANSWERS, maxSize: MOST_CHARACTERS, maxEntrySize: MOST_CHARACTERS });
}

/**
 * Answers a public read from the cache, or reads and keeps it for `ageSeconds`. Simultaneous askers of a cold key share one read.
 * The key is path, query and language; a refusal is not kept. `Message` is named as for `answer`.
 */
export async function answerCached<Message extends object = never>(
  context: HttpContext,
  cache: ReadCache,
  ageSeconds: number,
  read: () => Promise<NoInfer<Message>>,
): Promise<Response> {
  const url = new URL(context.req.url);
  url.searchParams.sort();
  const key = `${context.var.locale} ${url.pathname}?${url.searchParams}`;
  const data = await (cache.get(key) ?? keep(cache, key, ageSeconds, read));
  context.header('Cache-Control', `public, max-age=${ageSeconds}`);
  context.header('Vary', 'Content-Language');
  return context.body(`{"status":200,"msg":"success","data":${data}}`, 200, { 'Content-Type': 'application/json' });
}

function keep(cache: ReadCache, key: string, ageSeconds: number, read: () => Promise<object>): Promise<string> {
  const options = { ttl: ageSeconds * 1000, size: key.length };
  const pending = read().then((data) => JSON.stringify(data));
  cache.set(key, pending, options);
  pending.then(
    // What it weighs is known only now, and counted for a new value only. One that was forgotten meanwhile stays so.
    (text) => {
      if (cache.peek(key) !== pending) return;
      cache.set(key, Promise.resolve(text), { ...options, size: key.length + text.length });
    },
    () => {
      if (cache.peek(key) === pending) cache.delete(key);
    },
  );
  return pending;
}

/** Makes the next asker of these paths read anew, whatever their query and language; other processes follow when theirs ends. */
export function forgetCached(cache: ReadCache, ...paths: string[]): void {
  for (const key of cache.keys()) {
    const path = key.slice(key.indexOf(' ') + 1, key.indexOf('?'));
    if (paths.includes(path)) cache.delete(key);
  }
}
