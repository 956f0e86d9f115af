export {
  changePassword,
  getBillingAddress,
  getProfile,
  saveBillingAddress,
  saveCompany,
  saveProfile,
  type BillingAddress,
} from './calls.ts';
export type { CompanyProfile, Profile, ProfileDraft } from './model.ts';
