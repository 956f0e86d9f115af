import { expect, test } from 'vitest';
import { startOfPrice } from './slots.ts';

const MORNING = { starts: '06:00', hours: 2 };
const startAfter = (now: string) =>
  new Date(startOfPrice(new Date('2026-01-01T00:00:00Z'), MORNING, Date.parse(now))).toISOString();

test.each([
  ['the evening before a day of 23 hours', '2026-03-07T23:30:00-08:00', '2026-03-08T13:00:00.000Z'],
  ['the evening of a day of 23 hours', '2026-03-08T23:30:00-07:00', '2026-03-09T13:00:00.000Z'],
  ['the evening before a day of 25 hours', '2026-10-31T23:30:00-07:00', '2026-11-01T14:00:00.000Z'],
  ['the first hour of a day of 25 hours', '2026-11-01T00:30:00-07:00', '2026-11-01T14:00:00.000Z'],
  ['the evening of a day of 25 hours', '2026-11-01T23:30:00-08:00', '2026-11-02T14:00:00.000Z'],
])('[R2.6] on %s, a flash sale begins with the next slot', (_, now, start) => {
  expect(startAfter(now)).toBe(start);
});
