import type { HttpContext } from './environment.ts';
import { Refusal } from './refusal.ts';

/** Who is asking. */
export interface SignedInUser {
  id: string;
}

/**
 * Knows whose a token is. Throws the refusals `not-signed-in` (unknown), `session-expired` (expired), `session-invalid` (user gone
 * or disabled).
 */
export interface SessionSource {
  userOf(token: string): Promise<SignedInUser>;
}

/** A token is visible ASCII and short; what else a cookie may hold names no session. */
const BEARER = /^Bearer\s+([\x21-\x7e]{1,512})$/i;

/**
 * The token of a request, or null: `Authori-zation: Bearer …`, else `Authorization` (contract section 2).
 * A token without the prefix counts as none, as the contract captured it.
 */
export function bearerToken(context: HttpContext): string | null {
  const header = context.req.header('Authori-zation') ?? context.req.header('Authorization') ?? '';
  return BEARER.exec(header.trim())?.[1] ?? null;
}

/** The buyer who asks; throws the refusal `not-signed-in` for a visitor. */
export async function requireUser(context: HttpContext, sessions: SessionSource): Promise<SignedInUser> {
  const token = bearerToken(context);
  if (token === null) throw new Refusal('not-signed-in');
  return sessions.userOf(token);
}
