import { DEFAULT_FORMATS } from '@rider/model/locale';
import { afterEach, expect, test } from 'vitest';
import { setShopFormats } from '../messages/shop-formats.ts';
import { daysAfter, daysOf, instantOf, shopDayOf } from './days.ts';

afterEach(() => setShopFormats(DEFAULT_FORMATS));

const read = (start: string, end: string) => {
  const { from, before } = daysOf({ start, end });
  return [from?.toISOString(), before?.toISOString()];
};

test('[R5.6] a range of days is in the shop’s time zone, inclusive, and correct across daylight saving changes', () => {
  expect(read('2026-11-20', '2026-11-21')).toEqual(['2026-11-20T08:00:00.000Z', '2026-11-22T08:00:00.000Z']);
  expect(read('2026-11-01', '2026-11-01')).toEqual(['2026-11-01T07:00:00.000Z', '2026-11-02T08:00:00.000Z']);
  expect(read('2026-03-08', '2026-03-08')).toEqual(['2026-03-08T08:00:00.000Z', '2026-03-09T07:00:00.000Z']);
});

test('[R10.2] days out of the range of forms do not limit the range', () => {
  expect(read('0000-01-01', '9999-12-31')).toEqual(['2000-01-01T08:00:00.000Z', '2100-01-01T08:00:00.000Z']);
  expect(read('+275760-09-13', '-000001-01-01')).toEqual([undefined, undefined]);
});

test('[R5.6] an invalid day leaves the range open', () => {
  expect(read('2026-02-30', 'yesterday')).toEqual([undefined, undefined]);
});

test.each([
  ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00.000Z'],
  ['America/Havana', '2026-03-08', '2026-03-08T05:00:00.000Z'],
  ['Atlantic/Azores', '2026-10-25', '2026-10-25T00:00:00.000Z'],
  ['Asia/Amman', '2021-10-29', '2021-10-28T21:00:00.000Z'],
])('[R5.6] where midnight does not exist or comes twice, in %s, %s begins on that day', (timeZone, day, first) => {
  setShopFormats({ ...DEFAULT_FORMATS, timeZone });
  expect(read(day, day)[0]).toBe(first);
  const start = Date.parse(first);
  expect([shopDayOf(start), shopDayOf(start - 1) < day]).toEqual([day, true]);
  expect(instantOf({ day, time: '00:00' }).toISOString()).toBe(first);
});

test.each([
  // An invoice of the first hour is due on its 30th day, not on the 29th.
  ['2026-10-20T00:30:00-07:00', 30, '2026-11-19T08:30:00.000Z'],
  ['2026-03-05T23:30:00-08:00', 30, '2026-04-05T06:30:00.000Z'],
  ['2026-03-07T02:30:00-08:00', 1, '2026-03-08T10:30:00.000Z'],
  ['2026-10-31T01:30:00-07:00', 1, '2026-11-01T08:30:00.000Z'],
])('[R5.6] %s and %i days later the shop’s clock shows the same time', (from, days, until) => {
  expect(new Date(daysAfter(Date.parse(from), days)).toISOString()).toBe(until);
});
