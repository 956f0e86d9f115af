export {
  ACCOUNT_REQUEST_FIELDS,
  PASSWORD_RESET_FIELDS,
  requestAccount,
  resetPassword,
  sendEmailCode,
  sendSignInCode,
  type EmailCodePurpose,
} from './calls.ts';
export type * from './wire.ts';
