import { expect, test } from 'vitest';
import { Pace } from './pace.ts';

test('queued messages are sent faster than a person types, and below the server’s rate limit', () => {
  const pace = new Pace();
  const sent: number[] = [];
  let now = 1_795_000_000_000;
  const start = now;
  while (sent.length < 50) {
    now += pace.pauseBefore(now);
    pace.note(now);
    sent.push(now - start);
    now += 20;
  }
  // A token bucket of 20, refilled with 2 a second, is never exceeded.
  for (const [index, at] of sent.entries()) expect(index + 1).toBeLessThanOrEqual(20 + (at / 1000) * 2);
  expect(sent[9]).toBeLessThan(500);
  expect(sent.at(-1)).toBeLessThan(45_000);
});

test('a clock that is set back delays nothing', () => {
  const pace = new Pace();
  for (let index = 0; index < 20; index += 1) pace.note(1_795_000_000_000);
  expect(pace.pauseBefore(1_794_000_000_000)).toBe(0);
});
