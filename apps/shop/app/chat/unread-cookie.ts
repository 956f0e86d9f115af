const NAME = 'unreadKefu';

/** Stores the number of unread messages for other tabs and pages until the browser closes. */
export function writeUnreadCookie(count: number): void {
  document.cookie = `${NAME}=${count}; Path=/; SameSite=Lax`;
}

/** The stored number, or null. */
export function readUnreadCookie(): number | null {
  const value = document.cookie.match(/\bunreadKefu=(\d{1,6})\b/)?.[1];
  return value === undefined ? null : Number(value);
}
