/** Carries the session's token, as `Bearer …`. */
export const TOKEN_HEADER = 'Authori-zation';

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
