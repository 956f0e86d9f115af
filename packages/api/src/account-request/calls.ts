import { ApiError } from '../transport/api-error.ts';
import type { Api } from '../transport/index.ts';
import { number, object } from '../wire/index.ts';
import type { AccountRequestDraft } from '@rider/model/account-request';

/** What an e-mailed code is for. */
export type EmailCodePurpose = 'register' | 'reset';

/** How the wire names the fields of forms; field errors come back by the forms' names. */
const FORM_NAMES: Readonly<Record<string, string>> = {
  first_name: 'firstName',
  last_name: 'lastName',
  contractor_license: 'licenseNumber',
  business_owner: 'ownerName',
  business_phone: 'phone',
  country: 'billing.country',
  province: 'billing.state',
  city: 'billing.city',
  detail: 'billing.street1',
  street2: 'billing.street2',
  post_code: 'billing.zip',
  captcha: 'code',
  agree: 'terms',
};

async function namedAsTheForm<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { kind, message, status, code, fieldErrors } = error;
    const named = Object.entries(fieldErrors).map(([field, text]) => [FORM_NAMES[field] ?? field, text]);
    throw new ApiError(kind, message, { status, code, fieldErrors: Object.fromEntries(named), cause: error });
  }
}

/** Has a code sent to an e-mail address; answers how many seconds to wait before asking for another (ours). */
export async function sendEmailCode(
  api: Api,
  { email, purpose }: { email: string; purpose: EmailCodePurpose },
): Promise<{ waitSeconds: number }> {
  const { data } = await namedAsTheForm(api.post('register/verify', { email, type: purpose }));
  return { waitSeconds: number(object(data).wait, 60) };
}

/** Asks for an account (R1.3); it is open once an operator approves it. Field errors have the draft's names, places as `billing.zip`. */
export async function requestAccount(api: Api, draft: AccountRequestDraft): Promise<void> {
  const { billing, ...person } = draft;
  await namedAsTheForm(
    api.post('register', {
      first_name: person.firstName,
      last_name: person.lastName,
      company: person.company,
      contractor_license: person.licenseNumber,
      business_owner: person.ownerName,
      business_phone: person.phone,
      country: billing.country,
      province: billing.state,
      city: billing.city,
      detail: billing.street1,
      street2: billing.street2,
      post_code: billing.zip,
      email: person.email,
      captcha: person.code,
      account: person.account,
      password: person.password,
      agree: person.terms ? 1 : 0,
    }),
  );
}

/** Sets a new password by an e-mailed code (R2.9); every session of the account ends. */
export async function resetPassword(
  api: Api,
  { email, code, password }: { email: string; code: string; password: string },
): Promise<void> {
  await namedAsTheForm(api.post('register/reset', { email, captcha: code, password }));
}
