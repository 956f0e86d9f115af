import { SHOP_TIME_ZONE } from '@rider/api/locale';
import type { Parameters } from './environment.ts';
import { textOf } from './parameters.ts';

const DAY_MS = 86_400_000;
const WRITTEN = new Intl.DateTimeFormat('en-US', {
  timeZone: SHOP_TIME_ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});

/** What the shop's clock shows beyond UTC, in milliseconds. */
function zoneOffset(instant: number): number {
  const parts = new Map(WRITTEN.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return shown - instant;
}

function firstInstant(utcMidnight: number): Date {
  // Twice, because the offset may change between the two midnights.
  const near = utcMidnight - zoneOffset(utcMidnight);
  return new Date(utcMidnight - zoneOffset(near));
}

/** Instants between two days of the shop's calendar; open where no day, or none that exists, was given. */
export interface InstantRange {
  from: Date | null;
  /** The first instant that is too late. */
  before: Date | null;
}

function utcMidnightOf(parameters: Parameters, name: string): number | null {
  const text = textOf(parameters, name);
  const instant = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  const exists = !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
  return exists ? instant : null;
}

/** Reads a first and a last day, both ISO and both included, by the names of their parameters. */
export function daysOf(parameters: Parameters, first = 'start', last = 'end'): InstantRange {
  const start = utcMidnightOf(parameters, first);
  const end = utcMidnightOf(parameters, last);
  return {
    from: start === null ? null : firstInstant(start),
    before: end === null ? null : firstInstant(end + DAY_MS),
  };
}
