import { matchRoutes } from 'react-router';
import { warnOfFailure } from '../data/browser-load.ts';
import { loadCode } from '../connection/page-connection.ts';

/** What React Router's build tells the page about a route. */
interface RouteFiles {
  module: string;
  css?: string[];
}

declare global {
  interface Window {
    __reactRouterManifest?: { routes: Record<string, RouteFiles | undefined> };
    /** The modules of routes that the router has, by id; set with the manifest. */
    __reactRouterRouteModules: Record<string, unknown>;
  }
}

/** Fetches the code and styles of the screen at a path with language prefix, as following a link to it would. */
export function preloadScreen(path: string): void {
  const {
    __reactRouterDataRouter: router,
    __reactRouterManifest: manifest,
    __reactRouterRouteModules: modules,
  } = window;
  if (!router || !manifest) return;
  for (const { route } of matchRoutes(router.routes, path, router.basename) ?? []) {
    const { id = '' } = route;
    const files = manifest.routes[id];
    if (!files || modules[id]) continue;
    files.css?.forEach(prefetchStyle);
    // What the router has it does not import again: Chromium would put that off until the frame after a press.
    loadCode(() => import(/* @vite-ignore */ files.module)).then((module) => (modules[id] = module), warnOfFailure);
  }
}

function prefetchStyle(address: string): void {
  if (document.querySelector(`link[href="${CSS.escape(address)}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = address;
  document.head.append(link);
}
