import { dispatchDay, type ClosedDays } from '@rider/model/shipping';
import { firstInstantOf, shopTimeOf } from '../http/days.ts';

const HOUR_MS = 3_600_000;

/** Dispatch of an order placed now: the first working day whose cut-off is still ahead. */
export interface Dispatch {
  /** ISO date of the dispatch. */
  day: string;
  /** Whether that is today in the shop's time zone. */
  today: boolean;
  /** The cut-off of that day, epoch seconds. */
  before: number;
}

/** The dispatch of products in stock that are ordered at `now` (epoch ms). */
export function dispatchOf(now: number, calendar: { closedDays: ClosedDays; cutOffHour: number }): Dispatch {
  const { midnight, hour } = shopTimeOf(now);
  const today = new Date(midnight).toISOString().slice(0, 10);
  const day = dispatchDay({ day: today, hour }, calendar);
  // Computed on the wall clock, because daylight saving may change in the night before.
  const cutOff = firstInstantOf(Date.parse(day) + calendar.cutOffHour * HOUR_MS);
  return { day, today: day === today, before: cutOff.getTime() / 1000 };
}
