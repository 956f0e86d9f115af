import { approvalReasons, spendingOn, type ApprovalReason } from '@rider/model/buyer-company';
import type { Money } from '@rider/model/money';
import type { Database } from '../database/open.ts';
import { shopDayOf } from '../http/days.ts';
import { readBudgets } from './budgets.ts';
import { companyOf } from './company-of.ts';
import { readMembers } from './members.ts';

/** A buyer's order before placement. */
export interface OrderToJudge {
  buyerId: number;
  total: Money;
  /** The job of its delivery terms; empty without one. */
  job: string;
  /** Epoch milliseconds. */
  now: number;
}

/** The company of a buyer's order, null without one, and why the order needs approval. */
export async function judgeOrder(
  database: Database,
  { buyerId, total, job, now }: OrderToJudge,
): Promise<{ companyId: number | null; reasons: ApprovalReason[] }> {
  const company = await companyOf(database, buyerId);
  if (company === null) return { companyId: null, reasons: [] };
  const { companyId, role } = company;
  const [member] = await readMembers(database, { companyId, buyerId }, now);
  if (member === undefined) return { companyId, reasons: [] };
  const [budget] = job === '' ? [] : await readBudgets(database, { companyId, job });
  const { limits, spentInMonth } = member;
  const spending = budget === undefined ? null : spendingOn(budget, shopDayOf(now));
  return { companyId, reasons: approvalReasons({ role, limits, total, spentInMonth, job: spending }) };
}
