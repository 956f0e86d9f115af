import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono, type Context } from 'hono';
import type { ServerBuild } from 'react-router';
import { chatFiles } from './chat-files.ts';
import { compressed } from './compression.ts';
import { deskFiles } from './desk-files.ts';
import { createDocuments } from './documents.ts';
import { embeddedChatCalls } from './embedded-chat.ts';
import { assetFiles, mediaFiles, rootFiles } from './files.ts';
import { withBoundedForm } from './request-body.ts';
import { sandboxProvider } from './sandbox-provider.ts';
import { SECURITY_HEADERS } from './security.ts';
import { createSessionBridge, type BackendFetch } from './session-bridge.ts';

/** What the shop's server is put together from. */
export interface ShopOptions {
  build: ServerBuild;
  clientDirectory: string;
  /** The build of the agents' desk. */
  deskDirectory: string;
  backend: BackendFetch;
  /** Directory of the embedded catalogue's pictures; null when another backend serves them. */
  mediaDirectory: string | null;
  publicOrigin: string;
  /** Foreign origins whose pages may embed the chat. */
  embedOrigins: readonly string[];
  apiOrigin: string | null;
  cache: boolean;
}

const SAID_THEMSELVES = ['Cross-Origin-Resource-Policy', 'X-Frame-Options'];

/** The shop as one function from Request to Response: files, `/api`, documents. */
export function createShop(options: ShopOptions): Hono {
  const app = new Hono();
  const bridge = createSessionBridge(options.backend, options.publicOrigin);
  const documents = createDocuments(options);

  app.use(async (context, next) => {
    await next();
    const { headers } = context.res;
    // Pictures and the chat's code say themselves that other pages may show them, the provider's element that ours may frame it.
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      if (!SAID_THEMSELVES.includes(name) || !headers.has(name)) headers.set(name, value);
    }
    if (options.publicOrigin.startsWith('https:')) {
      context.res.headers.set('Strict-Transport-Security', 'max-age=31536000');
    }
  });
  // Before compression, which waits for a thread of the pool that pictures and passwords share.
  app.get('/health', (context) => context.text('ok'));
  app.use(async (context, next) => {
    await next();
    const response = compressed(context.res, context.req.header('Accept-Encoding') ?? null);
    // Hono copies the headers of a response that is set over, the uncompressed length too; so it goes first.
    context.res = undefined;
    context.res = response;
  });
  app.get('/assets/*', assetFiles(options.clientDirectory), (context) =>
    context.body(null, 404, { 'Cache-Control': 'no-store' }),
  );
  if (options.mediaDirectory)
    app.get('/media/*', mediaFiles(options.mediaDirectory), (context) => context.body(null, 404));
  app.get('/uploads/*', (context) => options.backend(context.req.raw));
  app.all('/sandbox-provider/*', sandboxProvider(options.backend));
  app.route('/chat', chatFiles(options.clientDirectory));
  app.route('/desk', deskFiles(options.deskDirectory));
  const { backend, publicOrigin, embedOrigins } = options;
  app.use('/api/*', embeddedChatCalls({ backend, publicOrigin, embedOrigins, clientAddress }));
  app.all('/api/*', (context) => bridge(context.req.raw, clientAddress(context)));
  app.get('/:file{[a-z.-]+\\.(svg|ico|webmanifest|png)}', rootFiles(options.clientDirectory));
  app.all('*', async (context) => {
    const request = await withBoundedForm(context.req.raw);
    return request === null ? context.body(null, 413) : documents(request, clientAddress(context));
  });
  app.onError((error, context) => {
    console.error(`${context.req.method} ${context.req.path}`, error);
    return context.text('Internal Server Error', 500);
  });
  return app;
}

/** The address at the other end of the socket: sign-in attempts are limited by it, so headers do not count. */
function clientAddress(context: Context): string {
  return getConnInfo(context).remote.address ?? '';
}
