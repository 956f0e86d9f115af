import type { BuyerWire } from '../account/wire.ts';

/** Company data in `userinfo` and `user/company` (not in CRMEB: see README.md). */
export interface CompanyWire {
  company: string;
  contractor_license: string;
  business_owner: string;
  business_phone: string;
}

/** Answer of `GET userinfo` (the company is not in CRMEB). */
export interface ProfileWire extends BuyerWire, CompanyWire {
  /** 0 unspecified, 1 male, 2 female. */
  sex: number;
  /** 1 when a code proved the number (not in CRMEB). */
  phone_confirmed: 0 | 1;
}

/** Request of `POST user/edit`. */
export interface ProfileRequestWire {
  nickname: string;
  /** Empty, unchanged, or the path of an own upload. */
  avatar: string;
}

/** Request of `POST user/contact_code` (not in CRMEB): has a code sent to a new address or number. */
export type ContactCodeRequestWire = { email: string; phone?: undefined } | { phone: string; email?: undefined };

/** Request of `POST user/email` (not in CRMEB). */
export interface EmailChangeRequestWire {
  email: string;
  /** The e-mailed code. */
  captcha: string;
}

/** Request of `POST user/updatePhone`. */
export interface PhoneChangeRequestWire {
  phone: string;
  /** The code by text message. */
  captcha: string;
}

/** Request of `POST user/password` (not in CRMEB: see README.md). */
export interface PasswordChangeRequestWire {
  old_password: string;
  password: string;
}
