import { expect, test } from 'vitest';
import { SharedLimit } from './shared-limit.ts';

test('[R10.2] limits each address and the total, and releases', () => {
  const limit = new SharedLimit({ total: 5, perAddress: 3 });
  expect(limit.take('192.0.2.1', 3)).toBe(true);
  expect(limit.take('192.0.2.1')).toBe(false);
  expect(limit.take('192.0.2.2', 3)).toBe(false);
  expect(limit.take('192.0.2.2', 2)).toBe(true);
  limit.release('192.0.2.1', 2);
  expect(limit.take('192.0.2.3', 2)).toBe(true);
});

test.each([
  ['2001:db8::1', '2001:db8:0:0:ffff::9', true],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['::1', '::2', true],
  ['::ffff:192.0.2.1', '192.0.2.1', true],
  ['::ffff:192.0.2.1', '::ffff:192.0.2.2', false],
])('%s and %s count as one: %s', (first, second, same) => {
  const limit = new SharedLimit({ total: 5, perAddress: 1 });
  expect(limit.take(first)).toBe(true);
  expect(limit.take(second)).toBe(!same);
});
