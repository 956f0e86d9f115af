import fc from 'fast-check';
import { expect, test } from 'vitest';
import { money, type Money } from '../money/index.ts';
import {
  approvalReasons,
  COMPANY_ROLES,
  decidersOf,
  hasRight,
  isAbsent,
  leftOf,
  spendingOn,
  type JobBudget,
  type JudgedOrder,
} from './index.ts';

const cents = fc.integer({ min: 0, max: 1_000_000 }).map(money);
const limit = fc.option(cents, { nil: null });
const order: fc.Arbitrary<JudgedOrder> = fc.record({
  role: fc.constantFrom(...COMPANY_ROLES),
  limits: fc.record({ perOrder: limit, perMonth: limit }),
  total: cents,
  spentInMonth: cents,
  job: fc.option(fc.record({ budget: cents, spent: cents }), { nil: null }),
});

test('[B10] an order that needs no approval is within every limit', () => {
  fc.assert(
    fc.property(order, (judged) => {
      const { role, limits, total, spentInMonth, job } = judged;
      const within = (spent: number, most: Money | null) => most === null || spent + total <= most;
      const isFree =
        role !== 'accountant' &&
        within(0, limits.perOrder) &&
        within(spentInMonth, limits.perMonth) &&
        within(job?.spent ?? 0, job?.budget ?? null);
      expect(approvalReasons(judged).length === 0).toBe(role === 'owner' || isFree);
    }),
  );
});

test('[B10] a higher total or spending never makes approval unnecessary', () => {
  fc.assert(
    fc.property(order, cents, cents, (judged, more, spent) => {
      const higher = {
        ...judged,
        total: money(judged.total + more),
        spentInMonth: money(judged.spentInMonth + spent),
      };
      expect(approvalReasons(higher)).toEqual(expect.arrayContaining(approvalReasons(judged)));
    }),
  );
});

const ids = ['1', '2', '3', '4', '5'];
const member = (buyerId: string) =>
  fc.record({
    buyerId: fc.constant(buyerId),
    role: fc.constantFrom(...COMPANY_ROLES),
    deputyId: fc.constantFrom('', ...ids, '9').filter((id) => id !== buyerId),
    deputyUntil: fc.constantFrom('', '2026-11-27', '2026-11-28', '2026-12-31'),
  });

test('[B10] only owners, approvers and deputies of absent ones decide, and nobody on an own order', () => {
  fc.assert(
    fc.property(fc.tuple(...ids.map(member)), fc.constantFrom(...ids), (members, requester) => {
      const today = '2026-11-28';
      const deciders = decidersOf(members, requester, today);
      expect(deciders).not.toContain(requester);
      expect(new Set(deciders).size).toBe(deciders.length);
      for (const { buyerId, role } of members) {
        const isDeputy = members.some(
          (other) =>
            other.buyerId !== requester &&
            hasRight(other.role, 'approve') &&
            other.deputyId === buyerId &&
            isAbsent(other, today),
        );
        const decides = buyerId !== requester && (hasRight(role, 'approve') || isDeputy);
        expect(deciders.includes(buyerId)).toBe(decides);
      }
      expect(deciders).not.toContain('9');
    }),
  );
});

test('[B10] a deputy decides until the end of the last day', () => {
  const absent = { buyerId: '1', role: 'owner', deputyId: '2', deputyUntil: '2026-11-28' } as const;
  expect([isAbsent(absent, '2026-11-28'), isAbsent(absent, '2026-11-29')]).toEqual([true, false]);
});

test('[B10] an order within the budget of its job on its days needs no approval, any other does', () => {
  const day = fc.constantFrom('', '2026-11-27', '2026-11-28', '2026-11-29');
  const budget = fc.record<JobBudget>({
    id: fc.constant('1'),
    job: fc.constant('Tower'),
    budget: cents,
    spent: cents,
    from: day,
    until: day,
  });
  fc.assert(
    fc.property(budget, fc.integer({ min: 1, max: 1_000_000 }).map(money), (job, total) => {
      const today = '2026-11-28';
      const limits = { perOrder: null, perMonth: null };
      const spending = spendingOn(job, today);
      const reasons = approvalReasons({ role: 'buyer', limits, total, spentInMonth: money(0), job: spending });
      const isOpen = !(job.from > today) && (job.until === '' || job.until >= today);
      expect(reasons).toEqual(isOpen && total <= leftOf(job) ? [] : ['job-budget']);
    }),
  );
});
