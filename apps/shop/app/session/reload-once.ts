/** The time within which a page that lost its chunks reloads only once (ms, R8.3). */
const QUIET_MS = 60_000;
const STAMP = 'rider.reloadedAt';

/** Reloads the page unless it did so within the last minute, or cannot remember. Tells whether it reloads. */
export function reloadOnce(): boolean {
  try {
    const last = Number(sessionStorage.getItem(STAMP) ?? 0);
    if (Date.now() - last < QUIET_MS) return false;
    sessionStorage.setItem(STAMP, String(Date.now()));
  } catch {
    // Without storage an endless reload could not be told from the first one.
    return false;
  }
  window.location.reload();
  return true;
}
