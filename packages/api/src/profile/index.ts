export {
  changePassword,
  COMPANY_FIELDS,
  getBillingAddress,
  getProfile,
  PASSWORD_CHANGE_FIELDS,
  PROFILE_FIELDS,
  saveBillingAddress,
  saveCompany,
  saveProfile,
  type BillingAddress,
} from './calls.ts';
export type * from './wire.ts';
