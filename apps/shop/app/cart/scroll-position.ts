import { tabStorage } from '@rider/chat/storage';

const KEY = 'rider.scrollPosition';

/** Stores the scroll position of a visitor who leaves for sign-in, for this tab only. */
export function saveScrollPosition(): void {
  tabStorage.setItem(KEY, JSON.stringify({ path: window.location.pathname, top: window.scrollY }));
}

/** Restores the scroll position from before sign-in, once, unless the visitor is pressing something on the page already. */
export function restoreScrollPosition(): void {
  // A page that scrolls between press and release takes the target away, and the press with it.
  const pressing = document.querySelector(':active') !== null;
  try {
    const { path, top } = JSON.parse(tabStorage.getItem(KEY) ?? '{}') as { path?: string; top?: number };
    tabStorage.removeItem(KEY);
    if (!pressing && path === window.location.pathname && top !== undefined)
      window.scrollTo({ top, behavior: 'instant' });
  } catch {
    // An unreadable value was not written by us.
  }
}
