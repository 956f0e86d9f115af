export {
  DEVICE_HEADER,
  getUser,
  getWechatAppId,
  login,
  loginByPhone,
  loginByWechat,
  logout,
  MOBILE_SIGN_IN_FIELDS,
} from './calls.ts';
export type * from './wire.ts';
