import { reloadOnce } from '../session/reload-once.ts';
import { connection, routerFetch } from './page-connection.ts';

/** Sends the router's requests through the page's connection, and checks it when the browser reports a network change. */
export function installConnection(): void {
  const { fetch } = window;
  // The router calls the global fetch with a URL object; the page's own calls pass strings.
  window.fetch = (input, init = {}) =>
    input instanceof URL && input.pathname.endsWith('.data') ? routerFetch(input.href, init) : fetch(input, init);
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
 * Whether the file of a failed import belongs to an older build. An import that broke off with the connection also stays failed in this
 * document, but then the file exists and a reload would needlessly lose typed data.
 */
async function isGone(failure: Error): Promise<boolean> {
  const address = /\/assets\/\S+$/.exec(failure.message)?.[0];
  if (address === undefined) return true;
  try {
    return (await fetch(address, { method: 'HEAD' })).status === 404;
  } catch {
    // No answer again: the file may still exist.
    return false;
  }
}
