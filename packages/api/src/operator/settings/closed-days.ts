import { postOwn, type Api } from '../../transport/index.ts';
import { operatorPath } from '../call.ts';
import { getOperatorList, type OperatorList, type OperatorListQuery } from '../list.ts';

/** Filters of the list of closed days. */
export const CLOSED_DAY_STATES = ['upcoming', 'past'] as const;

/** A day on which the shop is closed, besides the weekends. */
export interface ClosedDay {
  /** ISO date in the shop's time zone. */
  day: string;
  /** Why it is closed. */
  name: string;
}

/** The closed days, those to come first; searched by day and name. */
export function getClosedDays(api: Api, query: OperatorListQuery): Promise<OperatorList<ClosedDay>> {
  return getOperatorList(api, 'closed_days', query);
}

/** Closes the shop on a day, or renames a closed day. Rejects with errors by field (`day`, `name`). */
export function addClosedDay(api: Api, closed: ClosedDay): Promise<void> {
  return postOwn(api, operatorPath`closed_days`, closed);
}

/** Opens the shop on a closed day again. */
export function removeClosedDay(api: Api, day: string): Promise<void> {
  return postOwn(api, operatorPath`closed_days/${day}/remove`);
}
