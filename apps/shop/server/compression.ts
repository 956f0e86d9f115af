import { Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

const COMPRESSIBLE = /^(text\/|application\/(json|javascript|ld\+json|xml)|image\/svg)/;

/** The best content coding that client and server support, or null. */
export function acceptedCoding(header: string | null): 'br' | 'gzip' | null {
  const accepted = (header ?? '').split(',').map((part) => part.trim());
  const takes = (coding: string) => accepted.some((part) => part.startsWith(coding) && !/;q=0(\.0*)?$/.test(part));
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : null;
}

/** Compresses a text answer as it streams; each chunk is flushed, so that the browser can start with the head. */
export function compressed(response: Response, acceptEncoding: string | null): Response {
  const type = response.headers.get('Content-Type') ?? '';
  if (!response.body || response.headers.has('Content-Encoding') || !COMPRESSIBLE.test(type)) return response;
  const headers = new Headers(response.headers);
  headers.append('Vary', 'Accept-Encoding');
  const coding = acceptedCoding(acceptEncoding);
  if (!coding) return new Response(response.body, { status: response.status, headers });
  const compressor =
    coding === 'br'
      ? createBrotliCompress({
          flush: constants.BROTLI_OPERATION_FLUSH,
          params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
        })
      : createGzip({ flush: constants.Z_SYNC_FLUSH });
  headers.set('Content-Encoding', coding);
  headers.delete('Content-Length');
  const source = Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]);
  source.on('error', (error) => compressor.destroy(error));
  const body = Readable.toWeb(source.pipe(compressor)) as ReadableStream<Uint8Array>;
  return new Response(body, { status: response.status, headers });
}
