import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Handler, MiddlewareHandler } from 'hono';

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Pictures change under the same address, so browsers revalidate after an hour. */
const MEDIA = 'public, max-age=3600, stale-while-revalidate=86400';

/** The build's servable files: no source maps, manifests, or compressed copies under their own names. */
export const BUILT = /\/[\w.-]+\.(?:js|css|html|woff2|webp|svg|png)$/;
/** The catalogue's public files: pictures and drawings. Only the backend reads its texts. */
const SHOWN = /^\/media\/(?:banners|brand|drawings|people|products)\/(?:small\/)?[\w-]+\.(?:webp|svg)$/;

/** Serves only paths that match the list; others go to the next handler. */
export function listed(list: RegExp, serve: MiddlewareHandler): MiddlewareHandler {
  return (context, next) => (list.test(context.req.path) ? serve(context, next) : next());
}

function cached(value: string) {
  return (_path: string, context: Context) => context.header('Cache-Control', value);
}

/** Files of the client build under `/assets`, with a hash in the name and a brotli copy beside them. */
export function assetFiles(clientDirectory: string): MiddlewareHandler {
  return listed(BUILT, serveStatic({ root: clientDirectory, precompressed: true, onFound: cached(IMMUTABLE) }));
}

const ICON = readFileSync(fileURLToPath(new URL('../../app/shell/favicon.svg', import.meta.url)));

/** The icon that browsers request for documents that are not our pages, e.g. a drawing in its own tab. */
export const icon: Handler = (context) =>
  context.body(ICON, 200, { 'Content-Type': 'image/svg+xml', 'Cache-Control': MEDIA });

/** Manifest and other files of the build's root. */
export function rootFiles(clientDirectory: string): MiddlewareHandler {
  return serveStatic({ root: clientDirectory, onFound: cached(MEDIA) });
}

/** Pictures and drawings of the catalogue under `/media`. A small picture that no build has made yet is replaced by the large one. */
export function mediaFiles(mediaDirectory: string): MiddlewareHandler {
  if (!existsSync(mediaDirectory)) throw new Error(`no pictures in ${mediaDirectory}`);
  const files = serveStatic({
    root: mediaDirectory,
    rewriteRequestPath: (path) => {
      const file = path.replace(/^\/media/, '');
      return existsSync(join(mediaDirectory, file)) ? file : file.replace('/small/', '/');
    },
    onFound: (path, context) => {
      cached(MEDIA)(path, context);
      // The chat also shows them on other origins.
      context.header('Cross-Origin-Resource-Policy', 'cross-origin');
    },
  });
  return listed(SHOWN, files);
}
