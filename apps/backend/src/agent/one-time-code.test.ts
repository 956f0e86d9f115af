import { expect, test } from 'vitest';
import { codeOfStep, newSecret, stepAt, stepOfCode } from './one-time-code.ts';

/** The secret of RFC 6238's test vectors, `12345678901234567890`, in base32. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('at %i s the code is that of RFC 6238', (seconds, code) => {
  expect(codeOfStep(SECRET, stepAt(seconds * 1000))).toBe(code);
});

test('a code is good for its step and a neighbour, and once', () => {
  const now = 59_000;
  expect(stepOfCode(SECRET, '287082', { now, after: 0 })).toBe(1);
  expect(stepOfCode(SECRET, '287082', { now: now + 30_000, after: 0 })).toBe(1);
  expect(stepOfCode(SECRET, '287082', { now: now + 61_000, after: 0 })).toBeNull();
  expect(stepOfCode(SECRET, '287082', { now, after: 1 })).toBeNull();
  expect(stepOfCode(SECRET, '28708', { now, after: 0 })).toBeNull();
});

test('a secret has 160 random bits, as authenticators take it', () => {
  expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret()).not.toBe(newSecret());
});
