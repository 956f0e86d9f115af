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
  COMPANY_INVITATION_DAYS,
  MOST_COMPANY_MEMBERS,
  MOST_JOB_BUDGETS,
  MOST_OPEN_APPROVALS,
  type CheckoutApproval,
  type CompanyInvitation,
  type CompanyMember,
  type JobBudget,
  type OfferedMembership,
  type OwnCompany,
} from './company.ts';
