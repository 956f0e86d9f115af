import type { ClientFrameWire } from '../chat/frame-wire.ts';
import { object } from '../wire/index.ts';
import type { SessionRole } from './session-role.ts';

type LoginFrame = Extract<ClientFrameWire, { type: 'login' | 'kefu_login' }>;

const LOGIN_ROLES: Readonly<Record<LoginFrame['type'], SessionRole>> = { login: 'buyer', kefu_login: 'agent' };

/** The session tokens of a browser; null where it has none. */
export type SessionTokens = Readonly<Record<SessionRole, string | null>>;

/**
 * Inserts the token into a socket's login frame that a page left empty, because the page does not have it. Any other frame stays as
 * it is; `login` is true for a login frame with a text as its token.
 */
export function fillLoginFrame(frame: string, tokens: SessionTokens): { text: string; login: boolean } {
  if (!/"(?:kefu_)?login"/.test(frame)) return { text: frame, login: false };
  let parsed: unknown;
  try {
    parsed = JSON.parse(frame);
  } catch {
    // Not JSON: left to the backend, which rejects malformed frames.
    return { text: frame, login: false };
  }
  const login = object<LoginFrame>(parsed);
  const { type } = login;
  if (type !== 'login' && type !== 'kefu_login') return { text: frame, login: false };
  if (login.data !== '') return { text: frame, login: typeof login.data === 'string' };
  return { text: JSON.stringify({ ...login, data: tokens[LOGIN_ROLES[type]] ?? '' }), login: true };
}
