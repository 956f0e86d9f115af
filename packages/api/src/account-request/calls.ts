import { postForm } from '../transport/rename-field-errors.ts';
import type { Api } from '../transport/index.ts';
import { number, object } from '../wire/index.ts';
import type { AccountRequestDraft } from '@rider/model/account-request';
import type { EmailCodeRequestWire, EmailCodeWire } from './wire.ts';

/** The purpose of an e-mailed code. */
export type EmailCodePurpose = 'register' | 'reset';

/** Fields of an account request by their names in the form; a billing field is `billing.zip`. */
export const ACCOUNT_REQUEST_FIELDS = {
  firstName: 'first_name',
  lastName: 'last_name',
  company: 'company',
  licenseNumber: 'contractor_license',
  ownerName: 'business_owner',
  phone: 'business_phone',
  'billing.country': 'country',
  'billing.state': 'province',
  'billing.city': 'city',
  'billing.street1': 'detail',
  'billing.street2': 'street2',
  'billing.zip': 'post_code',
  email: 'email',
  code: 'captcha',
  account: 'account',
  password: 'password',
  terms: 'agree',
} as const satisfies Record<
  Exclude<keyof AccountRequestDraft, 'billing'> | `billing.${keyof AccountRequestDraft['billing']}`,
  string
>;

/** Fields of a password reset by their names in the form. */
export const PASSWORD_RESET_FIELDS = {
  email: 'email',
  code: 'captcha',
  password: 'password',
} as const;

/** Sends a code to an e-mail address; resolves to the seconds until another may be requested (not in CRMEB). */
export async function sendEmailCode(
  api: Api,
  { email, purpose }: { email: string; purpose: EmailCodePurpose },
): Promise<{ waitSeconds: number }> {
  const { data } = await api.post('register/verify', { email, type: purpose } satisfies EmailCodeRequestWire);
  return { waitSeconds: number(object<EmailCodeWire>(data).wait, 60) };
}

/**
 * Sends a verification code for signing in to a phone number; resolves to the seconds until another may be requested. The answer is the
 * same for a number that cannot sign in.
 */
export async function sendSignInCode(api: Api, phone: string): Promise<{ waitSeconds: number }> {
  const { data } = await api.post('register/verify', { phone, type: 'login' } satisfies EmailCodeRequestWire);
  return { waitSeconds: number(object<EmailCodeWire>(data).wait, 60) };
}

/**
 * Requests an account, which opens once an operator approves it; `licensePicture` is a photo or scan of the license. Field errors
 * have the draft's names, address fields as `billing.zip`, the picture as `licensePicture`.
 */
export async function requestAccount(
  api: Api,
  draft: AccountRequestDraft,
  licensePicture: Blob | null = null,
): Promise<void> {
  const { billing, terms, ...person } = draft;
  const place = Object.entries(billing).map(([name, value]) => [`billing.${name}`, value]);
  const form = { ...person, ...Object.fromEntries(place), terms: terms ? 1 : 0 };
  const names = { ...ACCOUNT_REQUEST_FIELDS, licensePicture: 'license_picture' };
  await postForm(api, 'register', names, { ...form, ...(licensePicture && { licensePicture }) });
}

/** Sets a new password by an e-mailed code; every session of the account ends. */
export async function resetPassword(api: Api, form: { email: string; code: string; password: string }): Promise<void> {
  await postForm(api, 'register/reset', PASSWORD_RESET_FIELDS, form);
}
