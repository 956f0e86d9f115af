const DAY = 86_400_000;

/** The lengths of what the calendar shows. */
export const SPANS = ['week', 'month'] as const;

/** A length of what the calendar shows. */
export type Span = (typeof SPANS)[number];

/** The first and the last day that the calendar shows, as ISO dates. */
export interface CalendarPeriod {
  start: string;
  end: string;
}

const isoDay = (at: number) => new Date(at).toISOString().slice(0, 10);

/** The period of a length, from Monday or from the first of the month, that contains a day (ISO date). */
export function periodAround(span: Span, day: string): CalendarPeriod {
  const at = new Date(`${day}T00:00:00Z`);
  if (span === 'week') {
    const monday = at.getTime() - ((at.getUTCDay() + 6) % 7) * DAY;
    return { start: isoDay(monday), end: isoDay(monday + 6 * DAY) };
  }
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth()];
  return { start: isoDay(Date.UTC(year, month, 1)), end: isoDay(Date.UTC(year, month + 1, 0)) };
}

/** The period before (-1) or after (1) another one of the same length. */
export function neighbour(span: Span, { start, end }: CalendarPeriod, step: -1 | 1): CalendarPeriod {
  const beyond = step === 1 ? Date.parse(end) + DAY : Date.parse(start) - DAY;
  return periodAround(span, isoDay(beyond));
}

/** The days of a period, as ISO dates. */
export function daysOfPeriod({ start, end }: CalendarPeriod): string[] {
  const count = (Date.parse(end) - Date.parse(start)) / DAY + 1;
  return Array.from({ length: count }, (_, place) => isoDay(Date.parse(start) + place * DAY));
}
