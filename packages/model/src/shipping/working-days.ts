const DAY_MS = 86_400_000;
const SUNDAY = 0;
const SATURDAY = 6;

/** Days (`2026-11-26`) on which the shop is closed, besides the weekends. */
export type ClosedDays = ReadonlySet<string>;

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
}

/** Whether products leave the shop on a day, `2026-11-26`: neither on weekends nor on closed days. */
export function isWorkingDay(day: string, closedDays: ClosedDays): boolean {
  const weekday = new Date(day).getUTCDay();
  return weekday !== SATURDAY && weekday !== SUNDAY && !closedDays.has(day);
}

/** The working day that is `count` working days after `day`; for 0 `day` itself, or the next working day. */
export function workingDayAfter(day: string, count: number, closedDays: ClosedDays): string {
  let found = day;
  let left = count;
  while (left > 0 || !isWorkingDay(found, closedDays)) {
    found = dayAfter(found);
    if (isWorkingDay(found, closedDays)) left -= 1;
  }
  return found;
}

/** The working day for which an order counts that is placed at this time of the shop's clock, the same day until `cutOffHour`. */
export function dispatchDay(
  { day, hour }: { day: string; hour: number },
  { closedDays, cutOffHour }: { closedDays: ClosedDays; cutOffHour: number },
): string {
  return workingDayAfter(hour < cutOffHour ? day : dayAfter(day), 0, closedDays);
}
