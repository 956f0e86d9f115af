import { CalendarDate, GregorianCalendar, parseDate } from '@internationalized/date';

/** Reads "2026-11-21"; null for nothing and for what is no day. */
export function readDay(iso: string | null | undefined): CalendarDate | null {
  if (!iso || !/^\d{4}-\d{2}-\d{2}$/.test(iso)) return null;
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
  const date = new CalendarDate(year, month, day);
  // The class moves 31 November to 30 November instead of refusing it.
  return date.toString() === iso ? date : null;
}

/** A day as R5.6 writes it: 21-11-2026 in English, 2026-11-21 in Chinese. */
export function writtenDay(date: CalendarDate, locale: string): string {
  const iso = date.toString();
  return locale.startsWith('zh') ? iso : iso.split('-').toReversed().join('-');
}

/** The language whose order of day, month and year is R5.6's. */
export function dayLocale(locale: string): string {
  return locale.startsWith('zh') ? locale : 'en-GB';
}

/** The day it is in a time zone. Only for the browser: the server's page is for everyone. */
export function currentDay(timeZone: string | undefined): CalendarDate {
  return parseDate(new Intl.DateTimeFormat('sv-SE', { ...(timeZone && { timeZone }) }).format(new Date()));
}

/** The one calendar the shop counts in. */
export function gregorian(): GregorianCalendar {
  return new GregorianCalendar();
}
