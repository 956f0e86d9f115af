import { BlockList } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { DEFAULT_FORMATS } from '@rider/model/locale';
import { createContext, type LoaderFunctionArgs, type RouterContextProvider, type ServerBuild } from 'react-router';
import type { RequestScope } from '../../app/data/request-scope.ts';
import { readsOnly } from '../../app/screen-parameters/screen-handle.ts';
import { createShop } from '../app.ts';
import type { BackendFetch } from '../backend/backend-calls.ts';
import { NO_LIMIT, type RateLimit } from '../limits/rate-limit.ts';
import { SMALL_BODY } from '../http/request-bodies.ts';

const requestScope = createContext<RequestScope>();
const servers: Server[] = [];

/** Ends the shops of a test; for `afterEach`. */
export async function closeShops(): Promise<void> {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

/** A promise that the test resolves by hand. */
export function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
}

/** A build of two screens that show their address and end with a text: /list reads `page`, /own has no `reads`. */
function buildOf(
  shown: (args: LoaderFunctionArgs) => Promise<Response | null>,
  endOf: (scope: RequestScope) => Promise<string>,
): ServerBuild {
  const route = (id: string, path: string, parentId?: string, module: object = {}) => ({
    id,
    path,
    parentId,
    module: { default: () => null, ...module },
  });
  const handleRequest = async (
    request: Request,
    status: number,
    headers: Headers,
    _: unknown,
    load: RouterContextProvider,
  ) => {
    headers.set('Content-Type', 'text/html');
    const { pathname, search } = new URL(request.url);
    const scope = load.get(requestScope);
    scope.html = `${scope.locale} ${pathname}${search}${await endOf(scope)}`;
    return new Response(null, { status, headers });
  };
  const loader = { loader: shown };
  return {
    entry: { module: { default: handleRequest, requestScope, handleError: () => undefined } },
    routes: {
      root: route('root', ''),
      list: route('list', 'list', 'root', { ...loader, handle: { reads: readsOnly('page') } }),
      own: route('own', 'own', 'root', loader),
    },
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '1' },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '' },
  } as unknown as ServerBuild;
}

interface Given {
  shown?: (args: LoaderFunctionArgs) => Promise<Response | null>;
  rateLimit?: RateLimit;
  backend?: BackendFetch;
  /** What each document ends with. */
  end?: string | ((scope: RequestScope) => Promise<string>);
}

/** Serves a shop of two screens; returns how to request them, the rendered addresses, and when requests have arrived or left. */
export async function shopOf({ shown = () => Promise.resolve(null), rateLimit = NO_LIMIT, backend, end = '' }: Given) {
  const rendered: string[] = [];
  const shop = createShop({
    build: buildOf(
      (args) => {
        const { pathname, search } = new URL(args.request.url);
        rendered.push(pathname + search);
        return shown(args);
      },
      typeof end === 'string' ? () => Promise.resolve(end) : end,
    ),
    clientDirectory: import.meta.dirname,
    deskDirectory: import.meta.dirname,
    backend: backend ?? (() => Promise.resolve(Response.json({ status: 200, data: {} }))),
    bodyLimit: () => SMALL_BODY,
    mediaDirectory: null,
    publicOrigin: 'http://shop.test',
    embedOrigins: [],
    callOrigins: [],
    apiOrigin: null,
    formats: DEFAULT_FORMATS,
    pictureOrigins: [],
    cache: true,
    trustedProxies: new BlockList(),
    rateLimit,
  });
  const server = createServer(getRequestListener(shop.fetch));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let count = 0;
  let recount: () => void = () => undefined;
  const gone = gate();
  server.on('request', (_, response) => {
    count += 1;
    response.once('close', () => !response.writableFinished && gone.open());
    setImmediate(() => recount());
  });
  /** Resolves when this number of requests has been received and examined. */
  const arrived = (wanted: number) =>
    new Promise<void>((resolve) => {
      recount = () => count >= wanted && resolve();
      recount();
    });
  const get = (path: string, init: RequestInit = {}) => fetch(origin + path, { redirect: 'manual', ...init });
  return { get, rendered, arrived, left: gone.opened };
}
