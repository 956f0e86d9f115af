import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
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
  bodies: Record<'br' | 'gzip' | 'identity', Uint8Array<ArrayBuffer>>;
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Bounded by bytes; a page lives a minute, so that prices and stock on it are never older. */
const MAXIMUM_BYTES = 64 * 1024 * 1024;
const LIFETIME_MS = 60_000;

/** Keeps finished documents by language and by what their screen reads of the address, compressed once, and answers repeated visits with 304. */
export class PageCache {
  readonly #entries: LRUCache<string, Entry>;

  readonly #renders = new Map<string, Promise<Entry | Response>>();

  /** `clock` gives milliseconds. */
  constructor(clock: () => number = () => performance.now()) {
    this.#entries = new LRUCache({
      maxSize: MAXIMUM_BYTES,
      sizeCalculation: ({ bodies }) => bodies.identity.length + bodies.br.length + bodies.gzip.length,
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
  outdated(request: Request, key: string): Response | null {
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
  const identity = new Uint8Array(Buffer.from(html));
  const [br, gz] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
    gzipped(identity),
  ]);
  return {
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    contentSecurityPolicy,
    bodies: { identity, br: new Uint8Array(br), gzip: new Uint8Array(gz) },
  };
}

function toResponse({ etag, contentSecurityPolicy, bodies }: Entry, request: Request): Response {
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
  return new Response(request.method === 'HEAD' ? null : bodies[coding ?? 'identity'], { headers });
}
