import { LRUCache } from 'lru-cache';

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
/** A kind of public answers. */
export type ReadKind = keyof typeof KINDS;

interface Entry {
  tags: readonly ReadTag[];
  json: Promise<string>;
}

/** Cache of public answers as JSON, bounded in size, the same on both databases. Each process has its own; writes invalidate in all of them. */
export class ReadCache extends LRUCache<string, Entry> {
  /** Sends the tags to the other processes. */
  readonly #publish: (tags: readonly ReadTag[]) => void;

  constructor(publish: (tags: readonly ReadTag[]) => void = () => undefined) {
    // Otherwise the time is stored until a timer runs, and on a busy process answers seem to hold longer than they do.
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

  /**
   * The answer of a key as JSON, cached or read, and the seconds for which it holds. Concurrent requests of a cold key share one read; a
   * failed one is not cached. `lifeOf` returns how long an answer holds at most (ms), where it may end sooner.
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
      // The size is known only now, and the cache counts it only for a new value. An entry that was dropped meanwhile is not restored.
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
