export { COMPANY_ROLES, hasRight, type CompanyRight, type CompanyRole } from './roles.ts';
export {
  approvalReasons,
  decidersOf,
  isAbsent,
  type ApprovalReason,
  type DecidingMember,
  type JobSpending,
  type JudgedOrder,
  type SpendingLimits,
} from './approval.ts';
export {
  approvalScreen,
  COMPANY_INVITATION_DAYS,
  companyBudgetScreen,
  companyBudgetsScreen,
  companyInvitationScreen,
  MOST_COMPANY_MEMBERS,
  type CheckoutApproval,
  type CompanyInvitation,
  type CompanyMember,
  type OfferedMembership,
  type OwnCompany,
} from './company.ts';
export { leftOf, MOST_JOB_BUDGETS, spendingOn, type JobBudget } from './budget.ts';
export {
  APPROVAL_STATES,
  MOST_OPEN_APPROVALS,
  type ApprovalLine,
  type ApprovalRequest,
  type ApprovalState,
  type ApprovalSummary,
} from './request.ts';
