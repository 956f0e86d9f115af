const KEY = 'rider.wishPlace';

/** Remembers where on the page a visitor is who leaves it to sign in, for this tab alone. */
export function rememberPlace(): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ path: window.location.pathname, top: window.scrollY }));
  } catch {
    // Without storage the page begins at its purchase form.
  }
}

/** Scrolls to where the visitor was before signing in, once. */
export function returnToPlace(): void {
  try {
    const { path, top } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as { path?: string; top?: number };
    sessionStorage.removeItem(KEY);
    if (path === window.location.pathname && top !== undefined) window.scrollTo({ top, behavior: 'instant' });
  } catch {
    // What cannot be read was not ours.
  }
}
