import { bearer, CALL_HEADERS, REQUEST_ID, SESSION_HEADER, TOKEN_HEADER } from '../transport/headers.ts';

/** Headers that pass from a client to the backend, beside the token. */
export const PASSED_HEADERS: readonly string[] = Object.values(CALL_HEADERS);

export { REQUEST_ID, SESSION_HEADER, TOKEN_HEADER };

/** A token is short, visible ASCII; any other header value is no token. */
const BEARER = /^Bearer\s+([\x21-\x7e]{1,512})$/i;
/** A token that a cookie can contain, unquoted. */
const TOKEN = /^[\w.~+/=-]{1,512}$/;

/**
 * Reads the token of a request: `Authori-zation: Bearer …`, else `Authorization`; null without one. A token without the prefix counts as
 * none, as CRMEB does.
 */
export function readToken(headers: Headers): string | null {
  const value = headers.get(TOKEN_HEADER) ?? headers.get('Authorization') ?? '';
  return BEARER.exec(value.trim())?.[1] ?? null;
}

/** Reads a token that a gateway stored in a cookie; null without one. */
export function readCookieToken(header: string | null, name: string): string | null {
  const pair = header?.split(/;\s*/).find((each) => each.startsWith(`${name}=`));
  const value = pair?.slice(name.length + 1) ?? '';
  return TOKEN.test(value) ? value : null;
}

/** Signs a request with a token. */
export function writeToken(headers: Headers, token: string): void {
  headers.set(TOKEN_HEADER, bearer(token));
}
