import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { acceptedCoding } from './compression.ts';

/** A finished document of a signed-out visitor, the same for everyone. */
export interface CachedPage {
  html: string;
  contentSecurityPolicy: string;
}

interface Entry {
  etag: string;
  contentSecurityPolicy: string;
  /** The document in Brotli, a tenth of its size. */
  body: Uint8Array<ArrayBuffer>;
  /** Bytes of the document itself. */
  length: number;
}

const brotli = promisify(brotliCompress);
const unpack = promisify(brotliDecompress);
const gzipped = promisify(gzip);

/** Bounded by bytes, some 800 pages; a page lives a minute, so that prices and stock on it are never older. */
const MAXIMUM_BYTES = 8 * 1024 * 1024;
const LIFETIME_MS = 60_000;

/** Keeps finished documents by language and by what their screen reads of the address, compressed once, and answers repeated visits with 304. */
export class PageCache {
  readonly #entries: LRUCache<string, Entry>;

  readonly #renders = new Map<string, Promise<Entry | Response>>();

  /** `clock` gives milliseconds. */
  constructor(clock: () => number = () => performance.now()) {
    this.#entries = new LRUCache({
      maxSize: MAXIMUM_BYTES,
      sizeCalculation: ({ body }) => body.length,
      ttl: LIFETIME_MS,
      // What is too old still stands in where nothing newer can be rendered.
      noDeleteOnStaleGet: true,
      perf: { now: clock },
    });
  }

  /** Whether the document of `key` is kept, or being rendered for somebody else: then an answer costs nothing. */
  has(key: string): boolean {
    return this.#entries.has(key) || this.#renders.has(key);
  }

  /** The document of `key` even where it is older than it should be; null when there is none. */
  outdated(request: Request, key: string): Promise<Response> | null {
    const entry = this.#entries.get(key, { allowStale: true });
    return entry ? toResponse(entry, request) : null;
  }

  /** The document of `key`: cached, or rendered once for all who wait. `render` gives a Response for what must not be kept. */
  async answer(request: Request, key: string, render: () => Promise<CachedPage | Response>): Promise<Response> {
    const entry = this.#entries.get(key) ?? (await this.#render(key, render));
    return entry instanceof Response ? entry.clone() : toResponse(entry, request);
  }

  #render(key: string, render: () => Promise<CachedPage | Response>): Promise<Entry | Response> {
    const running = this.#renders.get(key);
    if (running) return running;
    const started = render()
      .then(async (page) => {
        if (page instanceof Response) return page;
        const entry = await toEntry(page);
        this.#entries.set(key, entry);
        return entry;
      })
      .finally(() => this.#renders.delete(key));
    this.#renders.set(key, started);
    return started;
  }
}

async function toEntry({ html, contentSecurityPolicy }: CachedPage): Promise<Entry> {
  const body = await brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } });
  return {
    etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
    contentSecurityPolicy,
    // A copy: the compressor's own buffer is several times as large as what it holds.
    body: new Uint8Array(body),
    length: Buffer.byteLength(html),
  };
}

async function toResponse(entry: Entry, request: Request): Promise<Response> {
  const { etag, contentSecurityPolicy } = entry;
  const headers = new Headers({
    ETag: etag,
    // Kept by the browser, asked for again each time: a sign-in changes the page under the same address.
    'Cache-Control': 'private, no-cache',
    Vary: 'Cookie, Accept-Encoding',
  });
  if (request.headers.get('If-None-Match') === etag) return new Response(null, { status: 304, headers });
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Security-Policy', contentSecurityPolicy);
  const coding = acceptedCoding(request.headers.get('Accept-Encoding'));
  if (coding) headers.set('Content-Encoding', coding);
  return new Response(request.method === 'HEAD' ? null : await inCoding(entry, coding), { headers });
}

/** Every browser takes Brotli: the other codings are made for those who ask. */
async function inCoding({ body, length }: Entry, coding: 'br' | 'gzip' | null): Promise<Uint8Array<ArrayBuffer>> {
  if (coding === 'br') return body;
  // In one piece: each further one would be a round trip to another thread.
  const html = await unpack(body, { chunkSize: Math.max(length, constants.Z_MIN_CHUNK) });
  return coding === 'gzip' ? gzipped(html) : html;
}
