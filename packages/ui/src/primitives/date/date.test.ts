import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { formatDay, formatMoment, formatTime, formatZone } from './index.ts';

const late = Date.UTC(2026, 10, 22, 3, 5);
const intl = (locale: string) => createIntl({ locale, timeZone: 'America/Los_Angeles' });

test('[R5.6] formats a day as dd-MM-yyyy in English and yyyy-MM-dd in Chinese, in the fixed zone', () => {
  expect(formatDay(intl('en-US'), late)).toBe('21-11-2026');
  expect(formatDay(intl('zh-CN'), late)).toBe('2026-11-21');
  expect(formatMoment(intl('en-US'), late)).toBe('21-11-2026 19:05');
});

test('[R5.6] formats time in 24 hours, with a localised zone name', () => {
  expect(formatTime(intl('en-US'), late)).toBe('19:05');
  expect(formatTime(intl('zh-CN'), late)).toBe('19:05');
  expect(formatZone(intl('en-US'))).toBe('Pacific Time');
  expect(formatZone(intl('zh-CN'))).toBe('北美太平洋时间');
});
