import { tabStorage } from '@rider/chat/storage';
import type { DataRouter } from 'react-router';

/** Interval within which a page with missing chunks reloads only once (ms). */
const QUIET_MS = 60_000;
const STAMP = 'rider.reloadedAt';

declare global {
  interface Window {
    /** The router instance that React Router exposes to its own scripts. */
    __reactRouterDataRouter?: DataRouter;
  }
}

/**
 * Reloads the page unless it did so within the last minute or storage is unavailable. A pending navigation's page is loaded instead.
 * Returns whether it reloads.
 */
export function reloadOnce(): boolean {
  const last = Number(tabStorage.getItem(STAMP) ?? 0);
  if (Math.abs(Date.now() - last) < QUIET_MS) return false;
  // Without storage an endless reload could not be detected.
  if (!tabStorage.setItem(STAMP, String(Date.now()))) return false;
  const { location, formData } = window.__reactRouterDataRouter?.state.navigation ?? {};
  // The document never retries failed modules, so only a new document can fetch the code again.
  if (location && !formData) window.location.assign(location.pathname + location.search + location.hash);
  else window.location.reload();
  return true;
}
