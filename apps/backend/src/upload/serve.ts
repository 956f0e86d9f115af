import type { Database } from '../database/open.ts';
import { findPicture } from './pictures.ts';

const YEAR_SECONDS = 31_536_000;
const DOCUMENT = /\.(pdf|dwg|dxf)$/;
const ADDRESS = /^\/uploads\/(small\/)?([0-9a-f]{32}\.(?:jpg|png|webp|pdf|dwg|dxf))$/;

/**
 * Serves `/uploads/<name>`, or the small version at `/uploads/small/<name>`, with headers that prevent the browser from executing it.
 */
export async function serveUpload(database: Database, request: Request): Promise<Response> {
  const [, small, name] = ADDRESS.exec(new URL(request.url).pathname) ?? [];
  const picture = name === undefined ? null : await findPicture(database, name, small !== undefined);
  if (!picture) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(picture.bytes), {
    headers: {
      'Content-Type': picture.type,
      'Content-Length': String(picture.bytes.byteLength),
      'Cache-Control': `public, max-age=${YEAR_SECONDS}, immutable`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      // A document is never shown by the shop's origin; the link that downloads it gives the name.
      ...(DOCUMENT.test(name ?? '') && { 'Content-Disposition': 'attachment' }),
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  });
}
