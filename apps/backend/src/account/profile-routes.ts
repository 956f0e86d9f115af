import { SESSION_HEADER } from '@rider/api/gateway';
import {
  COMPANY_FIELDS,
  PASSWORD_CHANGE_FIELDS,
  PROFILE_FIELDS,
  type BillingAddress,
  type ProfileWire,
} from '@rider/api/profile';
import { companySchema, passwordChangeSchema, profileSchema } from '@rider/model/validation';
import { readAddressForm } from '../address/read-address-form.ts';
import { answer } from '../http/envelope.ts';
import type { RouteModule } from '../http/environment.ts';
import { readForm, fieldErrors } from '../http/form-errors.ts';
import { bearerToken } from '../http/session.ts';
import { findBillingAddress, saveBillingAddress } from './billing-address.ts';
import { profileToWire } from './buyer-wire.ts';
import { placeOf } from './client.ts';
import { changePassword } from './password-change.ts';
import { saveCompany, saveProfile } from './profile.ts';
import { buyerCalls } from '../http/buyer-calls.ts';
import type { SessionServices } from './sessions.ts';
import { findBuyer } from './buyers.ts';

/** The buyer's own data: profile, company, password, billing address. */
export const profileRoutes: RouteModule<SessionServices> = (app, services) => {
  const { database, sessions, clock } = services;
  const forBuyer = buyerCalls(app, sessions);

  forBuyer.get('/userinfo', async (context, buyerId) =>
    answer<ProfileWire>(context, profileToWire(await findBuyer(database, buyerId))),
  );

  forBuyer.post('/user/edit', async (context, buyerId) => {
    const { parameters, locale } = context.var;
    await saveProfile(database, buyerId, readForm(profileSchema, PROFILE_FIELDS, parameters, locale));
    return answer(context, undefined, 'set');
  });

  forBuyer.post('/user/company', async (context, buyerId) => {
    const { parameters, locale } = context.var;
    await saveCompany(database, buyerId, readForm(companySchema, COMPANY_FIELDS, parameters, locale));
    return answer(context, undefined, 'set');
  });

  forBuyer.post('/user/password', async (context, buyerId) => {
    const { parameters, locale } = context.var;
    const form = readForm(passwordChangeSchema, PASSWORD_CHANGE_FIELDS, parameters, locale);
    const requester = { buyerId, token: bearerToken(context) ?? '', place: placeOf(context) };
    const newToken = await changePassword(services, { ...form, ...requester });
    if (newToken === null) throw fieldErrors({ old_password: 'backend.field.wrong-current-password' }, locale);
    context.header(SESSION_HEADER, newToken);
    return answer(context, undefined, 'password-changed');
  });

  forBuyer.get('/user/billing_address', async (context, buyerId) =>
    answer<BillingAddress | null>(context, await findBillingAddress(database, buyerId)),
  );

  forBuyer.post('/user/billing_address', async (context, buyerId) => {
    const { parameters, locale } = context.var;
    const { id: _id, isDefault: _isDefault, ...address } = await readAddressForm(database, parameters, locale);
    await saveBillingAddress(database, buyerId, address, clock());
    return answer(context, undefined, 'changed');
  });
};
