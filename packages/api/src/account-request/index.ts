export { requestAccount, resetPassword, sendEmailCode, type EmailCodePurpose } from './calls.ts';
