import type { HttpApp, HttpContext, SessionSource } from './environment.ts';
import { requireUser } from './session.ts';

/** A handler for signed-in buyers; `buyerId` is the signed-in buyer. */
export type BuyerHandler = (context: HttpContext, buyerId: number) => Promise<Response>;

/** Registers calls for signed-in buyers only; others get `not-signed-in`, `session-expired` or `session-invalid`. */
export function buyerCalls(app: HttpApp, sessions: SessionSource) {
  const guarded = (handler: BuyerHandler) => async (context: HttpContext) =>
    handler(context, Number((await requireUser(context, sessions)).id));
  return {
    get: (path: string, handler: BuyerHandler) => app.get(path, guarded(handler)),
    post: (path: string, handler: BuyerHandler) => app.post(path, guarded(handler)),
  };
}
