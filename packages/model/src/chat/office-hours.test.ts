import fc from 'fast-check';
import { expect, test } from 'vitest';
import { INITIAL_CHAT_SETTINGS, nextOpening, type ChatSettings } from './office-hours.ts';

const WEEKDAYS: ChatSettings = { ...INITIAL_CHAT_SETTINGS, hasHours: true };
const NONE = new Set<string>();

// 26 November 2026 is a Thursday.
test.each([
  ['before they begin', '2026-11-26', '07:59', { day: '2026-11-26', time: '08:00' }],
  ['at their first minute', '2026-11-26', '08:00', null],
  ['at their last minute', '2026-11-26', '16:59', null],
  ['when they end', '2026-11-26', '17:00', { day: '2026-11-27', time: '08:00' }],
  ['before a weekend', '2026-11-27', '18:00', { day: '2026-11-30', time: '08:00' }],
  ['at a weekend', '2026-11-29', '12:00', { day: '2026-11-30', time: '08:00' }],
])('hours %s', (_, day, time, opening) => {
  expect(nextOpening(WEEKDAYS, { day, time }, NONE)).toEqual(opening);
});

test('a closed day has no hours', () => {
  const holiday = new Set(['2026-11-26', '2026-11-27']);
  expect(nextOpening(WEEKDAYS, { day: '2026-11-26', time: '10:00' }, holiday)).toEqual({
    day: '2026-11-30',
    time: '08:00',
  });
});

test('without hours, and without any open day, there is no next opening', () => {
  const at = { day: '2026-11-28', time: '03:00' };
  expect(nextOpening(INITIAL_CHAT_SETTINGS, at, NONE)).toBeNull();
  const days = WEEKDAYS.days.map((each) => ({ ...each, isOpen: false }));
  expect(nextOpening({ ...WEEKDAYS, days }, at, NONE)).toBeNull();
});

test('the next opening is ahead, on an open day, and open itself', () => {
  const minutes = fc.integer({ min: 0, max: 1438 });
  const clock = (minute: number) =>
    `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
  const day = fc.tuple(fc.boolean(), minutes, minutes).map(([isOpen, one, other]) => ({
    isOpen,
    from: clock(Math.min(one, other)),
    until: clock(Math.max(one, other) + 1),
  }));
  const date = fc.integer({ min: 0, max: 400 }).map((ahead) => new Date(Date.UTC(2026, 0, 1 + ahead)));
  const dates = date.map((each) => each.toISOString().slice(0, 10));
  fc.assert(
    fc.property(
      fc.array(day, { minLength: 7, maxLength: 7 }),
      dates,
      minutes,
      fc.array(dates, { maxLength: 20 }),
      (days, today, minute, closed) => {
        const settings = { ...WEEKDAYS, days };
        const now = { day: today, time: clock(minute) };
        const opening = nextOpening(settings, now, new Set(closed));
        if (opening === null) return;
        expect(`${opening.day}T${opening.time}` > `${now.day}T${now.time}`).toBe(true);
        expect(closed).not.toContain(opening.day);
        expect(nextOpening(settings, opening, new Set(closed))).toBeNull();
      },
    ),
  );
});
