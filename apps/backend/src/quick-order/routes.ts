import { quickOrderSchema, type QuickOrderCheck, type QuickOrderRow } from '@rider/model/quick-order';
import { validate } from '@rider/model/validation';
import { clientOf } from '../account/client.ts';
import { busyError, ApiError } from '../http/api-error.ts';
import { buyerCalls } from '../http/buyer-calls.ts';
import { answer } from '../http/envelope.ts';
import type { HttpContext, RouteModule } from '../http/environment.ts';
import { textOf } from '../http/parameters.ts';
import { bearerToken, requireUser } from '../http/session.ts';
import { BoundedQueue } from '../job-queue/bounded-queue.ts';
import { addRows } from './add-rows.ts';
import { checkRows } from './check-rows.ts';

const LONGEST_KEY = 100;

/** Lists of many rows take the database for a while. */
const QUEUE = new BoundedQueue({
  atOnce: 2,
  perLane: { visitors: 1 },
  maxWaiting: 24,
  perCaller: 8,
  maxWait: 10_000,
  full: () => busyError(),
  callerFull: () => busyError(),
});

/** @throws ApiError `malformed-request` for rows that no page sends. */
function rowsOf({ var: { parameters } }: HttpContext): QuickOrderRow[] {
  const { values, errors } = validate(quickOrderSchema, parameters);
  if (errors !== undefined) throw new ApiError('malformed-request', { status: 400 });
  return values.rows.map(([text, quantity]) => ({ text: text.trim(), quantity }));
}

/** Quick order; not in CRMEB. */
export const quickOrderRoutes: RouteModule = (app, services) => {
  const { database, sessions, clock } = services;
  const forBuyer = buyerCalls(app, sessions);

  // Visitors check at ordinary prices.
  app.post('/cart/quick_check', async (context) => {
    const rows = rowsOf(context);
    const buyerId = bearerToken(context) === null ? 0 : Number((await requireUser(context, sessions)).id);
    const scope = { buyerId, now: clock(), locale: context.var.locale };
    const check = () => checkRows(database, rows, scope);
    // Visitors share a place by their network, so that one of them cannot take all.
    const [caller, lane] = buyerId === 0 ? [`at ${clientOf(context)}`, 'visitors'] : [String(buyerId), 'buyers'];
    return answer<QuickOrderCheck>(context, await QUEUE.run(caller, check, lane));
  });

  forBuyer.post('/cart/quick_add', async (context, buyerId) => {
    const key = textOf(context.var.parameters, 'key');
    if (key === '' || key.length > LONGEST_KEY) throw new ApiError('malformed-request', { status: 400 });
    const rows = rowsOf(context);
    const scope = { buyerId, now: clock(), locale: context.var.locale, key };
    const add = () => addRows(services, rows, scope);
    return answer<QuickOrderCheck>(context, await QUEUE.run(String(buyerId), add, 'buyers'));
  });
};
