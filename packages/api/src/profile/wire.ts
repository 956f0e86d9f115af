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
