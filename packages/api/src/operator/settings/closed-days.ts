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

/**
 * Closes the shop on a day, or renames the closed day whose name was `seen`. Rejects with errors by field (`day`, `name`), and with 900013 if another
 * operator renamed it meanwhile.
 */
export function saveClosedDay(api: Api, closed: ClosedDay, seen: string | null): Promise<void> {
  return postOwn(api, operatorPath`closed_days`, { ...closed, seen: { name: seen } });
}

/** Opens the shop on a closed day again. */
export function removeClosedDay(api: Api, day: string): Promise<void> {
  return postOwn(api, operatorPath`closed_days/${day}/remove`);
}
