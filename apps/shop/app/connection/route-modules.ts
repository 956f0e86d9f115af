import { reloadOnce } from '../session/reload-once.ts';
import { loadCode } from './page-connection.ts';

/** The files of a route in React Router's manifest. */
export interface RouteFiles {
  module: string;
  css?: string[];
}

declare global {
  interface Window {
    __reactRouterManifest?: { routes: Record<string, RouteFiles | undefined> };
    /** The modules of routes that the router has loaded, by id; set with the manifest. */
    __reactRouterRouteModules: Record<string, unknown>;
  }
}

/** The files of routes that are not loaded yet, by id. */
const missing = new Map<string, RouteFiles>();

/**
 * Makes the router load route modules through the page's connection. React Router imports each module that its cache lacks, and reloads the
 * page without limit if that fails; a getter in the cache loads the module instead.
 */
export function connectRouteModules(): void {
  const modules = window.__reactRouterRouteModules;
  for (const [id, files] of Object.entries(window.__reactRouterManifest?.routes ?? {})) {
    if (!files || id in modules) continue;
    missing.set(id, files);
    Object.defineProperty(modules, id, { configurable: true, enumerable: true, get: () => moduleForRouter(id, files) });
  }
}

/** The files of a route whose module is not loaded yet. */
export const missingFiles = (id: string): RouteFiles | undefined => missing.get(id);

/** Loads the module of a route and adds it to the router's cache. Rejects if it cannot be loaded. */
export async function loadRouteModule(id: string, { module }: RouteFiles): Promise<unknown> {
  return cached(id, await loadCode(() => import(/* @vite-ignore */ module)));
}

async function moduleForRouter(id: string, files: RouteFiles): Promise<unknown> {
  try {
    return await loadRouteModule(id, files);
  } catch (error) {
    // The navigation stays pending until the document is replaced.
    if (reloadOnce()) return new Promise(() => undefined);
    const fail = () => {
      throw error;
    };
    // A route whose exports all throw shows the error page.
    return cached(id, { default: fail, clientLoader: fail, clientAction: fail });
  }
}

function cached(id: string, module: unknown): unknown {
  missing.delete(id);
  Object.defineProperty(window.__reactRouterRouteModules, id, { value: module });
  return module;
}
