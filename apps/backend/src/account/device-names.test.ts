import { expect, test } from 'vitest';
import { deviceNames, shortenedPlace } from './device-names.ts';

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    'Edge',
    'Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
    'Safari',
    'macOS',
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    'Chrome',
    'Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/143.0 Mobile/15E148 Safari/605.1.15',
    'Firefox',
    'iOS',
  ],
  ['curl/8.5.0', '', ''],
  ['', '', ''],
])('%s gets its common browser and system name', (userAgent, browser, system) => {
  expect(deviceNames(userAgent)).toEqual({ browser, system });
});

test.each([
  ['203.0.113.77', '203.0.113.*'],
  ['2001:db8:12:34::/64', '2001:db8:12:*'],
  ['', ''],
])('the address %s is shortened', (client, place) => {
  expect(shortenedPlace(client)).toBe(place);
});
