import type { BuyerWire } from '../account/wire.ts';

/** Company data in `userinfo` and `user/company` (ours: README.md). */
export interface CompanyWire {
  company: string;
  contractor_license: string;
  business_owner: string;
  business_phone: string;
}

/** Answer of `GET userinfo` (contract 3.2; the company is ours). */
export interface ProfileWire extends BuyerWire, CompanyWire {
  /** 0 unspecified, 1 male, 2 female. */
  sex: number;
  /** 1 when a code proved the number (ours). */
  phone_confirmed: 0 | 1;
}

/** Request of `POST user/edit` (contract 3.2). */
export interface ProfileRequestWire {
  nickname: string;
  /** Empty, unchanged, or the path of an own upload. */
  avatar: string;
}

/** Request of `POST user/contact_code` (ours): has a code sent to a new address or number. */
export type ContactCodeRequestWire = { email: string; phone?: undefined } | { phone: string; email?: undefined };

/** Request of `POST user/email` (ours). */
export interface EmailChangeRequestWire {
  email: string;
  /** The e-mailed code. */
  captcha: string;
}

/** Request of `POST user/updatePhone` (contract 3.2). */
export interface PhoneChangeRequestWire {
  phone: string;
  /** The code by text message. */
  captcha: string;
}

/** Request of `POST user/password` (ours: README.md). */
export interface PasswordChangeRequestWire {
  old_password: string;
  password: string;
}
