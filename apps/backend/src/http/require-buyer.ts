import type { HttpContext, SessionSource } from './environment.ts';
import { requireUser } from './session.ts';

/** A handler for signed-in buyers; `buyerId` is the signed-in buyer. */
export type BuyerHandler = (context: HttpContext, buyerId: number) => Promise<Response>;

/** Makes handlers that only signed-in buyers reach; others get `not-signed-in`, `session-expired` or `session-invalid`. */
export function forBuyers(
  sessions: SessionSource,
): (handler: BuyerHandler) => (context: HttpContext) => Promise<Response> {
  return (handler) => async (context) => handler(context, Number((await requireUser(context, sessions)).id));
}
