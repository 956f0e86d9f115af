import { DEVICE_HEADER, type SessionWire, type SignInRequestWire } from '@rider/api/account';
import type { Untrusted } from '@rider/api/wire';
import { answer } from '../http/envelope.ts';
import type { RouteModule } from '../http/environment.ts';
import { secretOf, textOf } from '../http/parameters.ts';
import { bearerToken } from '../http/session.ts';
import { placeOf } from './client.ts';
import { forBuyers } from '../http/require-buyer.ts';
import { sessionKey, type SessionServices } from './sessions.ts';
import { signIn } from './service.ts';

/** Signing in and out (contract 3.2). */
export const accountRoutes: RouteModule<SessionServices> = (app, services) => {
  const { sessions, announceSessionEnd } = services;
  const forBuyer = forBuyers(sessions);

  app.post('/login', async (context) => {
    const parameters: Untrusted<SignInRequestWire> = context.var.parameters;
    const session = await signIn(services, {
      account: textOf(parameters, 'account'),
      password: secretOf(parameters, 'password'),
      ...placeOf(context),
      locale: context.var.locale,
    });
    context.header(DEVICE_HEADER, session.device);
    const { token, expiresAt } = session;
    return answer<SessionWire>(context, { token, expires_time: Math.floor(expiresAt / 1000) }, 'signed-in');
  });

  app.get(
    '/logout',
    forBuyer(async (context) => {
      const token = bearerToken(context);
      if (token !== null) {
        await sessions.end(token);
        announceSessionEnd(sessionKey(token));
      }
      return answer(context, undefined, 'signed-out');
    }),
  );
};
