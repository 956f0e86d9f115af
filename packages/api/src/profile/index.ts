export {
  changeEmail,
  changePassword,
  changePhone,
  COMPANY_FIELDS,
  EMAIL_CHANGE_FIELDS,
  getBillingAddress,
  getProfile,
  PASSWORD_CHANGE_FIELDS,
  PHONE_CHANGE_FIELDS,
  PROFILE_FIELDS,
  saveBillingAddress,
  saveCompany,
  saveProfile,
  sendContactCode,
  type BillingAddress,
} from './calls.ts';
export { getDevices, getWechatLinks, signOutEverywhere, unlinkWechat } from './devices.ts';
export type * from './wire.ts';
