import { firstInstantOf, shopTimeOf } from '../http/days.ts';

/** Hour of the shop's day until which goods in stock leave the same day (our shipping terms). */
const CUT_OFF_HOUR = 14;
const DAY_MS = 86_400_000;
const SATURDAY = 6;
const SUNDAY = 0;

/** Dispatch of an order placed now: the first working day whose cut-off is still ahead. Public holidays are not considered. */
export interface Dispatch {
  /** ISO date of the dispatch. */
  day: string;
  /** Whether that is today in the shop's time zone. */
  today: boolean;
  /** The cut-off of that day, epoch seconds. */
  before: number;
}

/** The dispatch of goods in stock that are ordered at `now` (epoch ms). */
export function dispatchOf(now: number): Dispatch {
  const { midnight: today, hour } = shopTimeOf(now);
  let day = hour < CUT_OFF_HOUR ? today : today + DAY_MS;
  while ([SATURDAY, SUNDAY].includes(new Date(day).getUTCDay())) day += DAY_MS;
  // Wall-clock hours, because daylight saving may change in the night before.
  const cutOff = firstInstantOf(day + CUT_OFF_HOUR * 3_600_000);
  return {
    day: new Date(day).toISOString().slice(0, 10),
    today: day === today,
    before: cutOff.getTime() / 1000,
  };
}
