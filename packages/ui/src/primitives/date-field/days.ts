/** Days are ISO text, "2026-11-21", which also sorts by time. */
const DAY_MS = 86_400_000;

/** Returns the text if it is an existing day, else null. */
export function readDay(iso: string | null | undefined): string | null {
  if (!iso || !/^\d{4}-\d{2}-\d{2}$/.test(iso)) return null;
  return isoOf(startOf(iso)) === iso ? iso : null;
}

/** The instant at which a day starts in UTC. */
export function startOf(day: string): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return Date.UTC(year, month - 1, date);
}

function isoOf(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}

/** The day so many days later. */
export function addDays(day: string, count: number): string {
  return isoOf(startOf(day) + count * DAY_MS);
}

/** The same day so many months later, or the last one of that month. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return dayIn(year, month + count, date);
}

/** A day of a month, at most its last; months beyond 1 to 12 are in other years. */
export function dayIn(year: number, month: number, date: number): string {
  return isoOf(Date.UTC(year, month - 1, Math.min(date, daysIn(year, month))));
}

/** The number of days in a month. */
export function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** Whether the year comes first, as in Chinese; else the day. */
export function isYearFirst(locale: string): boolean {
  return locale.startsWith('zh');
}

/** Formats a day by language: 21-11-2026 in English, 2026-11-21 in Chinese. */
export function formatDate(day: string, locale: string): string {
  return isYearFirst(locale) ? day : day.split('-').toReversed().join('-');
}

/** Returns today in a time zone. Call it in the browser only: the server's page is the same for everyone. */
export function currentDate(timeZone: string | undefined): string {
  return new Intl.DateTimeFormat('sv-SE', { ...(timeZone && { timeZone }) }).format(new Date());
}
