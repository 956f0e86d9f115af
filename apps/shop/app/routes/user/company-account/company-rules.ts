import {
  companyInvitationSchema,
  companyMemberSchema,
  companyNameSchema,
  companyOnAccountSchema,
  deputySchema,
  jobBudgetSchema,
  rejectionSchema,
} from '@rider/model/validation';
import { formRules } from '../../../form/form-outcome.ts';

export const createRules = formRules('create', companyNameSchema);
export const renameRules = formRules('rename', companyNameSchema);
export const onAccountRules = formRules('on-account', companyOnAccountSchema);
export const inviteRules = formRules('invite', companyInvitationSchema);
export const memberRules = formRules('member', companyMemberSchema);
export const deputyRules = formRules('deputy', deputySchema);
export const budgetRules = formRules('budget', jobBudgetSchema);
export const rejectRules = formRules('reject', rejectionSchema);
