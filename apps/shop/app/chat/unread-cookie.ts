const NAME = 'unreadKefu';

/** Keeps the number of unread messages for other tabs and pages (R7.5), as long as the browser is open. */
export function writeUnreadCookie(count: number): void {
  document.cookie = `${NAME}=${count}; Path=/; SameSite=Lax`;
}

/** The number kept, or null. */
export function readUnreadCookie(): number | null {
  const value = document.cookie.match(/(?:^|; )unreadKefu=(\d{1,6})(?:;|$)/)?.[1];
  return value === undefined ? null : Number(value);
}
