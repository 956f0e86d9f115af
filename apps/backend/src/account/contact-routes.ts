import type { EmailCodeWire } from '@rider/api/account-request';
import type { SessionDevicesWire, WechatLinksWire } from '@rider/api/account';
import {
  EMAIL_CHANGE_FIELDS,
  PHONE_CHANGE_FIELDS,
  type ContactCodeRequestWire,
  type EmailChangeRequestWire,
  type PhoneChangeRequestWire,
} from '@rider/api/profile';
import type { Untrusted } from '@rider/api/wire';
import { emailProofSchema, emailCodeSchema, phoneProofSchema, phoneCodeSchema } from '@rider/model/validation';
import { CODE_WAIT } from '../email/verification-codes.ts';
import { answer } from '../http/envelope.ts';
import type { HttpContext, RouteModule } from '../http/environment.ts';
import { readForm } from '../http/form-errors.ts';
import { textOf } from '../http/parameters.ts';
import { forBuyers } from '../http/require-buyer.ts';
import { bearerToken } from '../http/session.ts';
import { placeOf } from './client.ts';
import {
  changeEmail,
  changePhone,
  sendEmailChangeCode,
  sendPhoneChangeCode,
  type ContactCodeRequest,
} from './contact-change.ts';
import { listDevices, signOutEverywhere } from './devices.ts';
import type { SessionServices } from './sessions.ts';
import { listWechatLinks, unlinkWechat } from './wechat.ts';

/** Contact data and devices of a buyer. */
export const contactRoutes: RouteModule<SessionServices> = (app, services) => {
  const forBuyer = forBuyers(services.sessions);
  const codeRequestOf = (context: HttpContext, buyerId: number): ContactCodeRequest => ({
    buyerId,
    token: bearerToken(context) ?? '',
    place: placeOf(context),
    locale: context.var.locale,
  });

  app.post(
    '/user/contact_code',
    forBuyer(async (context, buyerId) => {
      const { locale } = context.var;
      const parameters: Untrusted<ContactCodeRequestWire> = context.var.parameters;
      const request = codeRequestOf(context, buyerId);
      if (textOf(parameters, 'phone') !== '') {
        const { phone } = readForm(phoneCodeSchema, { phone: 'phone' }, parameters, locale);
        await sendPhoneChangeCode(services, request, phone);
      } else {
        const { email } = readForm(emailCodeSchema, { email: 'email' }, parameters, locale);
        await sendEmailChangeCode(services, request, email);
      }
      return answer<EmailCodeWire>(context, { wait: CODE_WAIT }, 'code-sent');
    }),
  );

  app.post(
    '/user/email',
    forBuyer(async (context, buyerId) => {
      const parameters: Untrusted<EmailChangeRequestWire> = context.var.parameters;
      const form = readForm(emailProofSchema, EMAIL_CHANGE_FIELDS, parameters, context.var.locale);
      await changeEmail(services, codeRequestOf(context, buyerId), form);
      return answer(context, undefined, 'set');
    }),
  );

  app.post(
    '/user/updatePhone',
    forBuyer(async (context, buyerId) => {
      const parameters: Untrusted<PhoneChangeRequestWire> = context.var.parameters;
      const form = readForm(phoneProofSchema, PHONE_CHANGE_FIELDS, parameters, context.var.locale);
      await changePhone(services, codeRequestOf(context, buyerId), form);
      return answer(context, undefined, 'set');
    }),
  );

  app.get(
    '/user/sessions',
    forBuyer(async (context, buyerId) =>
      answer<SessionDevicesWire>(context, { list: await listDevices(services, buyerId, bearerToken(context) ?? '') }),
    ),
  );

  app.post(
    '/user/sessions/end',
    forBuyer(async (context, buyerId) => {
      await signOutEverywhere(services, buyerId, placeOf(context));
      return answer(context, undefined, 'signed-out');
    }),
  );

  app.get(
    '/user/wechat',
    forBuyer(async (context, buyerId) =>
      answer<WechatLinksWire>(context, { list: await listWechatLinks(services.database, buyerId) }),
    ),
  );

  app.post(
    '/user/wechat/unlink',
    forBuyer(async (context, buyerId) => {
      await unlinkWechat(services, codeRequestOf(context, buyerId));
      return answer(context, undefined, 'set');
    }),
  );
};
