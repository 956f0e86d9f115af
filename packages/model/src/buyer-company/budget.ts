import { money, type Money } from '../money/index.ts';
import type { JobSpending } from './approval.ts';

/** Maximum number of a company's budgets. */
export const MOST_JOB_BUDGETS = 200;

/** What a company may spend on a job, in cents, and what the orders of its days have spent. */
export interface JobBudget {
  id: string;
  job: string;
  budget: Money;
  spent: Money;
  /** The first and the last day, as ISO dates; empty for any. */
  from: string;
  until: string;
}

/** What a budget has left; negative when approved orders exceed it. */
export function leftOf({ budget, spent }: JobSpending): Money {
  return money(budget - spent);
}

/** What limits an order of a job on a day (ISO date on the shop's clock). Outside the days of its budget, nothing is left. */
export function spendingOn({ budget, spent, from, until }: JobBudget, today: string): JobSpending {
  const isOpen = from <= today && (until === '' || today <= until);
  return isOpen ? { budget, spent } : { budget: money(0), spent: money(0) };
}
