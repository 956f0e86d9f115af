import { readToken } from '@rider/api/gateway';
import type { HttpContext, SessionSource, SignedInUser } from './environment.ts';
import { Refusal } from './refusal.ts';

/** The bearer token of a request (contract section 2); null without one. */
export function bearerToken(context: HttpContext): string | null {
  return readToken(context.req.raw.headers);
}

/** The signed-in buyer; throws the refusal `not-signed-in` for a visitor. */
export async function requireUser(context: HttpContext, sessions: SessionSource): Promise<SignedInUser> {
  const token = bearerToken(context);
  if (token === null) throw new Refusal('not-signed-in');
  return sessions.userOf(token);
}
