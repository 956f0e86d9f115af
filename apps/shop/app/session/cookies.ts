import { screens } from '@rider/model/screens';
import { safeLocalPath } from '@rider/model/navigation';

/** Names and lifetimes of the shop's cookies (R3.8, R3.9, R4.1, R4.4, R9). */

/** The strategy of password sign-in, which names the token's cookie. */
export const SESSION_COOKIE = 'local1';
const SESSION_SECONDS = 604_800;
/** Keeps an agent's token, who may be a buyer as well. */
export const DESK_COOKIE = 'desk';
const DESK_SECONDS = 43_200;
/** By which the backend knows a device that signed in before. */
export const DEVICE_COOKIE = 'device';
/** 400 days, the longest that browsers keep a cookie. */
const DEVICE_SECONDS = 34_560_000;
export const LANGUAGE_COOKIE = 'language';
const LANGUAGE_SECONDS = 86_400;
export const FROM_PATH_COOKIE = 'fromPath';
const FROM_PATH_SECONDS = 600;

/** What a visitor meant to buy before signing in. */
export const WISH_COOKIE = 'wish';
/** An hour: long enough to set a new password, or to have a requested account approved. */
const WISH_SECONDS = 3600;

/** Where a visitor without session is sent. */
export const FROM_PATH_LOGIN = screens.signIn;

function cookie(name: string, value: string, seconds: number, origin: string, attributes: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}${attributes}`;
}

/** Keeps a session token where page scripts cannot read it. `origin` is the shop's public one. */
export function sessionCookie(token: string, origin: string): string {
  return cookie(SESSION_COOKIE, token, SESSION_SECONDS, origin, '; HttpOnly');
}

export function clearedSessionCookie(origin: string): string {
  return cookie(SESSION_COOKIE, '', 0, origin, '; HttpOnly');
}

/** An agent's session at the desk. */
export function deskCookie(token: string, origin: string): string {
  return cookie(DESK_COOKIE, token, DESK_SECONDS, origin, '; HttpOnly');
}

export function clearedDeskCookie(origin: string): string {
  return cookie(DESK_COOKIE, '', 0, origin, '; HttpOnly');
}

/** Marks a device as one that signed in before; it stays when the session ends. */
export function deviceCookie(token: string, origin: string): string {
  return cookie(DEVICE_COOKIE, token, DEVICE_SECONDS, origin, '; HttpOnly');
}

export function languageCookie(locale: string, origin: string): string {
  return cookie(LANGUAGE_COOKIE, locale, LANGUAGE_SECONDS, origin, '');
}

/** Remembers path and query for the return after sign-in; the home page in place of what may not be returned to. */
export function fromPathCookie(path: string, origin: string): string {
  const kept = safeLocalPath(path, origin) ? path : '/';
  return cookie(FROM_PATH_COOKIE, kept, FROM_PATH_SECONDS, origin, '; HttpOnly');
}

export function clearedFromPathCookie(origin: string): string {
  return cookie(FROM_PATH_COOKIE, '', 0, origin, '; HttpOnly');
}

/** What our cookies hold. Other characters would not pass as a header to the backend. */
const COOKIE_VALUE = /^[\x21-\x7e]+$/;

/** Remembers what a visitor meant to buy, out of reach of page scripts and of other sites. */
export function wishCookie(wish: string, origin: string): string {
  return cookie(WISH_COOKIE, wish, WISH_SECONDS, origin, '; HttpOnly');
}

export function clearedWishCookie(origin: string): string {
  return cookie(WISH_COOKIE, '', 0, origin, '; HttpOnly');
}

/** Value of a cookie in a Cookie header, or null. Malformed escapes and what none of our cookies holds read as absent. */
export function readCookie(header: string | null | undefined, name: string): string | null {
  for (const pair of header?.split(';') ?? []) {
    const [key, value] = pair.trim().split('=');
    if (key !== name || !value) continue;
    try {
      const decoded = decodeURIComponent(value);
      return COOKIE_VALUE.test(decoded) ? decoded : null;
    } catch {
      return null;
    }
  }
  return null;
}
