import type { Address } from '../address/index.ts';

/** Address of a company; country and state are codes of the region list. */
export type BillingPlace = Pick<Address, 'country' | 'state' | 'city' | 'street1' | 'street2' | 'zip'>;

/** A company's request for an account. */
export interface AccountRequestDraft {
  firstName: string;
  lastName: string;
  company: string;
  licenseNumber: string;
  ownerName: string;
  phone: string;
  billing: BillingPlace;
  email: string;
  /** The code sent to the e-mail address. */
  code: string;
  account: string;
  password: string;
  terms: boolean;
}
