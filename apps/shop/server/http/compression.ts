import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import { documentBytes } from './document-bytes.ts';

const COMPRESSIBLE = /^(text\/|application\/(json|javascript|ld\+json|xml|rss\+xml)|image\/svg)/;

/** The best content coding that client and server support, or null. */
export function acceptedCoding(header: string | null): 'br' | 'gzip' | null {
  const accepted = (header ?? '').split(',').map((part) => part.trim());
  const takes = (coding: string) => accepted.some((part) => part.startsWith(coding) && !/;q=0(\.0*)?$/.test(part));
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : null;
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Quality of Brotli for what is compressed for one answer: 4 takes twice as long for 4 % less, and 1 no less time for a tenth more. */
const QUICK_QUALITY = 3;
/** Quality for a cached document with inline styles: an eighth less than the quick one, for two milliseconds more. */
export const CACHED_QUALITY = 6;

/** The window of Brotli for a document, as a power of two of bytes; the usual one is for 4 MB. */
const DOCUMENT_WINDOW = 18;
/** Buffer size for a compressed document (bytes). */
const DOCUMENT_CHUNK = 65_536;

const settings = (quality: number) => ({
  // One chunk: each further one would be another turn of the compressor.
  chunkSize: DOCUMENT_CHUNK,
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: DOCUMENT_WINDOW },
});

/** Compresses a finished document with Brotli; `quality` is Brotli's, from 0 to 11. */
export function brotliOf(document: string | Uint8Array, quality: number): Promise<Uint8Array<ArrayBuffer>> {
  return brotli(document, settings(quality));
}

/** Compresses a cached document with Brotli: at high quality while no other request waits, else fast and in this thread. */
export async function cachedBrotli(document: Uint8Array, crowded: boolean): Promise<Uint8Array<ArrayBuffer>> {
  return crowded ? brotliCompressSync(document, settings(QUICK_QUALITY)) : brotliOf(document, CACHED_QUALITY);
}

/** A finished document for one visitor, compressed at once. */
export async function compressedDocument(html: string, init: ResponseInit, accepted: string | null): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.append('Vary', 'Accept-Encoding');
  const coding = acceptedCoding(accepted);
  if (!coding) return new Response(html, { ...init, headers });
  headers.set('Content-Encoding', coding);
  // In this thread: to hand so little to another one costs a third more.
  const body = coding === 'br' ? brotliCompressSync(documentBytes(html), settings(QUICK_QUALITY)) : await gzipped(html);
  return new Response(body, { ...init, headers });
}

/** Compresses a text answer as it streams; each chunk is flushed, so that the browser can start with the head. */
export function compressed(response: Response, acceptEncoding: string | null): Response {
  const type = response.headers.get('Content-Type') ?? '';
  if (response.headers.has('Content-Encoding') || !COMPRESSIBLE.test(type)) return response;
  // Looked at last: it makes a stream of a body that the server would write as it is.
  if (!response.body) return response;
  const headers = new Headers(response.headers);
  headers.append('Vary', 'Accept-Encoding');
  const coding = acceptedCoding(acceptEncoding);
  if (!coding) return new Response(response.body, { status: response.status, headers });
  const compressor =
    coding === 'br'
      ? createBrotliCompress({
          flush: constants.BROTLI_OPERATION_FLUSH,
          params: { [constants.BROTLI_PARAM_QUALITY]: QUICK_QUALITY },
        })
      : createGzip({ flush: constants.Z_SYNC_FLUSH });
  headers.set('Content-Encoding', coding);
  headers.delete('Content-Length');
  const source = Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]);
  source.on('error', (error) => compressor.destroy(error));
  const body = Readable.toWeb(source.pipe(compressor)) as ReadableStream<Uint8Array>;
  return new Response(body, { status: response.status, headers });
}
