/** Carries the session's token, as `Bearer …`. */
export const TOKEN_HEADER = 'Authori-zation';

/**
 * Carries the token that replaces the session's in the answer to a change of a password, contact data or another credential. The shop's
 * server stores it in the cookie; page scripts never see it.
 */
export const SESSION_HEADER = 'X-Rider-Session';

/** The server's id of a request, in its answer and in its log. */
export const REQUEST_ID = 'X-Request-Id';

/** Headers of every call: content type, language and channel. */
export const CALL_HEADERS = {
  type: 'Content-Type',
  language: 'Content-Language',
  /** The existing CRMEB backend reads the language here. */
  crmebLanguage: 'cb-lang',
  channel: 'Form-type',
} as const;

/** Value of the token's header. */
export function bearer(token: string): string {
  return `Bearer ${token}`;
}
