import { LRUCache } from 'lru-cache';
import type { HttpContext } from './environment.ts';

const MOST_ANSWERS = 1_000;
/** The most characters of all answers and keys together; with Chinese in it a character takes two bytes. */
const MOST_CHARACTERS = 12_000_000;

/** Cache of public answers as JSON, bounded in size. Entries expire soon; few are forgotten before. */
export class ReadCache extends LRUCache<string, Promise<string>> {
  /** Called when answers were forgotten, for who keeps them elsewhere in this process. */
  readonly onForgotten: () => void;

  constructor(onForgotten: () => void) {
    // Otherwise the time is kept until a timer runs, and on a busy process answers seem to hold longer than they do.
    super({ max: MOST_ANSWERS, maxSize: MOST_CHARACTERS, maxEntrySize: MOST_CHARACTERS, ttlResolution: 0 });
    this.onForgotten = onForgotten;
  }
}

/** How long an answer is kept. Details show stock, so they expire sooner. */
export const LIST_AGE_SECONDS = 30;
export const DETAIL_AGE_SECONDS = 5;

/** Makes an empty cache. */
export function createReadCache(onForgotten: () => void = () => undefined): ReadCache {
  return new ReadCache(onForgotten);
}

/**
 * Answers a public read from the cache, or reads and keeps it for `ageSeconds`. Simultaneous askers of a cold key share one read.
 * `lifeOf` says how long an answer holds at most (ms), where it may end sooner. The key is path, query and language; a refusal is not
 * kept. `Message` is named as for `answer`.
 */
export async function answerCached<Message extends object = never>(
  context: HttpContext,
  cache: ReadCache,
  ageSeconds: number,
  read: () => Promise<NoInfer<Message>>,
  lifeOf?: (data: NoInfer<Message>) => number,
): Promise<Response> {
  const url = new URL(context.req.url);
  url.searchParams.sort();
  const key = `${context.var.locale} ${url.pathname}?${url.searchParams}`;
  const data = await (cache.get(key) ?? keep(cache, key, ageSeconds, read, lifeOf));
  const left = lifeOf === undefined ? ageSeconds : Math.round(cache.getRemainingTTL(key) / 1000);
  context.header('Cache-Control', `public, max-age=${left}`);
  context.header('Vary', 'Content-Language');
  return context.body(`{"status":200,"msg":"success","data":${data}}`, 200, { 'Content-Type': 'application/json' });
}

function keep<Message extends object>(
  cache: ReadCache,
  key: string,
  ageSeconds: number,
  read: () => Promise<Message>,
  lifeOf: (data: Message) => number = () => Infinity,
): Promise<string> {
  const options = { ttl: ageSeconds * 1000, size: key.length };
  const pending = read().then((data) => {
    // lru-cache keeps an entry of no time for ever.
    options.ttl = Math.max(1, Math.min(options.ttl, Math.floor(lifeOf(data) / 1000) * 1000));
    return JSON.stringify(data);
  });
  cache.set(key, pending, options);
  pending.then(
    // The size is known only now, and the cache counts it only for a new value. An entry that was dropped meanwhile is not restored.
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

/** Drops these paths in all queries and languages. Other processes keep their entries until they expire. */
export function forgetCached(cache: ReadCache, ...paths: string[]): void {
  for (const key of cache.keys()) {
    const path = key.slice(key.indexOf(' ') + 1, key.indexOf('?'));
    if (paths.includes(path)) cache.delete(key);
  }
  cache.onForgotten();
}
