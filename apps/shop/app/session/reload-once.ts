import type { DataRouter } from 'react-router';

/** The time within which a page that lost its chunks reloads only once (ms, R8.3). */
const QUIET_MS = 60_000;
const STAMP = 'rider.reloadedAt';

declare global {
  interface Window {
    /** React Router, as it keeps itself for its own scripts. */
    __reactRouterDataRouter?: DataRouter;
  }
}

/**
 * Reloads the page unless it did so within the last minute, or cannot remember. A page that is being opened is loaded instead.
 * Tells whether it reloads.
 */
export function reloadOnce(): boolean {
  try {
    const last = Number(sessionStorage.getItem(STAMP) ?? 0);
    if (Date.now() - last < QUIET_MS) return false;
    sessionStorage.setItem(STAMP, String(Date.now()));
  } catch {
    // Without storage an endless reload could not be told from the first one.
    return false;
  }
  const { location, formData } = window.__reactRouterDataRouter?.state.navigation ?? {};
  // The document keeps each module that did not come as failed: only a new one can fetch the code again.
  if (location && !formData) window.location.assign(location.pathname + location.search + location.hash);
  else window.location.reload();
  return true;
}
