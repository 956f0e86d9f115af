import { getConnInfo } from '@hono/node-server/conninfo';
import { REQUEST_ID } from '@rider/api/gateway';
import { LOCALES, type ShopFormats } from '@rider/model/locale';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import type { ServerBuild } from 'react-router';
import { BackendCalls, type BackendFetch, type BodyLimit } from './backend/backend-calls.ts';
import { chatFiles } from './chat/chat-files.ts';
import { compressed } from './http/compression.ts';
import { deskFiles } from './desk-files.ts';
import { clientAddressOf, type TrustedProxies } from './http/client-address.ts';
import { createDocuments } from './documents/documents.ts';
import { CALL_POINTS, type RateLimit } from './limits/rate-limit.ts';
import { assetFiles, icon, mediaFiles, rootFiles } from './http/files.ts';
import { crossOriginCalls } from './session/cross-origin-calls.ts';
import { createPageForms } from './session/page-forms.ts';
import { RequestBodies } from './http/request-bodies.ts';
import { requestId, runningRequest } from './http/running-request.ts';
import { addressFault } from './http/plain-address.ts';
import { errorPage } from './documents/error-page.ts';
import { foreignCall, PAYMENT_WEBHOOK, PURCHASING_SYSTEM } from './backend/foreign-calls.ts';
import { sandboxProvider } from './backend/sandbox-provider.ts';
import { SECURITY_HEADERS } from './http/security.ts';
import { apiKeyOf, createSessionBridge } from './session/session-bridge.ts';

/** The parts and settings of the shop's server. */
export interface ShopOptions {
  build: ServerBuild;
  clientDirectory: string;
  /** Directory of the desk's build. */
  deskDirectory: string;
  backend: BackendFetch;
  bodyLimit: BodyLimit;
  /** Calls the listener whenever pages show stale data. */
  onInvalidated?: (listener: () => void) => void;
  /** Directory of the embedded catalogue's pictures; null when another backend serves them. */
  mediaDirectory: string | null;
  publicOrigin: string;
  /** Foreign origins whose pages may embed the chat. */
  embedOrigins: readonly string[];
  /** Foreign origins whose pages may make the calls of buyers. */
  callOrigins: readonly string[];
  apiOrigin: string | null;
  /** The shop's currency and time zone. */
  formats: ShopFormats;
  /** Foreign origins whose pictures pages show. */
  pictureOrigins: readonly string[];
  cache: boolean;
  /** Reverse proxies whose X-Forwarded-For is trusted. */
  trustedProxies: TrustedProxies;
  /** The rate limit of each client address. */
  rateLimit: RateLimit;
}

/** No handler answers other methods, and some (TRACE) cannot be represented by a Request. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const SAID_THEMSELVES = ['Cross-Origin-Resource-Policy', 'X-Frame-Options'];

/** The shop as one function from Request to Response: files, `/api`, documents. */
export function createShop(options: ShopOptions): Hono {
  const app = new Hono();
  const { backend, bodyLimit, publicOrigin } = options;
  const bodies = new RequestBodies();
  const calls = new BackendCalls({ backend, bodyLimit, bodies });
  const bridge = createSessionBridge(calls, publicOrigin);
  const pages = createPageForms({
    build: options.build,
    bodies,
    calls,
    publicOrigin,
    documents: createDocuments(options),
  });
  /** The key of the limits on sign-in attempts and load, so only a trusted proxy's header counts. */
  const clientAddress = (context: Context): string =>
    clientAddressOf(
      getConnInfo(context).remote.address ?? '',
      context.req.header('X-Forwarded-For'),
      options.trustedProxies,
    );

  const limited: MiddlewareHandler = async (context, next) => {
    const wait = await options.rateLimit.take(clientAddress(context), CALL_POINTS);
    return wait > 0 ? errorPage(context.req.raw, { kind: 'share', status: 429, retryAfter: wait }) : next();
  };

  app.use(async (context, next) => {
    await next();
    const { headers } = context.res;
    // Pictures and the chat's code set their own headers for other origins, and the provider's element allows framing by our pages.
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      if (!SAID_THEMSELVES.includes(name) || !headers.has(name)) headers.set(name, value);
    }
    const id = requestId();
    if (id !== null && context.req.path.startsWith('/api/')) headers.set(REQUEST_ID, id);
    if (options.publicOrigin.startsWith('https:')) {
      context.res.headers.set('Strict-Transport-Security', 'max-age=31536000');
    }
  });
  // Before compression, which waits for a thread of the pool that images and password hashes share.
  app.get('/health', (context) => context.text('ok'));
  app.use(async (context, next) => {
    await next();
    const response = compressed(context.res, context.req.header('Accept-Encoding') ?? null);
    // Hono copies the old headers, including the uncompressed length, when a response is replaced, so it is removed first.
    context.res = undefined;
    context.res = response;
  });
  app.use((context, next) => {
    if (!METHODS.includes(context.req.method))
      return Promise.resolve(context.body(null, 405, { Allow: METHODS.join(', ') }));
    const fault = addressFault(context.req.url);
    if (fault === null) return next();
    return Promise.resolve(errorPage(context.req.raw, { kind: 'address', status: fault === 'too-long' ? 414 : 400 }));
  });
  app.get('/assets/*', assetFiles(options.clientDirectory), (context) =>
    context.body(null, 404, { 'Cache-Control': 'no-store' }),
  );
  if (options.mediaDirectory)
    app.get('/media/*', mediaFiles(options.mediaDirectory), (context) => context.body(null, 404));
  // CRMEB's own pictures, such as the portrait of who has none, are below /statics.
  for (const pictures of options.apiOrigin === null ? ['/uploads/*'] : ['/uploads/*', '/statics/*'])
    app.get(pictures, (context) => backend(new Request(context.req.url, { signal: context.req.raw.signal })));
  const foreign = { backend, bodies, clientAddress };
  app.post('/payment-notice/*', limited, foreignCall(PAYMENT_WEBHOOK, foreign));
  if (options.apiOrigin === null) app.post('/punchout/:protocol', limited, foreignCall(PURCHASING_SYSTEM, foreign));
  app.all('/sandbox-provider/*', limited, sandboxProvider(foreign));
  app.route('/chat', chatFiles(options.clientDirectory));
  app.route('/desk', deskFiles(options.deskDirectory, options.formats));
  app.use('/api/*', limited);
  // Another backend does not know API keys, and must not see them.
  if (options.apiOrigin !== null)
    app.use('/api/*', (context, next) =>
      apiKeyOf(context.req.raw) === null ? next() : Promise.resolve(context.body(null, 403)),
    );
  app.use('/api/*', crossOriginCalls({ ...options, calls, clientAddress }));
  app.all('/api/*', (context) => bridge(context.req.raw, clientAddress(context)));
  // Before documents, which would redirect a Chinese visitor's browser to /zh-CN/favicon.ico.
  for (const prefix of ['', ...LOCALES.map((locale) => `/${locale}`)]) app.get(`${prefix}/favicon.ico`, icon);
  app.get('/:file{[a-z.-]+\\.(svg|ico|webmanifest|png)}', rootFiles(options.clientDirectory));
  app.all('*', (context) => pages(context.req.raw, clientAddress(context)));
  app.onError((error, context) => {
    console.error(`${runningRequest()} failed:`, error);
    return errorPage(context.req.raw, { kind: 'failed', status: 500 });
  });
  return app;
}
