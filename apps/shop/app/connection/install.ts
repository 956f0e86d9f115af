import { reloadOnce } from '../session/reload-once.ts';
import { connection, loadCode, routerFetch } from './page-connection.ts';

declare global {
  /** What the router calls, by build-plugins/connected-router.ts. */
  var __rider: { fetch: typeof routerFetch; loadCode: typeof loadCode; reloadOnce: typeof reloadOnce } | undefined;
}

/** Makes the router go through the page's connection, and looks at it when the browser says that the network changed. */
export function installConnection(): void {
  globalThis.__rider = { fetch: routerFetch, loadCode, reloadOnce };
  const look = () => void connection.answering();
  window.addEventListener('offline', look);
  window.addEventListener('online', look);
  if (!navigator.onLine) look();
  // A chunk that is gone although the shop answers is of an older build.
  window.addEventListener('vite:preloadError', () => {
    void connection.answering().then((wasLost) => !wasLost && reloadOnce());
  });
}
