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
  window.addEventListener('vite:preloadError', ({ payload }) => {
    void connection.answering().then(async (wasLost) => {
      if (!wasLost && (await isGone(payload))) reloadOnce();
    });
  });
}

/**
 * Whether the file that a failed import names is of an older build. One that broke off with the connection stays failed in this
 * document although the shop has it: no reason to take away what was typed.
 */
async function isGone(failure: Error): Promise<boolean> {
  const address = /\/assets\/\S+$/.exec(failure.message)?.[0];
  if (address === undefined) return true;
  try {
    return (await fetch(address, { method: 'HEAD' })).status === 404;
  } catch {
    // Nobody answers again, which says nothing of the file.
    return false;
  }
}
