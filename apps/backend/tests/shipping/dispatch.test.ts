import { expect, test } from 'vitest';
import { dispatchOf } from '../../src/calendar/dispatch.ts';

const at = (instant: string) => Date.parse(instant);
const seconds = (instant: string) => at(instant) / 1000;

const TIME = { closedDays: new Set(['2026-11-26']), cutOffHour: 14 };

test.each([
  ['a Wednesday morning leaves today', '2026-11-18T09:00:00-08:00', '2026-11-18', true, '2026-11-18T14:00:00-08:00'],
  ['one minute before two', '2026-11-18T13:59:59-08:00', '2026-11-18', true, '2026-11-18T14:00:00-08:00'],
  ['two o’clock is too late', '2026-11-18T14:00:00-08:00', '2026-11-19', false, '2026-11-19T14:00:00-08:00'],
  ['Friday afternoon leaves on Monday', '2026-11-20T15:00:00-08:00', '2026-11-23', false, '2026-11-23T14:00:00-08:00'],
  ['Saturday morning leaves on Monday', '2026-11-21T08:00:00-08:00', '2026-11-23', false, '2026-11-23T14:00:00-08:00'],
  ['it is still Sunday in the shop', '2026-11-23T05:00:00Z', '2026-11-23', false, '2026-11-23T14:00:00-08:00'],
  [
    'a holiday’s morning leaves on Friday',
    '2026-11-26T08:00:00-08:00',
    '2026-11-27',
    false,
    '2026-11-27T14:00:00-08:00',
  ],
  ['clocks go forward over the weekend', '2026-03-06T15:00:00-08:00', '2026-03-09', false, '2026-03-09T14:00:00-07:00'],
])('[R2.5] a product in stock: %s', (_what, now, day, today, before) => {
  expect(dispatchOf(at(now), { ...TIME, handlingDays: 0 })).toEqual({
    day,
    today,
    before: seconds(before),
  });
});

test('[B4] handling days are working days after the day for which an order counts', () => {
  const dispatch = (now: string) => dispatchOf(at(now), { ...TIME, handlingDays: 2 });
  const before = seconds('2026-11-25T14:00:00-08:00');
  expect(dispatch('2026-11-25T09:00:00-08:00')).toEqual({ day: '2026-11-30', today: false, before });
  expect(dispatch('2026-11-25T15:00:00-08:00')).toMatchObject({ day: '2026-12-01', today: false });
});
