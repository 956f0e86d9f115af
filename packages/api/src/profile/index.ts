export {
  changePassword,
  getBillingAddress,
  getProfile,
  saveBillingAddress,
  saveCompany,
  saveProfile,
  type BillingAddress,
} from './calls.ts';
