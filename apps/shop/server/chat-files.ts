import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context } from 'hono';
import { BUILT, listed } from './files.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Of the address that moves with the versions. */
const MOVING = 'public, max-age=300';
/** The embedding's own version: commands, events, attributes, variables and parts stay compatible within it. */
const EMBEDDING = '1';

/** Of the example page: as strict as a page with the chat can be. */
function examplePolicy(address: URL): string {
  const socket = `${address.protocol === 'https:' ? 'wss:' : 'ws:'}//${address.host}`;
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `connect-src 'self' ${socket}`,
    "img-src 'self' data: blob:",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Any page may load the code; what it may ask for is decided by its origin (`embedded-chat.ts`). */
function forEverybody(cacheControl: string) {
  return (_path: string, context: Context) => {
    context.header('Cache-Control', cacheControl);
    context.header('Access-Control-Allow-Origin', '*');
    context.header('Cross-Origin-Resource-Policy', 'cross-origin');
  };
}

/** `/chat`: the code of the chat for other pages, `/chat/<version>/…` for ever and `/chat/1/embed.js` for now, and the example page. */
export function chatFiles(clientDirectory: string): Hono {
  const app = new Hono();
  const directory = join(clientDirectory, 'chat');
  const current = existsSync(directory)
    ? readdirSync(directory).find((name) => /^\d+\.\d+\.\d+/.test(name))
    : undefined;
  if (current === undefined) return app;
  const example = readFileSync(join(directory, 'example/index.html'), 'utf8');

  app.get('/example', (context) => {
    context.header('Content-Security-Policy', examplePolicy(new URL(context.req.url)));
    context.header('Cache-Control', MOVING);
    return context.html(example);
  });
  app.get('/example/*', listed(BUILT, serveStatic({ root: clientDirectory, onFound: forEverybody(MOVING) })));
  app.get(
    `/${EMBEDDING}/embed.js`,
    serveStatic({ root: clientDirectory, precompressed: true, onFound: forEverybody(MOVING) }),
  );
  app.get(
    `/${current}/*`,
    listed(BUILT, serveStatic({ root: clientDirectory, precompressed: true, onFound: forEverybody(IMMUTABLE) })),
  );
  // A loader from before the last release is a few minutes old and asks for its version: this one understands it.
  app.get('/:version{\\d+\\.\\d+\\.\\d+[^/]*}/chat.js', (context) => {
    forEverybody('no-store')('', context);
    return context.redirect(`/chat/${current}/chat.js`, 302);
  });
  app.all('*', (context) => context.body(null, 404, { 'Cache-Control': 'no-store' }));
  return app;
}
