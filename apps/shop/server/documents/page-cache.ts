import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress, constants, gzip } from 'node:zlib';
import { BoundedQueue } from '@rider/backend/bounded-queue';
import { LRUCache } from 'lru-cache';
import { acceptedCoding, brotliOf, cachedBrotli } from '../http/compression.ts';

/** A finished document of a signed-out visitor, identical for everyone. */
export interface CachedPage {
  html: Uint8Array;
  /** Names what it shows: {@link versionOf}. */
  version: string;
  contentSecurityPolicy: string;
  /** Whether others wait for a page of their own. */
  crowded: boolean;
  /** How long what it shows holds (ms), where that ends before the cache would renew it. */
  life?: number;
}

/** The visitor who requests a document. */
export interface Visitor {
  request: Request;
  /** The network that shares the visitor's limits. */
  network: string;
}

interface Entry {
  /** Whether `body` is compressed as far as it goes, or about to be. */
  dense: boolean;
  etag: string;
  contentSecurityPolicy: string;
  /** The Brotli-compressed document, a tenth of its size. */
  body: Uint8Array<ArrayBuffer>;
  /** Size of the uncompressed document (bytes). */
  length: number;
}

const unpack = promisify(brotliDecompress);
const gzipped = promisify(gzip);

const DENSE_QUALITY = 10;

/** Limits of decompression for visitors without Brotli, which costs more than any other answer from the cache. */
const UNPACKING = { atOnce: 1, maxWaiting: 128, perCaller: 16, maxWait: 2_000 };

/** No place became free in time; nothing has been done. */
export class Busy extends Error {}
export const busy = (): Busy => new Busy();

/** Holds about 800 pages; each lives a minute at most, which bounds the age of its prices and stock. */
const MAXIMUM_BYTES = 8 * 1024 * 1024;
const LIFETIME_MS = 60_000;
/** Options of an entry that has expired. */
const EXPIRED = { ttl: 1, start: -1 };

/**
 * Caches finished documents by language and by the parameters that their screen reads, compressed once, and answers repeated requests with
 * 304.
 */
export class PageCache {
  readonly #entries: LRUCache<string, Entry>;

  readonly #unpacking = new BoundedQueue({ ...UNPACKING, full: busy, callerFull: busy });

  readonly #renders = new Map<string, Promise<Entry | Response>>();

  /** Incremented when all documents expire, so that those being rendered are not cached. */
  #generation = 0;

  /** `clock` returns milliseconds. */
  constructor(clock: () => number = () => performance.now()) {
    this.#entries = new LRUCache({
      maxSize: MAXIMUM_BYTES,
      sizeCalculation: ({ body }) => body.length,
      ttl: LIFETIME_MS,
      // An expired document is still served when no newer one can be rendered.
      noDeleteOnStaleGet: true,
      perf: { now: clock },
      // Otherwise a timer caches the time for a millisecond, and a page could outlive its end.
      ttlResolution: 0,
    });
  }

  /** Whether the document of `key` is cached, or being rendered for another visitor: then an answer costs nothing. */
  has(key: string): boolean {
    return this.#entries.has(key) || this.#renders.has(key);
  }

  /** Lets all documents expire, because the data changed that they show. */
  expire(): void {
    this.#generation += 1;
    // The least recently used first, so that their order stays.
    for (const [key, entry] of [...this.#entries.entries()].toReversed()) this.#entries.set(key, entry, EXPIRED);
    this.#renders.clear();
  }

  /** The document of `key` even if it has expired, for a visitor; null when there is none. */
  outdated(visitor: Visitor, key: string): Promise<Response> | null {
    const entry = this.#entries.get(key, { allowStale: true });
    return entry ? this.#toResponse(entry, visitor) : null;
  }

  /**
   * The document of `key`: cached, or rendered once for all who wait. `render` returns a Response for what must not be cached.
   * @throws Busy when too many visitors without Brotli wait.
   */
  async answer(visitor: Visitor, key: string, render: () => Promise<CachedPage | Response>): Promise<Response> {
    const cached = this.#entries.get(key);
    // Most pages with new queries are requested once; a second request makes more likely.
    if (cached && !cached.dense)
      compressDensely(cached).catch((error: unknown) => console.error('a page stays as it is:', error));
    const entry = cached ?? (await this.#render(key, render));
    return entry instanceof Response ? entry.clone() : this.#toResponse(entry, visitor);
  }

  #render(key: string, render: () => Promise<CachedPage | Response>): Promise<Entry | Response> {
    const running = this.#renders.get(key);
    if (running) return running;
    const generation = this.#generation;
    const started: Promise<Entry | Response> = render()
      .then(async (page) => {
        if (page instanceof Response) return page;
        const entry = await toEntry(page);
        const ttl = Math.max(1, Math.min(LIFETIME_MS, page.life ?? LIFETIME_MS));
        if (generation === this.#generation) this.#entries.set(key, entry, { ttl });
        return entry;
      })
      .finally(() => {
        if (this.#renders.get(key) === started) this.#renders.delete(key);
      });
    this.#renders.set(key, started);
    return started;
  }

  async #toResponse(entry: Entry, { request, network }: Visitor): Promise<Response> {
    const { etag, contentSecurityPolicy } = entry;
    const headers = new Headers({
      ETag: etag,
      // Cached by the browser but revalidated each time, because sign-in changes the page at the same address.
      'Cache-Control': 'private, no-cache',
      Vary: 'Cookie, Accept-Encoding',
    });
    if (request.headers.get('If-None-Match') === etag) return new Response(null, { status: 304, headers });
    headers.set('Content-Type', 'text/html; charset=utf-8');
    headers.set('Content-Security-Policy', contentSecurityPolicy);
    const coding = acceptedCoding(request.headers.get('Accept-Encoding'));
    if (coding) headers.set('Content-Encoding', coding);
    if (request.method === 'HEAD') return new Response(null, { headers });
    if (coding === 'br') return new Response(entry.body, { headers });
    return new Response(await this.#unpacking.run(network, () => inCoding(entry, coding)), { headers });
  }
}

/**
 * Returns a version of a document's content: a hash of its bytes without the nonce of its styles. The same page with another nonce has the
 * same version, and its client continues to use its copy, with the policy that came with it.
 */
export function versionOf(document: Buffer, styleNonce: string): string {
  const digest = createHash('sha256');
  let from = 0;
  for (let at = document.indexOf(styleNonce); at !== -1; at = document.indexOf(styleNonce, from)) {
    digest.update(document.subarray(from, at));
    from = at + styleNonce.length;
  }
  return digest.update(document.subarray(from)).digest('base64url').slice(0, 22);
}

async function toEntry({ html, version, contentSecurityPolicy, crowded }: CachedPage): Promise<Entry> {
  const body = await cachedBrotli(html, crowded);
  return {
    dense: false,
    etag: `"${version}"`,
    contentSecurityPolicy,
    // A copy, because the compressor's buffer is several times as large as its content.
    body: new Uint8Array(body),
    length: html.length,
  };
}

/** Compresses an entry once more, as far as it goes: a tenth smaller. */
async function compressDensely(entry: Entry): Promise<void> {
  entry.dense = true;
  const html = await unpack(entry.body, { chunkSize: Math.max(entry.length, constants.Z_MIN_CHUNK) });
  entry.body = new Uint8Array(await brotliOf(html, DENSE_QUALITY));
}

/** All browsers accept Brotli; other codings are produced on demand. */
async function inCoding({ body, length }: Entry, coding: 'gzip' | null): Promise<Uint8Array<ArrayBuffer>> {
  // In one chunk: each further one would be a round trip to the thread pool.
  const html = await unpack(body, { chunkSize: Math.max(length, constants.Z_MIN_CHUNK) });
  return coding === 'gzip' ? gzipped(html) : html;
}
