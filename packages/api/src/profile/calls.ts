import { ADDRESS_FIELDS, addressFieldsToWire } from '../address/calls.ts';
import type { AddressDraft } from '@rider/model/address';
import { postForm, renameFieldErrors } from '../transport/rename-field-errors.ts';
import { getOwnIfPresent, type Api } from '../transport/index.ts';
import type { EmailCodeWire } from '../account-request/wire.ts';
import { flag, number, object, requiredObject, text } from '../wire/index.ts';
import type { CompanyProfile, Profile, ProfileDraft } from '@rider/model/profile';
import type { CompanyWire, ProfileWire } from './wire.ts';

/** Fields of the buyer's own data by their names in the form. */
export const PROFILE_FIELDS = {
  nickname: 'nickname',
  avatar: 'avatar',
} as const satisfies Record<keyof ProfileDraft, string>;

/** Fields of the company by their names in the form. */
export const COMPANY_FIELDS = {
  company: 'company',
  licenseNumber: 'contractor_license',
  ownerName: 'business_owner',
  phone: 'business_phone',
} as const satisfies Record<keyof CompanyProfile, keyof CompanyWire>;

/** Fields of a password change by their names in the form. */
export const PASSWORD_CHANGE_FIELDS = {
  currentPassword: 'old_password',
  password: 'password',
} as const;

/** A billing address. */
export type BillingAddress = Omit<AddressDraft, 'id' | 'isDefault'>;

/** The buyer's own data and company (the company is not in CRMEB: README.md). */
export async function getProfile(api: Api): Promise<Profile> {
  const data = requiredObject<ProfileWire>((await api.get('userinfo')).data, 'profile');
  return {
    account: text(data.account),
    nickname: text(data.nickname),
    avatar: text(data.avatar),
    email: text(data.email),
    phone: text(data.phone),
    phoneConfirmed: flag(data.phone_confirmed),
    company: {
      company: text(data.company),
      licenseNumber: text(data.contractor_license),
      ownerName: text(data.business_owner),
      phone: text(data.business_phone),
    },
  };
}

/** Saves the buyer's own data. Rejects with field errors. */
export async function saveProfile(api: Api, draft: ProfileDraft): Promise<void> {
  await postForm(api, 'user/edit', PROFILE_FIELDS, draft);
}

/** Fields of a new e-mail address by their names in the form. */
export const EMAIL_CHANGE_FIELDS = {
  email: 'email',
  code: 'captcha',
} as const;

/** Fields of a new phone number by their names in the form. */
export const PHONE_CHANGE_FIELDS = {
  phone: 'phone',
  code: 'captcha',
} as const;

/** Sends a code to a new e-mail address or phone number; resolves to the seconds until another may be requested (not in CRMEB: see README.md). */
export async function sendContactCode(
  api: Api,
  to: { email: string } | { phone: string },
): Promise<{ waitSeconds: number }> {
  const { data } = await api.post('user/contact_code', to);
  return { waitSeconds: number(object<EmailCodeWire>(data).wait, 60) };
}

/** Sets an e-mail address proved by a code; the previous address is notified, and the token is replaced (`onNewToken`). Rejects with field errors (not in CRMEB: see README.md). */
export async function changeEmail(api: Api, form: { email: string; code: string }): Promise<void> {
  await postForm(api, 'user/email', EMAIL_CHANGE_FIELDS, form);
}

/** Sets the sign-in phone number, proved by a code; the previous number is notified, and the token is replaced (`onNewToken`). Rejects with field errors. */
export async function changePhone(api: Api, form: { phone: string; code: string }): Promise<void> {
  await postForm(api, 'user/updatePhone', PHONE_CHANGE_FIELDS, form);
}

/** Saves the company data. Rejects with field errors (not in CRMEB: see README.md). */
export async function saveCompany(api: Api, company: CompanyProfile): Promise<void> {
  await postForm(api, 'user/company', COMPANY_FIELDS, company);
}

/**
 * Changes the password, ends every other session, and replaces the token (`onNewToken`). Rejects with field errors, or 910001 for too many
 * guesses (not in CRMEB: see README.md).
 */
export async function changePassword(api: Api, form: { currentPassword: string; password: string }): Promise<void> {
  await postForm(api, 'user/password', PASSWORD_CHANGE_FIELDS, form);
}

/** The billing address, or null (not in CRMEB: see README.md). */
export function getBillingAddress(api: Api): Promise<BillingAddress | null> {
  return getOwnIfPresent<BillingAddress | null>(api, 'user/billing_address', null);
}

/** Saves the billing address. Rejects with field errors (not in CRMEB: see README.md). */
export async function saveBillingAddress(api: Api, address: BillingAddress): Promise<void> {
  await renameFieldErrors(api.post('user/billing_address', addressFieldsToWire(address)), ADDRESS_FIELDS);
}
