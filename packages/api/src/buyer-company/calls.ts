import type {
  ApprovalRequest,
  ApprovalSummary,
  CheckoutApproval,
  JobBudget,
  OfferedMembership,
  OwnCompany,
} from '@rider/model/buyer-company';
import { moneyToDecimal, type Money } from '@rider/model/money';
import { getOwnAsBuyer, getOwnIfPresent, postOwn, type Api } from '../transport/index.ts';
import { pageParameters, type Page } from '../wire/index.ts';
import { memberToWire, type MemberInput } from './member-wire.ts';

/** Code of the error of an order that needs approval. */
export const APPROVAL_REQUIRED = 911010;

/** The buyer's company, or null without one. Not in CRMEB: null there. */
export function getOwnCompany(api: Api): Promise<OwnCompany | null> {
  return getOwnIfPresent<OwnCompany | null>(api, 'company/own', null);
}

/** Creates a company whose owner is the buyer. Rejects with field errors, 911003 for a member of one. Not in CRMEB. */
export function createCompany(api: Api, name: string): Promise<void> {
  return postOwn(api, 'company/create', { name });
}

/** Renames the company. Rejects with field errors. Not in CRMEB. */
export function renameCompany(api: Api, name: string): Promise<void> {
  return postOwn(api, 'company/rename', { name });
}

/** Sets whether members who are no owners may pay on account. Not in CRMEB. */
export function setMembersOnAccount(api: Api, allowed: boolean): Promise<void> {
  return postOwn(api, 'company/on_account', { allowed });
}

/** Invites an address to the company; an earlier invitation of it becomes invalid. Rejects with field errors. Not in CRMEB. */
export function inviteToCompany(api: Api, { email, ...member }: MemberInput & { email: string }): Promise<void> {
  return postOwn(api, 'company/invite', { email, ...memberToWire(member) });
}

/** Withdraws an invitation. Not in CRMEB. */
export function withdrawCompanyInvitation(api: Api, id: string): Promise<void> {
  return postOwn(api, 'company/withdraw_invitation', { id });
}

/** The invitation of a link's token. Rejects with 911007 for an invalid one. Not in CRMEB. */
export function getOfferedMembership(api: Api, token: string): Promise<OfferedMembership> {
  return getOwnAsBuyer(api, 'company/invitation', { token });
}

/**
 * Joins the company of an invitation. Rejects with 911007 for an invalid one, 911008 for one to another address, 911003 for a member of a
 * company. Not in CRMEB.
 */
export function acceptCompanyInvitation(api: Api, token: string): Promise<void> {
  return postOwn(api, 'company/accept_invitation', { token });
}

/** Sets role and limits of a member. Rejects with field errors, 911005 for the last owner. Not in CRMEB. */
export function changeCompanyMember(api: Api, buyerId: string, member: MemberInput): Promise<void> {
  return postOwn(api, 'company/member', { id: buyerId, ...memberToWire(member) });
}

/** Removes a member, or leaves the company; the orders remain. Rejects with 911005 for the last owner. Not in CRMEB. */
export function removeCompanyMember(api: Api, buyerId: string): Promise<void> {
  return postOwn(api, 'company/remove_member', { id: buyerId });
}

/** Sets the buyer's deputy until the end of a day (ISO date); an empty id removes it. Rejects with field errors. Not in CRMEB. */
export function setDeputy(api: Api, deputyId: string, until: string): Promise<void> {
  return postOwn(api, 'company/deputy', { deputyId, until });
}

/** The company's budgets of jobs, with what is spent. Not in CRMEB: none. */
export function getJobBudgets(api: Api): Promise<JobBudget[]> {
  return getOwnIfPresent<JobBudget[]>(api, 'company/budgets', []);
}

/** A budget to save, in cents; without `id` a new one, and an empty day is any. */
export type JobBudgetInput = Omit<JobBudget, 'id' | 'spent'> & { id?: string };

/** Adds or changes a budget. Rejects with field errors, 100026 for an unknown one. Not in CRMEB. */
export function saveJobBudget(api: Api, { budget, ...input }: JobBudgetInput): Promise<void> {
  return postOwn(api, 'company/budget', { ...input, budget: moneyToDecimal(budget) });
}

/** Removes a budget. Not in CRMEB. */
export function removeJobBudget(api: Api, id: string): Promise<void> {
  return postOwn(api, 'company/remove_budget', { id });
}

/** Why an order of a total and a job, empty for none, would need approval; null if it needs none, and in CRMEB. */
export function getCheckoutApproval(api: Api, total: Money, job = ''): Promise<CheckoutApproval | null> {
  return getOwnIfPresent<CheckoutApproval | null>(api, 'company/checkout_approval', null, {
    total: moneyToDecimal(total),
    job,
  });
}

/** A page of the approval requests that the buyer may see, open ones first. Not in CRMEB: none. */
export function getApprovals(api: Api, page: Page = {}): Promise<{ items: ApprovalSummary[]; total: number }> {
  return getOwnIfPresent(api, 'company/approvals', { items: [], total: 0 }, pageParameters(page));
}

/** An approval request. Rejects with 100026 for one that the buyer may not see. Not in CRMEB. */
export function getApproval(api: Api, id: string): Promise<ApprovalRequest> {
  return getOwnAsBuyer(api, 'company/approval', { id });
}

/**
 * Approves a request, which places its order. Resolves to the order's number, also if it was approved before. Rejects if prices or stock
 * have changed: then the request is returned. Not in CRMEB.
 */
export function approveOrder(api: Api, id: string): Promise<string> {
  return postOwn(api, 'company/approve', { id });
}

/** Rejects a request with a reason. Rejects with field errors, 911012 for a decided one. Not in CRMEB. */
export function rejectOrder(api: Api, id: string, reason: string): Promise<void> {
  return postOwn(api, 'company/reject', { id, reason });
}

/** Withdraws an own request; its lines return to the cart. Rejects with 911012 for a decided one. Not in CRMEB. */
export function withdrawApproval(api: Api, id: string): Promise<void> {
  return postOwn(api, 'company/withdraw_approval', { id });
}
