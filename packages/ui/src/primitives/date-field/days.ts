import { CalendarDate, GregorianCalendar, parseDate } from '@internationalized/date';

/** Parses "2026-11-21"; null for empty or invalid text. */
export function readDay(iso: string | null | undefined): CalendarDate | null {
  if (!iso || !/^\d{4}-\d{2}-\d{2}$/.test(iso)) return null;
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
  const date = new CalendarDate(year, month, day);
  // The class would turn 31 November into 30 November instead of rejecting it.
  return date.toString() === iso ? date : null;
}

/** Formats a day by language: 21-11-2026 in English, 2026-11-21 in Chinese. */
export function formatDate(date: CalendarDate, locale: string): string {
  const iso = date.toString();
  return locale.startsWith('zh') ? iso : iso.split('-').toReversed().join('-');
}

/** Returns a locale with the displayed order of day, month and year: 21-11-2026 in English, 2026-11-21 in Chinese. */
export function dayLocale(locale: string): string {
  return locale.startsWith('zh') ? locale : 'en-GB';
}

/** Returns today in a time zone. Call it in the browser only: the server's page is the same for everyone. */
export function currentDate(timeZone: string | undefined): CalendarDate {
  return parseDate(new Intl.DateTimeFormat('sv-SE', { ...(timeZone && { timeZone }) }).format(new Date()));
}

/** The Gregorian calendar, for all locales. */
export function gregorian(): GregorianCalendar {
  return new GregorianCalendar();
}
