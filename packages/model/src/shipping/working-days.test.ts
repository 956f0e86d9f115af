import { describe, expect, test } from 'vitest';
import { dispatchDay, isWorkingDay, workingDayAfter } from './working-days.ts';

/** Thanksgiving, and a Friday on which the shop takes stock. */
const CLOSED = new Set(['2026-11-26', '2026-12-04']);

describe('working days', () => {
  test.each([
    ['2026-11-25', true],
    ['2026-11-26', false],
    ['2026-11-28', false],
    ['2026-11-29', false],
    ['2026-12-04', false],
  ])('%s: %s', (day, works) => {
    expect(isWorkingDay(day, CLOSED)).toBe(works);
  });

  test.each([
    ['a working day itself', '2026-11-25', 0, '2026-11-25'],
    ['the day after a holiday', '2026-11-26', 0, '2026-11-27'],
    ['past holiday and weekend', '2026-11-25', 2, '2026-11-30'],
    ['counted from a closed day', '2026-11-26', 1, '2026-11-27'],
    ['counted from a weekend', '2026-11-28', 5, '2026-12-07'],
    ['into the next year', '2026-12-31', 1, '2027-01-01'],
  ])('%s', (_what, day, count, expected) => {
    expect(workingDayAfter(day, count, CLOSED)).toBe(expected);
  });

  test.each([
    ['before the cut-off', '2026-11-25', 13, '2026-11-25'],
    ['after it, past a holiday', '2026-11-25', 14, '2026-11-27'],
    ['on a holiday, early', '2026-11-26', 8, '2026-11-27'],
    ['on a Friday evening', '2026-11-27', 20, '2026-11-30'],
    ['past closed Friday and weekend', '2026-12-03', 15, '2026-12-07'],
  ])('[R2.5] products ordered %s ship', (_what, day, hour, expected) => {
    expect(dispatchDay({ day, hour }, { closedDays: CLOSED, cutOffHour: 14 })).toBe(expected);
  });
});
