import { readToken } from '@rider/api/gateway';
import type { HttpContext, SessionSource, SignedInUser } from './environment.ts';
import { ApiError } from './api-error.ts';

/** The bearer token of a request; null without one. */
export function bearerToken(context: HttpContext): string | null {
  return readToken(context.req.raw.headers);
}

/** The signed-in buyer, or the one as whom an API key acts. @throws ApiError `not-signed-in` for a visitor. */
export async function requireUser(context: HttpContext, sessions: SessionSource): Promise<SignedInUser> {
  if (context.var.keyHolder !== undefined) return context.var.keyHolder;
  const token = bearerToken(context);
  if (token === null) throw new ApiError('not-signed-in');
  return sessions.userOf(token);
}
