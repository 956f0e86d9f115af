import {
  DEVICE_HEADER,
  MOBILE_SIGN_IN_FIELDS,
  type MobileSignInRequestWire,
  type SessionWire,
  type SignInRequestWire,
  type WechatAppWire,
  type WechatSessionWire,
  type WechatSignInRequestWire,
} from '@rider/api/account';
import type { Untrusted } from '@rider/api/wire';
import { loginSchema, phoneProofSchema, validate } from '@rider/model/validation';
import { answer } from '../http/envelope.ts';
import type { HttpContext, RouteModule } from '../http/environment.ts';
import { readForm } from '../http/form-errors.ts';
import { secretOf, textOf } from '../http/parameters.ts';
import { bearerToken } from '../http/session.ts';
import { placeOf } from './client.ts';
import { buyerCalls } from '../http/buyer-calls.ts';
import { sessionKey, type SessionServices } from './sessions.ts';
import { signInByPhone } from './mobile-sign-in.ts';
import { linkWechat, signInByWechat, type WechatServices } from './wechat.ts';
import { signIn, type OpenedSession } from './buyers.ts';
import { unixSeconds } from '../http/unix-seconds.ts';

/** The response of a sign-in. */
function answerSession(context: HttpContext, { token, expiresAt, device }: OpenedSession): Response {
  context.header(DEVICE_HEADER, device);
  return answer<SessionWire>(context, { token, expires_time: unixSeconds(expiresAt) }, 'signed-in');
}

/** Sign-in and sign-out. */
export const accountRoutes: RouteModule<SessionServices & WechatServices> = (app, services) => {
  const { sessions, announceSessionEnd } = services;
  const forBuyer = buyerCalls(app, sessions);

  app.post('/login', async (context) => {
    const parameters: Untrusted<SignInRequestWire> = context.var.parameters;
    const given = { account: textOf(parameters, 'account'), password: secretOf(parameters, 'password') };
    const session = await signIn(services, {
      ...(validate(loginSchema, given).values ?? { account: '', password: '' }),
      ...placeOf(context),
      locale: context.var.locale,
    });
    const linkKey = secretOf(parameters, 'wechat_key');
    if (linkKey !== '') await linkWechat(services, { buyerId: session.buyerId, locale: context.var.locale }, linkKey);
    return answerSession(context, session);
  });

  app.post('/login/mobile', async (context) => {
    const { locale } = context.var;
    const parameters: Untrusted<MobileSignInRequestWire> = context.var.parameters;
    const form = readForm(phoneProofSchema, MOBILE_SIGN_IN_FIELDS, parameters, locale);
    return answerSession(context, await signInByPhone(services, { ...form, place: placeOf(context), locale }));
  });

  app.get('/pc/get_appid', (context) => {
    const appid = services.wechat?.appid ?? '';
    return answer<WechatAppWire>(context, { appid, version: '' });
  });

  app.get('/pc/wechat_auth', async (context) => {
    const { locale } = context.var;
    const parameters: Untrusted<WechatSignInRequestWire> = context.var.parameters;
    const given = { code: textOf(parameters, 'code'), place: placeOf(context), locale };
    const opened = await signInByWechat(services, given);
    if ('linkKey' in opened) return answer<WechatSessionWire>(context, { link_key: opened.linkKey });
    const { token, expiresAt, device } = opened;
    context.header(DEVICE_HEADER, device);
    return answer<WechatSessionWire>(context, { token, exp_time: unixSeconds(expiresAt) }, 'signed-in');
  });

  forBuyer.get('/logout', async (context) => {
    const token = bearerToken(context);
    if (token !== null) {
      await sessions.end(token);
      announceSessionEnd(sessionKey(token));
    }
    return answer(context, undefined, 'signed-out');
  });
};
