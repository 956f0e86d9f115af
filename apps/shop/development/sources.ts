import { Server, type IncomingMessage, type ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import {
  createRunnableDevEnvironment,
  createServer as createViteServer,
  isRunnableDevEnvironment,
  type InlineConfig,
  type Plugin,
  type ViteDevServer,
} from 'vite';
import type { ModuleRunner } from 'vite/module-runner';
import type { TakeUpgrade } from '../server/http/upgrades.ts';
import { textReload } from './text-reload.ts';

const SHOP = fileURLToPath(new URL('..', import.meta.url));
const DESK = fileURLToPath(new URL('../../desk', import.meta.url));
/** The sockets over which the pages of shop and desk receive updates. */
const HOT_PATHS = ['/hot', '/desk/hot'];

/** A file counts as changed when its size has stood still (ms): read between two writes of an editor, it would be half a file for good. */
const WRITTEN = { stabilityThreshold: 60, pollInterval: 20 };

/** The current sources of shop, desk and backend, compiled on demand. */
export interface Sources {
  shop: ViteDevServer;
  /** Loads the modules that render the shop. */
  rendering: ModuleRunner;
  /** Loads the backend, separately from the shop, so that a change of a screen does not restart it. */
  backend: ModuleRunner;
  /** The desk's sources, compiled from its first request on. */
  desk(): Promise<ViteDevServer>;
  /** Sends an event to the open pages of shop and desk. */
  tell(event: string): Promise<void>;
  /** Accepts the sockets for updates of pages; returns false for other upgrades. */
  takeUpgrade(upgrade: Parameters<TakeUpgrade>[0]): boolean;
  close(): Promise<void>;
}

/** Opens the sources. `backendChanged` is called on each change of a file that the backend imports. */
export async function openSources(hostname: string, backendChanged: () => void): Promise<Sources> {
  // It never listens: upgrades are passed to it, so that Vite does not see those of the chat.
  const sockets = new Server();
  const common = (root: string): InlineConfig => ({
    root,
    configFile: `${root}/vite.config.ts`,
    plugins: [textReload()],
    server: {
      middlewareMode: true,
      allowedHosts: [hostname],
      ws: { server: sockets, path: 'hot' },
      watch: { awaitWriteFinish: WRITTEN },
    },
  });
  const shop = await createViteServer({
    ...common(SHOP),
    // Finds all dependencies before the first page: one found later would reload open pages.
    optimizeDeps: { entries: ['app/entry.client.tsx', 'app/root.tsx', 'app/routes/**/*.{ts,tsx}', '!**/*.test.*'] },
    plugins: [textReload(), oneUpdate(), backendReload(backendChanged)],
    environments: {
      backend: {
        consumer: 'server',
        resolve: { noExternal: [/^@rider\//] },
        dev: {
          createEnvironment: (name, config) =>
            createRunnableDevEnvironment(name, config, { runnerOptions: { hmr: false } }),
        },
      },
    },
  });
  let desk: Promise<ViteDevServer> | undefined;
  return {
    shop,
    rendering: runnerOf(shop, 'ssr'),
    backend: runnerOf(shop, 'backend'),
    desk: () => (desk ??= createViteServer({ ...common(DESK), appType: 'custom' })),
    tell: async (event) => {
      for (const vite of [shop, await desk]) vite?.environments.client.hot.send(event);
    },
    takeUpgrade: ({ request, url, socket, head }) =>
      HOT_PATHS.includes(url.pathname) && sockets.emit('upgrade', request, socket, head),
    close: async () => {
      await Promise.all([shop.close(), (await desk)?.close()]);
    },
  };
}

/** Resolves to whether Vite answered; other requests are left untouched. */
export function answeredBy(vite: ViteDevServer, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  return new Promise((resolve, reject) => {
    response.once('close', () => resolve(true));
    vite.middlewares(request, response, (error?: Error) => (error ? reject(error) : resolve(false)));
  });
}

function runnerOf({ environments }: ViteDevServer, name: string): ModuleRunner {
  const environment = environments[name];
  if (!environment || !isRunnableDevEnvironment(environment)) throw new Error(`${name} does not run in this process`);
  return environment.runner;
}

const PASSED_ON = 'react-router-server-change-trigger-client-hmr';

/**
 * React Router forwards server changes to the browser, up to three times even for modules that the browser has itself; of two changes in a
 * row the older one may then arrive last. Modules in the browser are updated by Vite alone.
 */
function oneUpdate(): Plugin {
  return {
    name: 'one-update',
    configResolved({ plugins }) {
      const plugin = plugins.find(({ name }) => name === PASSED_ON);
      const hook = plugin?.hotUpdate;
      if (!plugin || typeof hook !== 'function') throw new Error(`React Router no longer has ${PASSED_ON}`);
      plugin.hotUpdate = function hotUpdate(options) {
        const { moduleGraph } = options.server.environments.client;
        const isKnown = options.modules.some(({ id }) => id !== null && moduleGraph.getModuleById(id) !== undefined);
        return isKnown ? undefined : hook.call(this, options);
      };
    },
  };
}

function backendReload(changed: () => void): Plugin {
  return {
    name: 'backend-reload',
    hotUpdate: {
      // Runs before React Router, which reloads pages for modules on both sides.
      order: 'pre',
      handler({ modules }) {
        if (this.environment.name !== 'backend' || modules.length === 0) return undefined;
        changed();
        return [];
      },
    },
  };
}
