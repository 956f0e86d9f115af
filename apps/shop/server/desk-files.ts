import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { ShopFormats } from '@rider/model/locale';
import { Hono } from 'hono';
import { BUILT, listed } from './http/files.ts';
import { contentSecurityPolicy, createNonce } from './http/security.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** The placeholder for the nonce that dialogs give their style elements. */
const NONCE = 'nonce=""';

/** `/desk`: the agents' desk, one document for all its addresses. Answers nothing without a build. */
export function deskFiles(directory: string, { currency, timeZone }: ShopFormats): Hono {
  const app = new Hono();
  const page = join(directory, 'index.html');
  if (!existsSync(page)) return app;
  const formats = `<html data-currency="${currency}" data-time-zone="${timeZone}"`;
  const document = readFileSync(page, 'utf8').replace('<html', formats);
  const rewriteRequestPath = (path: string) => path.replace(/^\/desk/, '');
  app.get(
    '/assets/*',
    listed(
      BUILT,
      serveStatic({
        root: directory,
        rewriteRequestPath,
        onFound: (_path, context) => context.header('Cache-Control', IMMUTABLE),
      }),
    ),
    (context) => context.body(null, 404, { 'Cache-Control': 'no-store' }),
  );
  app.get('*', (context) => {
    const nonce = createNonce();
    context.header('Content-Security-Policy', contentSecurityPolicy([], nonce, []));
    context.header('Cache-Control', 'no-store');
    return context.html(document.replace(NONCE, `nonce="${nonce}"`));
  });
  return app;
}
