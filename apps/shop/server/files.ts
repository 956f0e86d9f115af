import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Handler, MiddlewareHandler } from 'hono';

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Pictures keep their address when they change, so browsers revalidate after an hour. */
const MEDIA = 'public, max-age=3600, stale-while-revalidate=86400';

/** The build's servable files: no source maps, manifests, or compressed copies under their own names. */
export const BUILT = /\/[\w.-]+\.(?:js|css|html|woff2|webp|svg|png)$/;
/** The catalogue's public files: pictures, drawings and sounds. Only the backend reads its texts. */
const SHOWN =
  /^\/media\/(?:(?:banners|brand|drawings|people|products)\/(?:small\/)?[\w-]+\.(?:webp|svg)|sound\/[\w-]+\.(?:mp3|ogg|wav))$/;

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

const ICON = readFileSync(fileURLToPath(new URL('../app/shell/favicon.svg', import.meta.url)));

/** The icon that browsers request for documents that are not our pages, e.g. a drawing in its own tab. */
export const icon: Handler = (context) =>
  context.body(ICON, 200, { 'Content-Type': 'image/svg+xml', 'Cache-Control': MEDIA });

/** Manifest and other files of the build's root. */
export function rootFiles(clientDirectory: string): MiddlewareHandler {
  return serveStatic({ root: clientDirectory, onFound: cached(MEDIA) });
}

/** Pictures, drawings and sounds of the catalogue under `/media`. Where no build has made a small picture, its large one. */
export function mediaFiles(mediaDirectory: string): MiddlewareHandler {
  if (!existsSync(mediaDirectory)) throw new Error(`no pictures in ${mediaDirectory}`);
  const below = (prefix: RegExp, kept: string) =>
    serveStatic({
      root: mediaDirectory,
      rewriteRequestPath: (path) => path.replace(prefix, kept),
      onFound: (path, context) => {
        cached(MEDIA)(path, context);
        // The chat also shows them on other origins.
        context.header('Cross-Origin-Resource-Policy', 'cross-origin');
      },
    });
  const files = below(/^\/media/, '');
  const largeFiles = below(/^\/media(\/\w+)\/small/, '$1');
  return listed(SHOWN, (context, next) => files(context, () => largeFiles(context, next)));
}
