import type { AccountRequestDraft } from '@rider/model/account-request';

/** A request for an account as the form sends it, without its code. */
export const ACCOUNT_REQUEST_DRAFT: AccountRequestDraft = {
  firstName: 'Nora',
  lastName: 'Weiss',
  company: 'Weiss Glazing LLC',
  licenseNumber: 'ROC 998877',
  ownerName: 'Nora Weiss',
  phone: '(520) 555-0170',
  billing: { country: 'US', state: 'AZ', city: 'Tucson', street1: '12 Mesquite Ave', street2: '', zip: '85713' },
  email: 'Nora@weiss.example',
  code: '',
  account: 'noraweiss',
  password: 'Hinges90',
  terms: true,
};
