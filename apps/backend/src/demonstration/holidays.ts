import type { Database } from '../database/open.ts';

const DAY_MS = 86_400_000;
const YEARS = 2;
const SUNDAY = 0;
const MONDAY = 1;
const THURSDAY = 4;
const SATURDAY = 6;

/** Holidays on a date of each year: month and day. */
const FIXED = [
  ['New Year’s Day', 1, 1],
  ['Juneteenth', 6, 19],
  ['Independence Day', 7, 4],
  ['Veterans Day', 11, 11],
  ['Christmas Day', 12, 25],
] as const;

/** Holidays on a weekday of a month: the first such weekday on or after a day. */
const FLOATING = [
  ['Martin Luther King Jr. Day', 1, MONDAY, 15],
  ['Washington’s Birthday', 2, MONDAY, 15],
  ['Memorial Day', 5, MONDAY, 25],
  ['Labor Day', 9, MONDAY, 1],
  ['Columbus Day', 10, MONDAY, 8],
  ['Thanksgiving Day', 11, THURSDAY, 22],
] as const;

/** The weekday on which a holiday on a weekend is observed; other days unchanged. */
function observed(instant: number): number {
  const weekday = new Date(instant).getUTCDay();
  if (weekday === SATURDAY) return instant - DAY_MS;
  return weekday === SUNDAY ? instant + DAY_MS : instant;
}

function holidaysOf(year: number): { day: string; name: string }[] {
  const fixed = FIXED.map(([name, month, day]) => ({ name, at: observed(Date.UTC(year, month - 1, day)) }));
  const floating = FLOATING.map(([name, month, weekday, from]) => {
    const first = new Date(Date.UTC(year, month - 1, from)).getUTCDay();
    return { name, at: Date.UTC(year, month - 1, from + ((weekday - first + 7) % 7)) };
  });
  return [...fixed, ...floating].map(({ name, at }) => ({ name, day: new Date(at).toISOString().slice(0, 10) }));
}

/**
 * Closes the demonstration shop on the US federal holidays of the next two years. Adds only days after the last closed one, so that a day
 * that an operator opened stays open.
 */
export async function addHolidays(database: Database, now: number): Promise<void> {
  const today = new Date(now).toISOString().slice(0, 10);
  const end = new Date(now);
  end.setUTCFullYear(end.getUTCFullYear() + YEARS);
  const until = end.toISOString().slice(0, 10);
  const { last } = await database
    .selectFrom('closed_day')
    .select((select) => select.fn.max('day').as('last'))
    .executeTakeFirstOrThrow();
  const years = Array.from({ length: YEARS + 2 }, (_, index) => new Date(now).getUTCFullYear() + index);
  const days = years.flatMap(holidaysOf).filter(({ day }) => day >= today && day <= until && day > (last ?? ''));
  if (days.length === 0) return;
  // Another process may be adding the same ones.
  await database
    .insertInto('closed_day')
    .values(days)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
