import { FIRST_DAY, LAST_DAY } from '@rider/model/limits';
import type { DaysRequestWire, Untrusted } from '@rider/api/wire';
import type { ShopMoment } from '@rider/model/validation';
import { LRUCache } from 'lru-cache';
import { byFormats } from '../messages/shop-formats.ts';
import { textOf } from './parameters.ts';

const DAY_MS = 86_400_000;
/** Offsets change only at quarters of an hour, so each quarter's offset is computed once. */
const QUARTER_MS = 900_000;
const ZONE = byFormats(({ timeZone }) => ({
  clock: new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }),
  offsets: new LRUCache<number, number>({ max: 100 }),
}));

/** Offset of the shop's clock from UTC, in milliseconds. */
function zoneOffset(instant: number): number {
  const quarter = Math.floor(instant / QUARTER_MS) * QUARTER_MS;
  const { offsets } = ZONE();
  const known = offsets.get(quarter);
  if (known !== undefined) return known;
  const offset = readOffset(quarter);
  offsets.set(quarter, offset);
  return offset;
}

function readOffset(instant: number): number {
  const parts = new Map(
    ZONE()
      .clock.formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return shown - instant;
}

/** The first instant at which the shop's clock shows what a UTC clock shows at `shown` (epoch ms), or a later time if it never does. */
export function firstInstantOf(shown: number): Date {
  // Where the offset changes, the clock shows some times twice and skips others: the instant after a skipped one counts.
  const instants = [shown - DAY_MS, shown + DAY_MS].map((near) => shown - zoneOffset(near));
  const exact = instants.filter((instant) => instant + zoneOffset(instant) === shown);
  return new Date(exact.length > 0 ? Math.min(...exact) : Math.max(...instants));
}

/** The instant of a day and time on the shop's clock. */
export function instantOf({ day, time }: ShopMoment): Date {
  return firstInstantOf(Date.parse(`${day}T${time}Z`));
}

/** The instant some days later at the same time of the shop's clock: a day has 23 or 25 hours where its offset changes. */
export function daysAfter(instant: number, days: number): number {
  return firstInstantOf(instant + zoneOffset(instant) + days * DAY_MS).getTime();
}

/** Hour and day on the shop's clock; the day as the epoch ms of its midnight in UTC. */
export function shopTimeOf(instant: number): { midnight: number; hour: number } {
  const shown = new Date(instant + zoneOffset(instant));
  return {
    midnight: Date.UTC(shown.getUTCFullYear(), shown.getUTCMonth(), shown.getUTCDate()),
    hour: shown.getUTCHours(),
  };
}

/** Day and time on the shop's clock, as `2026-11-27 14:33`. */
export function shopTimeText(instant: Date): string {
  return new Date(instant.getTime() + zoneOffset(instant.getTime())).toISOString().slice(0, 16).replace('T', ' ');
}

/** The day on the shop's clock, as an ISO date. */
export function shopDayOf(instant: number): string {
  return new Date(shopTimeOf(instant).midnight).toISOString().slice(0, 10);
}

/** The instants from one day to another on the shop's clock; null means unbounded, for a missing or invalid day. */
export interface InstantRange {
  from: Date | null;
  /** The first instant after the range. */
  before: Date | null;
}

function utcMidnight(text: string): number | null {
  const instant = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  const exists = !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
  return exists ? Math.min(Math.max(instant, FIRST), LAST) : null;
}

/** Days beyond those of forms are clamped, because the database rejects instants outside its range. */
const FIRST = Date.parse(FIRST_DAY);
const LAST = Date.parse(LAST_DAY);

/** Reads a first and a last day, both ISO and inclusive. */
export function daysOf(parameters: Untrusted<DaysRequestWire>): InstantRange {
  const start = utcMidnight(textOf(parameters, 'start'));
  const end = utcMidnight(textOf(parameters, 'end'));
  return {
    from: start === null ? null : firstInstantOf(start),
    before: end === null ? null : firstInstantOf(end + DAY_MS),
  };
}
