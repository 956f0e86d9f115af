import { parseCookie } from 'cookie';
import { screens } from '@rider/model/screens';
import { safeLocalPath } from '@rider/model/navigation';

/** Names and lifetimes of the shop's cookies. */

/** The strategies of signing in, which name the token's cookie. */
export const STRATEGIES = { password: 'local1', mobile: 'local2', wechat: 'local3', punchout: 'local4' } as const;

/** A strategy of signing in. */
export type Strategy = keyof typeof STRATEGIES;
const SESSION_SECONDS = 604_800;
/** The token of an agent, who may be signed in as a buyer too. */
export const DESK_COOKIE = 'desk';
const DESK_SECONDS = 43_200;
/** Identifies a device that signed in before to the backend. */
export const DEVICE_COOKIE = 'device';
/** 400 days, the browsers' maximum for cookies. */
const DEVICE_SECONDS = 34_560_000;
export const LANGUAGE_COOKIE = 'language';
const LANGUAGE_SECONDS = 86_400;
export const FROM_PATH_COOKIE = 'fromPath';
const FROM_PATH_SECONDS = 600;

/** What a visitor wanted to buy before sign-in. */
export const PENDING_ITEM_COOKIE = 'wish';
/** An hour: long enough to reset a password or to have an account request approved. */
const PENDING_ITEM_SECONDS = 3600;

/** Binds WeChat's answer to the browser that requested it. */
export const WECHAT_STATE_COOKIE = 'wechatState';
/** The key by which the next sign-in by password links a WeChat account. */
export const WECHAT_LINK_COOKIE = 'wechatLink';
const WECHAT_SECONDS = 600;

/** The sign-in path for visitors without a session. */
export const FROM_PATH_LOGIN = screens.signIn;

/** Without the library, whose checks of arbitrary names and values the first page would load: these names are ours, values are encoded. */
function cookie(name: string, value: string, maxAge: number, origin: string, httpOnly = true): string {
  const flags = [httpOnly && 'HttpOnly', origin.startsWith('https:') && 'Secure', 'SameSite=Lax'].filter(Boolean);
  return [`${name}=${encodeURIComponent(value)}`, `Max-Age=${maxAge}`, 'Path=/', ...flags].join('; ');
}

/**
 * The cookies of a new session: its token, unreadable for page scripts, in the strategy's cookie, and the others cleared, so that one
 * browser has one session. `origin` is the shop's public one.
 */
export function sessionCookies(token: string, origin: string, strategy: Strategy): string[] {
  const others = Object.values(STRATEGIES).filter((name) => name !== STRATEGIES[strategy]);
  return [
    ...others.map((name) => cookie(name, '', 0, origin)),
    cookie(STRATEGIES[strategy], token, SESSION_SECONDS, origin),
  ];
}

export function clearedSessionCookies(origin: string): string[] {
  return Object.values(STRATEGIES).map((name) => cookie(name, '', 0, origin));
}

/** The session token in a Cookie header, by whichever strategy; null without one. */
export function readSessionToken(header: string | null | undefined): string | null {
  return readSession(header)?.token ?? null;
}

function readSession(header: string | null | undefined): { token: string; strategy: Strategy } | null {
  for (const strategy of Object.keys(STRATEGIES) as Strategy[]) {
    const token = readCookie(header, STRATEGIES[strategy]);
    if (token !== null) return { token, strategy };
  }
  return null;
}

/** The cookies of a session whose token is replaced: in the cookie of the strategy by which the buyer signed in. */
export function renewedSessionCookies(token: string, origin: string, header: string | null): string[] {
  return sessionCookies(token, origin, readSession(header)?.strategy ?? 'password');
}

/** The cookie of an agent's session at the desk. */
export function deskCookie(token: string, origin: string): string {
  return cookie(DESK_COOKIE, token, DESK_SECONDS, origin);
}

export function clearedDeskCookie(origin: string): string {
  return cookie(DESK_COOKIE, '', 0, origin);
}

/** Marks a device that has signed in before; it outlives the session. */
export function deviceCookie(token: string, origin: string): string {
  return cookie(DEVICE_COOKIE, token, DEVICE_SECONDS, origin);
}

export function languageCookie(locale: string, origin: string): string {
  return cookie(LANGUAGE_COOKIE, locale, LANGUAGE_SECONDS, origin, false);
}

/** The state of a sign-in by WeChat; empty clears it. */
export function wechatStateCookie(state: string, origin: string): string {
  return cookie(WECHAT_STATE_COOKIE, state, state === '' ? 0 : WECHAT_SECONDS, origin);
}

/** The key that links a WeChat account; empty clears it. */
export function wechatLinkCookie(key: string, origin: string): string {
  return cookie(WECHAT_LINK_COOKIE, key, key === '' ? 0 : WECHAT_SECONDS, origin);
}

/**
 * Stores path and query for the return after sign-in; the home page if returning there is not allowed. The page writes it as well, when it
 * opens sign-in without a request to the server.
 */
export function fromPathCookie(path: string, origin: string): string {
  const allowed = safeLocalPath(path, origin) ? path : '/';
  return cookie(FROM_PATH_COOKIE, allowed, FROM_PATH_SECONDS, origin, false);
}

export function clearedFromPathCookie(origin: string): string {
  return cookie(FROM_PATH_COOKIE, '', 0, origin, false);
}

/** Valid values of our cookies. Other characters could not be forwarded in a header to the backend. */
const COOKIE_VALUE = /^[\x21-\x7e]+$/;

/** Stores what a visitor wanted to buy, inaccessible to page scripts and other sites. */
export function pendingItemCookie(item: string, origin: string): string {
  return cookie(PENDING_ITEM_COOKIE, item, PENDING_ITEM_SECONDS, origin);
}

export function clearedPendingItemCookie(origin: string): string {
  return cookie(PENDING_ITEM_COOKIE, '', 0, origin);
}

function decode(text: string): string | undefined {
  try {
    const value = decodeURIComponent(text);
    return COOKIE_VALUE.test(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Value of a cookie in a Cookie header, or null. Malformed escapes and values that our cookies never have read as absent. */
export function readCookie(header: string | null | undefined, name: string): string | null {
  return parseCookie(header ?? '', { decode })[name] ?? null;
}
