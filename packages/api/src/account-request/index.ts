export { requestAccount, resetPassword, sendEmailCode, type EmailCodePurpose } from './calls.ts';
export type { AccountRequestDraft, BillingPlace } from './model.ts';
