import { refusedByFormNames, type WireNames } from '../transport/form-names.ts';
import type { Api } from '../transport/index.ts';
import { id, text } from '../wire/index.ts';
import type { ClosedDayWire } from './closed-day-wire.ts';
import { getOperatorList, type OperatorList, type OperatorListQuery } from './list.ts';

/** Filters of the list of closed days. */
export const CLOSED_DAY_STATES = ['upcoming', 'past'] as const;

/** A day on which the shop is closed, besides the weekends. */
export interface ClosedDay {
  /** ISO date in the shop's time zone. */
  day: string;
  /** Why it is closed. */
  name: string;
}

/** Fields of a closed day by their names in the form. */
export const CLOSED_DAY_FIELDS = { day: 'day', name: 'name' } as const satisfies WireNames<string, ClosedDayWire>;

/** The closed days, those to come first; searched by day and name. */
export function getClosedDays(api: Api, query: OperatorListQuery): Promise<OperatorList<ClosedDay>> {
  return getOperatorList<ClosedDayWire, ClosedDay>(api, 'operator/closed_days', query, (row) => ({
    day: id(row.day, 'day'),
    name: text(row.name),
  }));
}

/** Closes the shop on a day, or renames a closed day. Refused by field (`day`, `name`). */
export async function addClosedDay(api: Api, { day, name }: ClosedDay): Promise<void> {
  await refusedByFormNames(api.post('operator/closed_days', { day, name } satisfies ClosedDayWire), CLOSED_DAY_FIELDS);
}

/** Opens the shop on a closed day again. */
export async function removeClosedDay(api: Api, day: string): Promise<void> {
  await api.post(`operator/closed_days/${encodeURIComponent(day)}/remove`);
}
