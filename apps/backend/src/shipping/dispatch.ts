import { firstInstantOf, shopTimeOf } from '../http/days.ts';

/** Until this hour of the shop's day what is in stock leaves the same day (our shipping terms). */
const CUT_OFF_HOUR = 14;
const DAY_MS = 86_400_000;
const SATURDAY = 6;
const SUNDAY = 0;

/** When an order placed now leaves: the first working day whose cut-off is still ahead. Public holidays are not known. */
export interface Dispatch {
  /** The day it leaves, ISO. */
  day: string;
  /** Whether that is today in the shop. */
  today: boolean;
  /** The cut-off of that day, epoch seconds. */
  before: number;
}

/** When goods in stock leave that are ordered at `now` (epoch ms). */
export function dispatchOf(now: number): Dispatch {
  const { midnight: today, hour } = shopTimeOf(now);
  let day = hour < CUT_OFF_HOUR ? today : today + DAY_MS;
  while ([SATURDAY, SUNDAY].includes(new Date(day).getUTCDay())) day += DAY_MS;
  // Hours of the clock, not of elapsed time: clocks change in the night before.
  const cutOff = firstInstantOf(day + CUT_OFF_HOUR * 3_600_000);
  return {
    day: new Date(day).toISOString().slice(0, 10),
    today: day === today,
    before: cutOff.getTime() / 1000,
  };
}
