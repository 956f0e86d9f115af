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
}

/** Request of `POST user/edit` (contract 3.2; `email` and `phone` are ours and unchanged if omitted). */
export interface ProfileRequestWire {
  nickname: string;
  /** Empty, unchanged, or the path of an own upload. */
  avatar: string;
  email: string;
  phone: string;
}

/** Request of `POST user/password` (ours: README.md). */
export interface PasswordChangeRequestWire {
  old_password: string;
  password: string;
}
