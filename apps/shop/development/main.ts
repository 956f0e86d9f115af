// pnpm dev: runs the shop, its backend and the desk from their sources, with the settings, data and port of `npm start`.
import { mkdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { ServerBuild } from 'react-router';
import { STYLES_PATH } from '../app/development/styles-path.ts';
import type { createShop } from '../server/app.ts';
import type { connectBackend } from '../server/backend.ts';
import { NO_LIMIT } from '../server/limits/rate-limit.ts';
import { contentSecurityPolicy, createNonce, inlineScriptHashes, SECURITY_HEADERS } from '../server/http/security.ts';
import { createChat, readFreeSettings, serve, shopParts, startOrExit } from '../server/serve.ts';
import type { Settings } from '../server/settings/settings.ts';
import { ReloadingBackend, type Connect } from './reloading-backend.ts';
import { answeredBy, openSources, type Sources } from './sources.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

process.env.NODE_ENV = 'development';

async function start(): Promise<void> {
  const settings = await readFreeSettings();
  const sources = await openSources(new URL(settings.publicOrigin).hostname, () => void reload());
  const backend = new ReloadingBackend(await (await backendOf(sources, settings))());
  const chat = createChat(settings, backend);
  const shop = shopOf(sources, settings, backend);
  serve({
    settings,
    backend,
    answer: async (request, response) => {
      if (/^\/desk(?:[/?]|$)/.test(request.url ?? '')) return answerDesk(await sources.desk(), request, response);
      if (request.url?.startsWith(STYLES_PATH)) return answerStyles(sources, response);
      if (await answeredBy(sources.shop, request, response)) return undefined;
      return answerOrSay(shop, request, response);
    },
    upgrade: (upgrade) => (sources.takeUpgrade(upgrade) ? undefined : chat.upgrade(upgrade)),
    endSockets: () => chat.close(),
    close: async () => {
      await sources.close();
      await backend.close();
    },
  });

  async function reload(): Promise<void> {
    const begin = performance.now();
    try {
      // Loaded before the old backend ends, so that code that fails to load changes nothing.
      await backend.exchange(await backendOf(sources, settings));
      console.log(`The backend restarted in ${Math.round(performance.now() - begin)} ms`);
    } catch (error) {
      console.error('The backend did not restart:', error);
      return;
    }
    await sources.tell('rider:backend');
  }
}

/** Loads the current sources of the backend. */
async function backendOf({ backend }: Sources, settings: Settings): Promise<Connect> {
  backend.clearCache();
  const loaded = await backend.import<{ connectBackend: typeof connectBackend }>('/server/backend.ts');
  return () => loaded.connectBackend(settings);
}

/** Returns the shop's request handler, recreated when one of its sources has changed. */
function shopOf({ rendering }: Sources, settings: Settings, backend: ReloadingBackend): () => Promise<Answer> {
  const parts = shopParts(settings, backend);
  // A shop that was never built lacks this directory, and Hono would warn at each change.
  mkdirSync(parts.clientDirectory, { recursive: true });
  let made: { build: ServerBuild; create: typeof createShop; answer: Answer } | undefined;
  return async () => {
    const [{ createShop: create }, build] = await Promise.all([
      rendering.import<{ createShop: typeof createShop }>('/server/app.ts'),
      rendering.import<ServerBuild>('virtual:react-router/server-build'),
    ]);
    if (made?.build !== build || made.create !== create) {
      // React Router's styles of a screen lack those of lazy parts and are removed on hydration; STYLES_PATH has all.
      const shop = create({
        ...parts,
        build: { ...build, unstable_getCriticalCss: () => undefined },
        cache: false,
        rateLimit: NO_LIMIT,
      });
      const fetch = async (...given: Parameters<typeof shop.fetch>) => withWorkers(await shop.fetch(...given));
      made = { build, create, answer: getRequestListener(fetch, { autoCleanupIncoming: false }) };
    }
    return made.answer;
  };
}

/** The only relaxation of production's policy: Vite waits for an unreachable server in a worker made from a blob. */
const WORKERS = "; worker-src 'self' blob:";

function withWorkers(response: Response): Response {
  const policy = response.headers.get('Content-Security-Policy');
  if (policy !== null) response.headers.set('Content-Security-Policy', policy + WORKERS);
  return response;
}

/** Answers a request for the shop, with the error if its sources do not load. */
async function answerOrSay(
  shop: () => Promise<Answer>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<unknown> {
  let answer: Answer;
  try {
    answer = await shop();
  } catch (error) {
    console.error('The shop does not load:', error);
    response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
    return response.end(error instanceof Error ? error.stack : String(error));
  }
  return answer(request, response);
}

/** Answers the styles of all modules that the server has loaded for rendering. */
async function answerStyles({ shop: { environments } }: Sources, response: ServerResponse): Promise<void> {
  const ids = [...environments.ssr.moduleGraph.idToModuleMap.keys()].filter((id) => id.endsWith('.vanilla.css'));
  // The first stylesheet that names the layers determines their order.
  const ordered = ids.toSorted((one, other) => Number(isLayers(other)) - Number(isLayers(one)));
  const sheets = await Promise.all(ordered.map((id) => environments.client.transformRequest(`/@fs${id}?direct`)));
  response.writeHead(200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(sheets.map((sheet) => sheet?.code ?? '').join('\n'));
}

const isLayers = (id: string) => id.includes('/layers.css.ts');

/** Answers the desk's files from their sources, and its single document for all other addresses. */
async function answerDesk(
  vite: Awaited<ReturnType<Sources['desk']>>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (await answeredBy(vite, request, response)) return;
  const html = await vite.transformIndexHtml('/index.html', readFileSync(join(vite.config.root, 'index.html'), 'utf8'));
  const nonce = createNonce();
  response.writeHead(200, {
    ...SECURITY_HEADERS,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': contentSecurityPolicy(inlineScriptHashes(html), nonce, []) + WORKERS,
    'Cache-Control': 'no-store',
  });
  response.end(html.replace('nonce=""', `nonce="${nonce}"`));
}

startOrExit(start);
