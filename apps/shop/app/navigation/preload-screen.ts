import { matchRoutes } from 'react-router';
import { loadRouteModule, missingFiles } from '../connection/route-modules.ts';
import { warnOfFailure } from '../data/browser-load.ts';

/** Fetches the code and styles of the screen at a path with language prefix, as following a link to it would. */
export function preloadScreen(path: string): void {
  const router = window.__reactRouterDataRouter;
  if (!router) return;
  for (const { route } of matchRoutes(router.routes, path, router.basename) ?? []) {
    const { id = '' } = route;
    const files = missingFiles(id);
    if (!files) continue;
    files.css?.forEach(prefetchStyle);
    // What the router has it does not import again: Chromium would put that off until the frame after a press.
    loadRouteModule(id, files).catch(warnOfFailure);
  }
}

function prefetchStyle(address: string): void {
  if (document.querySelector(`link[href="${CSS.escape(address)}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = address;
  document.head.append(link);
}
