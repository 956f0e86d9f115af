import type { SessionWire } from '@rider/api/account';
import type { OfferedPunchout, PunchoutConnection, PunchoutReturn } from '@rider/model/punchout';
import { purchasingSystemSchema } from '@rider/model/validation';
import { placeOf } from '../account/client.ts';
import type { SessionServices } from '../account/sessions.ts';
import { createCartLinesRead } from '../cart/lines.ts';
import { ApiError } from '../http/api-error.ts';
import { buyerCalls } from '../http/buyer-calls.ts';
import { answer } from '../http/envelope.ts';
import type { RouteModule } from '../http/environment.ts';
import { readForm } from '../http/form-errors.ts';
import { textOf } from '../http/parameters.ts';
import { bearerToken } from '../http/session.ts';
import { unixSeconds } from '../http/unix-seconds.ts';
import { connect, disconnect, readConnection } from './connections.ts';
import { returnCart } from './return-cart.ts';
import { offeredVisit, startVisit } from './visits.ts';

const FIELDS = { identity: 'identity' } as const;

/** The purchasing system of the buyer's company, and the visits that it opens; not in CRMEB. */
export const punchoutRoutes: RouteModule<SessionServices> = (app, services) => {
  const { database, sessions } = services;
  const reads = { ...services, ...createCartLinesRead(services) };
  const forBuyer = buyerCalls(app, sessions);

  forBuyer.get('/punchout/connection', async (context, buyerId) =>
    answer<PunchoutConnection | null>(context, await readConnection(database, buyerId)),
  );

  forBuyer.post('/punchout/connect', async (context, buyerId) => {
    const { parameters, locale } = context.var;
    const { identity } = readForm(purchasingSystemSchema, FIELDS, parameters, locale);
    return answer<{ secret: string }>(context, await connect(services, buyerId, identity), 'saved');
  });

  forBuyer.post('/punchout/disconnect', async (context, buyerId) => {
    await disconnect(services, buyerId);
    return answer(context, undefined, 'saved');
  });

  app.get('/punchout/visit', async (context) =>
    answer<OfferedPunchout>(context, await offeredVisit(services, textOf(context.var.parameters, 'token'))),
  );

  app.post('/punchout/start', async (context) => {
    const opened = await startVisit(services, textOf(context.var.parameters, 'token'), placeOf(context));
    const { token, expiresAt } = opened;
    return answer<SessionWire>(context, { token, expires_time: unixSeconds(expiresAt) }, 'signed-in');
  });

  forBuyer.get('/punchout/return', async (context) => {
    const token = bearerToken(context);
    if (token === null) throw new ApiError('not-signed-in');
    return answer<PunchoutReturn>(context, await returnCart(reads, token, context.var.locale));
  });
};
