import { SESSION_HEADER } from '@rider/api/gateway';
import type { EmailCodeWire } from '@rider/api/account-request';
import { EMAIL_CHANGE_FIELDS, PHONE_CHANGE_FIELDS } from '@rider/api/profile';
import type { OwnProgram, SignedInDevice, WechatLink } from '@rider/model/account';
import { emailProofSchema, emailCodeSchema, phoneProofSchema, phoneCodeSchema } from '@rider/model/validation';
import { CODE_WAIT } from '../email/verification-codes.ts';
import { answer } from '../http/envelope.ts';
import type { HttpContext, RouteModule } from '../http/environment.ts';
import { readForm } from '../http/form-errors.ts';
import { flagOf, textOf } from '../http/parameters.ts';
import { buyerCalls } from '../http/buyer-calls.ts';
import { bearerToken } from '../http/session.ts';
import { placeOf } from './client.ts';
import { changeContact, sendContactCode, type ContactCodeRequest } from './contact-change.ts';
import { listDevices, signOutEverywhere } from './devices.ts';
import { listPrograms } from './programs.ts';
import type { SessionServices } from './sessions.ts';
import { listWechatLinks, unlinkWechat } from './wechat.ts';

/** Contact data and devices of a buyer. */
export const contactRoutes: RouteModule<SessionServices> = (app, services) => {
  const forBuyer = buyerCalls(app, services.sessions);
  const codeRequestOf = (context: HttpContext, buyerId: number): ContactCodeRequest => ({
    buyerId,
    token: bearerToken(context) ?? '',
    place: placeOf(context),
    locale: context.var.locale,
  });

  forBuyer.post('/user/contact_code', async (context, buyerId) => {
    const { parameters, locale } = context.var;
    const request = codeRequestOf(context, buyerId);
    if (textOf(parameters, 'phone') !== '') {
      const { phone } = readForm(phoneCodeSchema, { phone: 'phone' }, parameters, locale);
      await sendContactCode(services, request, { kind: 'phone', value: phone });
    } else {
      const { email } = readForm(emailCodeSchema, { email: 'email' }, parameters, locale);
      await sendContactCode(services, request, { kind: 'email', value: email });
    }
    return answer<EmailCodeWire>(context, { wait: CODE_WAIT }, 'code-sent');
  });

  forBuyer.post('/user/email', async (context, buyerId) => {
    const { parameters, locale } = context.var;
    const { email, code } = readForm(emailProofSchema, EMAIL_CHANGE_FIELDS, parameters, locale);
    const change = { kind: 'email', value: email, code } as const;
    context.header(SESSION_HEADER, await changeContact(services, codeRequestOf(context, buyerId), change));
    return answer(context, undefined, 'set');
  });

  forBuyer.post('/user/updatePhone', async (context, buyerId) => {
    const { parameters, locale } = context.var;
    const { phone, code } = readForm(phoneProofSchema, PHONE_CHANGE_FIELDS, parameters, locale);
    const change = { kind: 'phone', value: phone, code } as const;
    context.header(SESSION_HEADER, await changeContact(services, codeRequestOf(context, buyerId), change));
    return answer(context, undefined, 'set');
  });

  forBuyer.get('/user/sessions', async (context, buyerId) =>
    answer<SignedInDevice[]>(context, await listDevices(services, buyerId, bearerToken(context) ?? '')),
  );

  forBuyer.get('/user/programs', async (context, buyerId) =>
    answer<OwnProgram[]>(context, await listPrograms(services.database, buyerId, services.clock())),
  );

  forBuyer.post('/user/sessions/end', async (context, buyerId) => {
    const programs = flagOf(context.var.parameters, 'programs');
    await signOutEverywhere(services, { buyerId, place: placeOf(context), programs });
    return answer(context, undefined, 'signed-out');
  });

  forBuyer.get('/user/wechat', async (context, buyerId) =>
    answer<WechatLink[]>(context, await listWechatLinks(services.database, buyerId)),
  );

  forBuyer.post('/user/wechat/unlink', async (context, buyerId) => {
    const newToken = await unlinkWechat(services, codeRequestOf(context, buyerId));
    if (newToken !== null) context.header(SESSION_HEADER, newToken);
    return answer(context, undefined, 'set');
  });
};
