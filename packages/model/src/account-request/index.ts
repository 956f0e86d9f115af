import type { Address } from '../address/index.ts';

/** Where a company is; country and state are codes of the region list. */
export type BillingPlace = Pick<Address, 'country' | 'state' | 'city' | 'street1' | 'street2' | 'zip'>;

/** What a company tells when it asks for an account (R1.3). */
export interface AccountRequestDraft {
  firstName: string;
  lastName: string;
  company: string;
  licenseNumber: string;
  ownerName: string;
  phone: string;
  billing: BillingPlace;
  email: string;
  /** The code that went to the e-mail address. */
  code: string;
  account: string;
  password: string;
  terms: boolean;
}
