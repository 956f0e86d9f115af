import { expect, test } from 'vitest';
import { createZonedTimes } from './zoned-times.ts';

const inShanghai = createZonedTimes('Asia/Shanghai');
const inLosAngeles = createZonedTimes('America/Los_Angeles');

test.each([
  ['{"add_time":"2026-11-21 10:31:07"}', '{"add_time":"2026-11-21 02:31:07"}'],
  ['{"_pay_time": "2026/01/01 07:59"}', '{"_pay_time": "2025-12-31 23:59:00"}'],
  [
    '{"a":1,"add_time":"2026-11-21 00:00:00","pay_time":1795228266}',
    '{"a":1,"add_time":"2026-11-20 16:00:00","pay_time":1795228266}',
  ],
])('[R8.1] %s, written in Shanghai, is %s', (written, read) => {
  expect(inShanghai(written)).toBe(read);
});

test('[R8.1] the change to summer time is respected', () => {
  expect(inLosAngeles('{"time":"2026-03-08 01:59:59"}')).toBe('{"time":"2026-03-08 09:59:59"}');
  expect(inLosAngeles('{"time":"2026-03-08 03:00:00"}')).toBe('{"time":"2026-03-08 10:00:00"}');
  expect(inLosAngeles('{"time":"2026-11-01 02:00:00"}')).toBe('{"time":"2026-11-01 10:00:00"}');
});

test.each([
  '{"end_time":"2026/12/21"}',
  '{"msn":"2026-11-21 10:31:07"}',
  '{"content":"at 2026-11-21 10:31"}',
  '{"add_time":"3 hours ago"}',
  '{"add_time":1795228266}',
  '{"add_time":"9999-99-99 99:99:99999"}',
])('%s is unchanged', (written) => {
  expect(inShanghai(written)).toBe(written);
});

test('[R10.2] the number of times rewritten in one answer is limited', () => {
  const row = '{"add_time":"2026-11-21 10:31:07"},';
  const read = inShanghai(row.repeat(6_000));
  expect(read.split('02:31:07').length - 1).toBe(5_000);
  expect(read.split('10:31:07').length - 1).toBe(1_000);
});
