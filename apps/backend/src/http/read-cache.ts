import { LRUCache } from 'lru-cache';
import type { HttpContext } from './environment.ts';

const MOST_ANSWERS = 1_000;
/** The most characters of all answers and keys together; with Chinese in it a character takes two bytes. */
const MOST_CHARACTERS = 12_000_000;

/** What public answers show. The write that changes it invalidates the answers. */
export type ReadTag = 'products' | 'promotions' | 'reviews' | 'calendar' | 'site';

/**
 * The kinds of public answers: how long each is cached at most (seconds), and its tags. Orders change stock without invalidating: details
 * show it, so they expire sooner.
 */
const KINDS = {
  site: { seconds: 30, tags: ['site'] },
  list: { seconds: 30, tags: ['products', 'promotions', 'reviews'] },
  reviews: { seconds: 30, tags: ['reviews'] },
  promotions: { seconds: 5, tags: ['products', 'promotions', 'reviews'] },
  detail: { seconds: 5, tags: ['products', 'promotions', 'reviews', 'calendar'] },
} as const satisfies Record<string, { seconds: number; tags: readonly ReadTag[] }>;

interface Entry {
  tags: readonly ReadTag[];
  json: Promise<string>;
}

/** Cache of public answers as JSON, bounded in size, the same on both databases. Each process has its own; writes invalidate in all of them. */
export class ReadCache extends LRUCache<string, Entry> {
  /** Sends the tags to the other processes. */
  readonly #publish: (tags: readonly ReadTag[]) => void;

  constructor(publish: (tags: readonly ReadTag[]) => void = () => undefined) {
    // Otherwise the time is kept until a timer runs, and on a busy process answers seem to hold longer than they do.
    super({ max: MOST_ANSWERS, maxSize: MOST_CHARACTERS, maxEntrySize: MOST_CHARACTERS, ttlResolution: 0 });
    this.#publish = publish;
  }

  /** Drops the answers with one of these tags in every process. Call it after the commit of the write. */
  invalidate(...tags: ReadTag[]): void {
    this.drop(tags);
    this.#publish(tags);
  }

  /** Drops the answers with one of these tags in this process. */
  drop(tags: readonly ReadTag[]): void {
    for (const [key, entry] of this.entries()) if (entry.tags.some((tag) => tags.includes(tag))) this.delete(key);
  }
}

/**
 * Answers a public read from the cache, or reads and caches it. Concurrent requests of a cold key share one read. `lifeOf` returns how long
 * an answer holds at most (ms), where it may end sooner. The key is path, query and language; a refusal is not cached. `Message` is named
 * as for `answer`.
 */
export async function answerCached<Message extends object = never>(
  context: HttpContext,
  cache: ReadCache,
  kind: keyof typeof KINDS,
  read: () => Promise<NoInfer<Message>>,
  lifeOf?: (data: NoInfer<Message>) => number,
): Promise<Response> {
  const url = new URL(context.req.url);
  url.searchParams.sort();
  const key = `${context.var.locale} ${url.pathname}?${url.searchParams}`;
  const data = await (cache.get(key)?.json ?? load(cache, key, kind, read, lifeOf));
  const left = lifeOf === undefined ? KINDS[kind].seconds : Math.round(cache.getRemainingTTL(key) / 1000);
  context.header('Cache-Control', `public, max-age=${left}`);
  context.header('Vary', 'Content-Language');
  return context.body(`{"status":200,"msg":"success","data":${data}}`, 200, { 'Content-Type': 'application/json' });
}

function load<Message extends object>(
  cache: ReadCache,
  key: string,
  kind: keyof typeof KINDS,
  read: () => Promise<Message>,
  lifeOf: (data: Message) => number = () => Infinity,
): Promise<string> {
  const { seconds, tags } = KINDS[kind];
  const options = { ttl: seconds * 1000, size: key.length };
  const json = read().then((data) => {
    // lru-cache keeps an entry of no time for ever.
    options.ttl = Math.max(1, Math.min(options.ttl, Math.floor(lifeOf(data) / 1000) * 1000));
    return JSON.stringify(data);
  });
  const entry = { tags, json };
  cache.set(key, entry, options);
  json.then(
    // The size is known only now, and the cache counts it only for a new value. An entry that was dropped meanwhile is not restored.
    (text) => {
      if (cache.peek(key) !== entry) return;
      cache.set(key, { tags, json }, { ...options, size: key.length + text.length });
    },
    () => {
      if (cache.peek(key) === entry) cache.delete(key);
    },
  );
  return json;
}
