import { DEVICE_HEADER } from '@rider/api/account';
import {
  ACCOUNT_REQUEST_FIELDS,
  PASSWORD_RESET_FIELDS,
  type EmailCodeRequestWire,
  type EmailCodeWire,
} from '@rider/api/account-request';
import type { Untrusted } from '@rider/api/wire';
import type { Locale } from '@rider/model/locale';
import {
  accountRequestSchema,
  emailCodeSchema,
  passwordResetSchema,
  phoneCodeSchema,
  validate,
} from '@rider/model/validation';
import { countCodeUse } from '../account/code-use.ts';
import { placeOf } from '../account/client.ts';
import { sendSignInCode } from '../account/mobile-sign-in.ts';
import { readCountries } from '../address/read-address-form.ts';
import type { Database } from '../database/open.ts';
import { CODE_WAIT } from '../email/verification-codes.ts';
import type { SessionServices } from '../account/sessions.ts';
import { answer } from '../http/envelope.ts';
import type { Parameters, RouteModule } from '../http/environment.ts';
import { acceptedValues, readForm, fieldErrors } from '../http/form-errors.ts';
import { textOf } from '../http/parameters.ts';
import { ApiError } from '../http/api-error.ts';
import { sendCode, codeUseByEmail } from './send-code.ts';
import { readLicensePicture } from './license-picture.ts';
import { resetPassword } from './reset-password.ts';
import { requestAccount, type AccountRequestForm } from './request-account.ts';

/** Maximum length of a request's field, in characters. */
const FIELD_LENGTH = 200;

async function readRequest(database: Database, parameters: Parameters, locale: Locale): Promise<AccountRequestForm> {
  const billing: Record<string, string> = {};
  const input: Record<string, unknown> = { billing };
  for (const [name, wireName] of Object.entries(ACCOUNT_REQUEST_FIELDS)) {
    const [field = name, part] = name.split('.');
    if (part === undefined) input[field] = textOf(parameters, wireName);
    else billing[part] = textOf(parameters, wireName);
  }
  const tooLong = Object.values(ACCOUNT_REQUEST_FIELDS).filter(
    (name) => textOf(parameters, name).length > FIELD_LENGTH,
  );
  if (tooLong.length > 0)
    throw fieldErrors(Object.fromEntries(tooLong.map((name) => [name, 'backend.answer.text-too-long'])), locale);
  const checked = validate(accountRequestSchema(await readCountries(database, locale)), input);
  return acceptedValues(checked, ACCOUNT_REQUEST_FIELDS, locale);
}

/** Account requests and password resets. */
export const accountRequestRoutes: RouteModule<SessionServices> = (app, services) => {
  app.post('/register/verify', async (context) => {
    const { locale } = context.var;
    const parameters: Untrusted<EmailCodeRequestWire> = context.var.parameters;
    const purpose = textOf(parameters, 'type');
    if (purpose === 'login') {
      const { phone } = readForm(phoneCodeSchema, { phone: 'phone' }, parameters, locale);
      await sendSignInCode(services, { phone, place: placeOf(context), locale });
      return answer<EmailCodeWire>(context, { wait: CODE_WAIT }, 'code-sent');
    }
    const { email } = readForm(emailCodeSchema, { email: 'email' }, parameters, locale);
    if (email.length > FIELD_LENGTH)
      throw fieldErrors<EmailCodeRequestWire>({ email: 'backend.answer.text-too-long' }, locale);
    if (purpose !== 'register' && purpose !== 'reset') throw new ApiError('malformed-request', { status: 400 });
    await sendCode(services, { recipient: email, purpose, place: placeOf(context), locale });
    return answer<EmailCodeWire>(context, { wait: CODE_WAIT }, 'code-sent');
  });

  app.post('/register', async (context) => {
    const { parameters, locale } = context.var;
    const form = await readRequest(services.database, parameters, locale);
    const place = placeOf(context);
    const { client } = place;
    const subject = { recipient: form.email, purpose: 'register', place } as const;
    await countCodeUse(services, 'form', await codeUseByEmail(services, subject));
    const licensePicture = await readLicensePicture(parameters, client, locale);
    await requestAccount(services, { ...form, client, licensePicture }, locale);
    return answer(context, undefined, 'account-requested');
  });

  app.post('/register/reset', async (context) => {
    const { parameters, locale } = context.var;
    const form = readForm(passwordResetSchema, PASSWORD_RESET_FIELDS, parameters, locale);
    const place = placeOf(context);
    const use = await codeUseByEmail(services, { recipient: form.email, purpose: 'reset', place });
    await countCodeUse(services, 'form', use);
    context.header(DEVICE_HEADER, await resetPassword(services, { ...form, place, use }, locale));
    return answer(context, undefined, 'changed');
  });
};
