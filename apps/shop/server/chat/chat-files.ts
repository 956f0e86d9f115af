import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context } from 'hono';
import { BUILT, listed } from '../http/files.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Cache-Control of the address that always serves the latest release. */
const MOVING = 'public, max-age=300';
/** The major version of the embedding: commands, events, attributes, variables and parts stay compatible within it. */
const EMBEDDING = '1';

/** The strictest policy that a page with the chat can have, for the example page. */
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

/** Any page may load the code; its calls are restricted by origin (`cross-origin-calls.ts`). */
function forEverybody(cacheControl: string) {
  return (_path: string, context: Context) => {
    context.header('Cache-Control', cacheControl);
    context.header('Access-Control-Allow-Origin', '*');
    context.header('Cross-Origin-Resource-Policy', 'cross-origin');
  };
}

/**
 * `/chat`: the chat's code for other pages, immutable under `/chat/<version>/…` and the latest as `/chat/1/embed.js`, and the example page.
 */
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
  // A loader cached before the last release requests its own version for a few minutes; the current code is compatible with it.
  app.get('/:version{\\d+\\.\\d+\\.\\d+[^/]*}/chat.js', (context) => {
    forEverybody('no-store')('', context);
    return context.redirect(`/chat/${current}/chat.js`, 302);
  });
  app.all('*', (context) => context.body(null, 404, { 'Cache-Control': 'no-store' }));
  return app;
}
