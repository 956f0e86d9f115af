import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const POLICY = [
  "default-src 'self'",
  // Swatches and floating surfaces carry their places as style attributes.
  "style-src-attr 'unsafe-inline'",
  // blob: is a picture that is about to be sent.
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** `/desk`: the agents' desk, one document for all its addresses. Without a build there is none. */
export function deskFiles(directory: string): Hono {
  const app = new Hono();
  const page = join(directory, 'index.html');
  if (!existsSync(page)) return app;
  const document = readFileSync(page, 'utf8');
  const rewriteRequestPath = (path: string) => path.replace(/^\/desk/, '');
  app.get(
    '/assets/*',
    serveStatic({
      root: directory,
      rewriteRequestPath,
      onFound: (_path, context) => context.header('Cache-Control', IMMUTABLE),
    }),
    (context) => context.body(null, 404, { 'Cache-Control': 'no-store' }),
  );
  app.get('*', (context) => {
    context.header('Content-Security-Policy', POLICY);
    context.header('Cache-Control', 'no-cache');
    return context.html(document);
  });
  return app;
}
