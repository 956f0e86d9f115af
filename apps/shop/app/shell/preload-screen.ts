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
  }
}

/** Addresses of files that were asked for. */
const asked = new Set<string>();

/** Fetches the code and styles of the screen at a path with language prefix, as following a link to it would. */
export function preloadScreen(path: string): void {
  const { __reactRouterDataRouter: router, __reactRouterManifest: manifest } = window;
  if (!router || !manifest) return;
  for (const { route } of matchRoutes(router.routes, path, router.basename) ?? []) {
    const files = manifest.routes[route.id ?? ''];
    if (!files || asked.has(files.module)) continue;
    asked.add(files.module);
    files.css?.forEach(prefetchStyle);
    loadCode(() => import(/* @vite-ignore */ files.module)).catch((error: unknown) => {
      asked.delete(files.module);
      warnOfFailure(error);
    });
  }
}

function prefetchStyle(address: string): void {
  if (document.querySelector(`link[href="${CSS.escape(address)}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = address;
  document.head.append(link);
}
