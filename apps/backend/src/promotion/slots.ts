import { daysAfter, firstInstantOf, shopTimeOf } from '../http/days.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** A period in epoch milliseconds; the end is excluded. */
export interface Span {
  from: number;
  until: number;
}

/** A daily time slot of the shop's clock. */
export interface Slot {
  /** `10:00`. */
  starts: string;
  hours: number;
}

/** The period of a daily slot on the day of `now` in the shop's time zone. */
export function slotToday({ starts, hours }: Slot, now: number): Span {
  const { midnight } = shopTimeOf(now);
  const [hour = 0, minute = 0] = starts.split(':').map(Number);
  const shown = midnight + hour * HOUR_MS + minute * MINUTE_MS;
  return { from: firstInstantOf(shown).getTime(), until: firstInstantOf(shown + hours * HOUR_MS).getTime() };
}

/** Whether an instant lies in a span. */
export function isWithin({ from, until }: Span, now: number): boolean {
  return from <= now && now < until;
}

/** When the price of a promotion ends: with today's slot, or at `endsAt`. Null outside of its slot. */
export function endOfPrice(endsAt: Date, slot: Slot | null, now: number): Date | null {
  if (slot === null) return endsAt;
  const today = slotToday(slot, now);
  return isWithin(today, now) ? new Date(Math.min(endsAt.getTime(), today.until)) : null;
}

/** When the price of a promotion first applies at or after `now`: at `startsAt`, or with the next slot. */
export function startOfPrice(startsAt: Date, slot: Slot | null, now: number): number {
  const first = Math.max(now, startsAt.getTime());
  if (slot === null) return first;
  const today = slotToday(slot, first);
  if (isWithin(today, first)) return first;
  return first < today.from ? today.from : slotToday(slot, daysAfter(first, 1)).from;
}
