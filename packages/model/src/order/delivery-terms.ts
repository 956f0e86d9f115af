import { workingDayAfter, type ClosedDays, type DeliveryDays } from '../shipping/index.ts';

/** How a buyer wants an order delivered. */
export interface DeliveryTerms {
  /** The buyer's name of the job; empty without one. */
  job: string;
  /** The site, or who receives the products there; empty without one. */
  site: string;
  /** The first day on which products may leave, an ISO date on the shop's clock; null for any. */
  notBefore: string | null;
  /** The last day on which they may leave; null for any. */
  notAfter: string | null;
  /** Whether all products ship together. */
  isWhole: boolean;
}

/** The terms of an order that asks for nothing. */
export const NO_DELIVERY_TERMS: DeliveryTerms = { job: '', site: '', notBefore: null, notAfter: null, isWhole: false };

/** When an order is expected to leave and to arrive, as ISO dates on the shop's clock. */
export interface DeliveryPlan {
  shipsOn: string;
  /** First and last day of arrival, or the day on which the products are ready for pick-up twice. */
  days: readonly [first: string, last: string];
}

/** Why the shop cannot keep terms: a day is past or too far, or the products leave only after the last day. */
export type TermsProblem = 'past' | 'far' | 'late';

/** How far ahead the days of an order may be. */
const MOST_DAYS_AHEAD = 366;

const DAY_MS = 86_400_000;

/** The last day that terms may name on `today`. */
export function lastTermsDay(today: string): string {
  return new Date(Date.parse(today) + MOST_DAYS_AHEAD * DAY_MS).toISOString().slice(0, 10);
}

/** The working day on which products leave that could leave on `earliest`. */
export function shipDay({ notBefore }: Pick<DeliveryTerms, 'notBefore'>, earliest: string, closed: ClosedDays): string {
  return workingDayAfter(notBefore !== null && notBefore > earliest ? notBefore : earliest, 0, closed);
}

/** When products leave and arrive that could leave on `earliest`, with the working days of their way. */
export function deliveryPlan(
  terms: Pick<DeliveryTerms, 'notBefore'>,
  { earliest, transit, closedDays }: { earliest: string; transit: DeliveryDays; closedDays: ClosedDays },
): DeliveryPlan {
  const shipsOn = shipDay(terms, earliest, closedDays);
  const arrival = (days: number) => workingDayAfter(shipsOn, days, closedDays);
  return { shipsOn, days: [arrival(transit.leastDays), arrival(transit.mostDays)] };
}

/**
 * The problems of days by field, on `today`; `earliest` is the first day on which the products can leave, null while unknown.
 */
export function termsProblems(
  terms: Pick<DeliveryTerms, 'notBefore' | 'notAfter'>,
  { today, earliest, closedDays }: { today: string; earliest: string | null; closedDays: ClosedDays },
): { notBefore?: TermsProblem; notAfter?: TermsProblem } {
  const last = lastTermsDay(today);
  const outside = (day: string | null): TermsProblem | undefined => {
    if (day === null) return undefined;
    if (day < today) return 'past';
    return day > last ? 'far' : undefined;
  };
  const { notBefore, notAfter } = terms;
  const isLate = notAfter !== null && earliest !== null && shipDay(terms, earliest, closedDays) > notAfter;
  const problems = { notBefore: outside(notBefore), notAfter: outside(notAfter) ?? (isLate ? 'late' : undefined) };
  return {
    ...(problems.notBefore && { notBefore: problems.notBefore }),
    ...(problems.notAfter && { notAfter: problems.notAfter }),
  };
}

/** Whether an order may not leave yet. */
export function isBeforeTerms({ notBefore }: Pick<DeliveryTerms, 'notBefore'>, today: string): boolean {
  return notBefore !== null && today < notBefore;
}

/** The last day that is near on `today`: two working days ahead. */
export function lastNearDay(today: string): string {
  return workingDayAfter(today, 2, new Set());
}

/** How near the last day is on which an order may leave: within two working days it is `soon`. */
export function shipByState({ notAfter }: Pick<DeliveryTerms, 'notAfter'>, today: string): 'overdue' | 'soon' | null {
  if (notAfter === null) return null;
  if (notAfter < today) return 'overdue';
  return notAfter <= lastNearDay(today) ? 'soon' : null;
}
