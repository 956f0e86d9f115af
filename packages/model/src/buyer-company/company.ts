import type { Money } from '../money/index.ts';
import type { ApprovalReason, SpendingLimits } from './approval.ts';
import { withQuery } from '../screens/index.ts';
import type { CompanyRole } from './roles.ts';

/** Days for which an invitation to a company is valid. */
export const COMPANY_INVITATION_DAYS = 14;
/** Maximum number of members and invitations of a company. */
export const MOST_COMPANY_MEMBERS = 200;
/** A member of a buyer's company. */
export interface CompanyMember {
  buyerId: string;
  name: string;
  /** Empty for a person who comes from the company's purchasing system. */
  email: string;
  role: CompanyRole;
  limits: SpendingLimits;
  /** What the member has ordered in this month. */
  spentInMonth: Money;
  /** Empty for none. */
  deputyId: string;
  /** The last day of the deputy, as an ISO date; empty for none. */
  deputyUntil: string;
}

/** An open invitation to a company. */
export interface CompanyInvitation {
  id: string;
  email: string;
  role: CompanyRole;
  limits: SpendingLimits;
  /** Epoch milliseconds. */
  expiresAt: number;
}

/** The company of the signed-in buyer, as far as the buyer's role shows it. */
export interface OwnCompany {
  id: string;
  name: string;
  /** Whether members who are no owners may pay on account. */
  membersOnAccount: boolean;
  /** The signed-in buyer's own membership. */
  own: CompanyMember;
  /** Everybody for those who manage or approve; else the own membership and those who decide. */
  members: CompanyMember[];
  /** Only for those who manage. */
  invitations: CompanyInvitation[];
}

/** An invitation as shown to the person who opens its link. */
export interface OfferedMembership {
  company: string;
  role: CompanyRole;
  /** The name of the member who sent it. */
  invitedBy: string;
  /** The address to which it was sent. */
  email: string;
  /** Whether the signed-in buyer has this address: only this buyer can accept it. */
  isOwn: boolean;
}

/** Whether a checkout needs approval. */
export interface CheckoutApproval {
  reasons: ApprovalReason[];
  /** The names of those who may decide. */
  deciders: string[];
}

/** Address of the screen of an invitation, by its token. */
export function companyInvitationScreen(token: string): string {
  return withQuery('/user/company_invitation', { token });
}

/** Address of the company's budgets. */
export const companyBudgetsScreen = '/user/company_budgets';

/** Address of the budgets of jobs, with one opened to change it. */
export function companyBudgetScreen(id: string): string {
  return withQuery(companyBudgetsScreen, { id });
}

/** Address of an approval request. */
export function approvalScreen(id: string): string {
  return withQuery('/user/approval', { id });
}
