import type { Money } from '../money/index.ts';
import { hasRight, type CompanyRole } from './roles.ts';

/** What a member may spend without approval, in cents; null for no limit. */
export interface SpendingLimits {
  perOrder: Money | null;
  /** For a calendar month on the shop's clock. */
  perMonth: Money | null;
}

/** A budget of a job, and what its orders have spent, in cents. */
export interface JobSpending {
  budget: Money;
  spent: Money;
}

/** Why an order needs approval. */
export type ApprovalReason = 'role' | 'order-limit' | 'month-limit' | 'job-budget';

/** An order to judge: its total, and the facts that limit it. */
export interface JudgedOrder {
  role: CompanyRole;
  limits: SpendingLimits;
  total: Money;
  /** Total of the member's open and paid orders of the month. */
  spentInMonth: Money;
  /** Null for an order of no job with a budget. */
  job: JobSpending | null;
}

/**
 * Why an order needs approval; none if the member may place it. Limits are inclusive. Owners need none, because nobody is above them;
 * accountants always do.
 */
export function approvalReasons({ role, limits, total, spentInMonth, job }: JudgedOrder): ApprovalReason[] {
  if (role === 'owner') return [];
  const reasons: [ApprovalReason, boolean][] = [
    ['role', role === 'accountant'],
    ['order-limit', limits.perOrder !== null && total > limits.perOrder],
    ['month-limit', limits.perMonth !== null && spentInMonth + total > limits.perMonth],
    ['job-budget', job !== null && job.spent + total > job.budget],
  ];
  return reasons.flatMap(([reason, applies]) => (applies ? [reason] : []));
}

/** A member as far as it decides who approves. */
export interface DecidingMember {
  buyerId: string;
  role: CompanyRole;
  /** Empty for none. */
  deputyId: string;
  /** The last day of the deputy, as an ISO date; empty for none. */
  deputyUntil: string;
}

/** Whether a member's deputy decides on a day (ISO date on the shop's clock). */
export function isAbsent({ deputyId, deputyUntil }: DecidingMember, today: string): boolean {
  return deputyId !== '' && deputyUntil !== '' && deputyUntil >= today;
}

/**
 * The ids of those who may decide on an order of `requesterId`: owners and approvers, and the deputies of those who are absent. Nobody
 * decides on an own order, nor does a deputy whom the requester has chosen. Absent members may still decide.
 */
export function decidersOf(members: readonly DecidingMember[], requesterId: string, today: string): string[] {
  const ids = new Set(members.map(({ buyerId }) => buyerId));
  const deciders = members
    .filter(({ buyerId, role }) => buyerId !== requesterId && hasRight(role, 'approve'))
    .flatMap((member) => [member.buyerId, ...(isAbsent(member, today) ? [member.deputyId] : [])]);
  return [...new Set(deciders)].filter((id) => id !== requesterId && ids.has(id));
}
