import { dispatchDay, workingDayAfter, type ClosedDays, type FreightRule } from '@rider/model/shipping';
import { firstInstantOf, shopTimeOf } from '../http/days.ts';

const HOUR_MS = 3_600_000;

/** The days on which the shop works, until when on each, and how long it handles an order. */
export interface WorkingTime extends Pick<FreightRule, 'cutOffHour' | 'handlingDays'> {
  closedDays: ClosedDays;
}

/** Dispatch of an order placed now: the handling days after the first working day whose cut-off is still ahead. */
export interface Dispatch {
  /** ISO date of the dispatch. */
  day: string;
  /** Whether that is today in the shop's time zone. */
  today: boolean;
  /** The cut-off of orders that leave on that day, epoch seconds. */
  before: number;
}

/** The dispatch of products in stock that are ordered at `now` (epoch ms). */
export function dispatchOf(now: number, calendar: WorkingTime): Dispatch {
  const { midnight, hour } = shopTimeOf(now);
  const today = new Date(midnight).toISOString().slice(0, 10);
  const orderDay = dispatchDay({ day: today, hour }, calendar);
  const day = workingDayAfter(orderDay, calendar.handlingDays, calendar.closedDays);
  // Computed on the wall clock, because daylight saving may change in the night before.
  const cutOff = firstInstantOf(Date.parse(orderDay) + calendar.cutOffHour * HOUR_MS);
  return { day, today: day === today, before: cutOff.getTime() / 1000 };
}
