import type { Session } from '@rider/model/account';
import { id, instant, requiredObject } from '../wire/index.ts';
import type { SessionWire } from './wire.ts';

/** The shop's server puts `signedIn` in the place of the token that a page must not see. */
export function tokenOf({ token, signedIn }: { readonly token?: unknown; readonly signedIn?: unknown }): string | null {
  return signedIn === true ? null : id(token, 'token');
}

/** The session of an answer to a sign-in. */
export function readSession(answer: unknown): Session {
  const data = requiredObject<SessionWire>(answer, 'session');
  return { token: tokenOf(data), expiresAt: instant(data.expires_time) ?? 0 };
}
