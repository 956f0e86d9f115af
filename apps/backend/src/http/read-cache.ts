import { LRUCache } from 'lru-cache';

const MOST_ANSWERS = 1_000;
/** Maximum characters of all responses and keys together; a character takes two bytes in a text with Chinese. */
const MOST_CHARACTERS = 12_000_000;

/** The data in public responses. A write that changes the data invalidates the responses. */
export type ReadTag = 'products' | 'promotions' | 'reviews' | 'calendar' | 'site' | 'price-lists';

/**
 * The kinds of public responses with their maximum cache lifetime (seconds) and tags. Orders change stock without invalidating, so details,
 * which show stock, expire sooner.
 */
const KINDS = {
  site: { seconds: 30, tags: ['site'] },
  home: { seconds: 30, tags: ['site', 'products', 'promotions'] },
  article: { seconds: 30, tags: ['site', 'products', 'promotions', 'reviews'] },
  list: { seconds: 30, tags: ['products', 'promotions', 'reviews'] },
  reviews: { seconds: 30, tags: ['reviews'] },
  promotions: { seconds: 5, tags: ['products', 'promotions', 'reviews'] },
  detail: { seconds: 5, tags: ['products', 'promotions', 'reviews', 'calendar'] },
  'price-lists': { seconds: 30, tags: ['price-lists'] },
} as const satisfies Record<string, { seconds: number; tags: readonly ReadTag[] }>;
/** A kind of public responses. */
export type ReadKind = keyof typeof KINDS;

interface Entry {
  tags: readonly ReadTag[];
  json: Promise<string>;
}

/** Caches public responses as JSON, bounded in size. Each process has its own cache; writes invalidate in all of them. */
export class ReadCache extends LRUCache<string, Entry> {
  /** Sends the tags to the other processes. */
  readonly #publish: (tags: readonly ReadTag[]) => void;

  readonly #listeners: (() => void)[] = [];

  constructor(publish: (tags: readonly ReadTag[]) => void = () => undefined) {
    // With a resolution above 0, lru-cache caches the time until a timer runs, so that a busy process would serve stale responses.
    super({ max: MOST_ANSWERS, maxSize: MOST_CHARACTERS, maxEntrySize: MOST_CHARACTERS, ttlResolution: 0 });
    this.#publish = publish;
  }

  /** Drops the responses with one of these tags in every process. Call it after the commit of the write. */
  invalidate(...tags: ReadTag[]): void {
    this.drop(tags);
    this.#publish(tags);
  }

  /** Calls `listener` whenever responses became stale by a write, in any process. */
  onDrop(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** Drops the responses with one of these tags in this process, or all. */
  drop(tags: readonly ReadTag[] | 'all'): void {
    for (const [key, entry] of this.entries())
      if (tags === 'all' || entry.tags.some((tag) => tags.includes(tag))) this.delete(key);
    for (const listener of this.#listeners) listener();
  }

  /**
   * The response of a key as JSON, cached or read, and its lifetime in seconds. Concurrent requests of a cold key share one read; a failed
   * one is not cached. `lifeOf` returns the maximum lifetime of a response (ms), where it is shorter than that of its kind.
   */
  async read<Message extends object>(
    key: string,
    kind: ReadKind,
    read: () => Promise<Message>,
    lifeOf?: (data: Message) => number,
  ): Promise<{ json: string; seconds: number }> {
    const json = await (this.get(key)?.json ?? this.#load(key, kind, read, lifeOf));
    const seconds = lifeOf === undefined ? KINDS[kind].seconds : Math.round(this.getRemainingTTL(key) / 1000);
    return { json, seconds };
  }

  #load<Message extends object>(
    key: string,
    kind: ReadKind,
    read: () => Promise<Message>,
    lifeOf: (data: Message) => number = () => Infinity,
  ): Promise<string> {
    const { seconds, tags } = KINDS[kind];
    const options = { ttl: seconds * 1000, size: key.length };
    const json = read().then((data) => {
      // lru-cache never expires an entry whose lifetime is 0.
      options.ttl = Math.max(1, Math.min(options.ttl, Math.floor(lifeOf(data) / 1000) * 1000));
      return JSON.stringify(data);
    });
    const entry = { tags, json };
    this.set(key, entry, options);
    json.then(
      // The size is only available now, and the cache counts it only for a new value. An entry dropped meanwhile is not restored.
      (text) => {
        if (this.peek(key) !== entry) return;
        this.set(key, { tags, json }, { ...options, size: key.length + text.length });
      },
      () => {
        if (this.peek(key) === entry) this.delete(key);
      },
    );
    return json;
  }
}
