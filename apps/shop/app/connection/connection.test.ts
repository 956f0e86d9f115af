import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection } from './connection.ts';

/** A fake shop and network that can be switched off, and the recorded states. */
function setUp() {
  const world = { answers: true, hasNetwork: true, requests: 0 };
  const connection = new Connection({
    ask: () => {
      world.requests++;
      return world.answers ? Promise.resolve() : Promise.reject(new TypeError('Failed to fetch'));
    },
    hasNetwork: () => world.hasNetwork,
  });
  const shown: string[] = [];
  connection.subscribe(() => shown.push(connection.snapshot()));
  return { world, connection, shown };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('[R8.4] a shop that answers is never shown as lost', async () => {
  const { connection, shown } = setUp();
  expect(await connection.answering()).toBe(false);
  expect(shown).toEqual([]);
  expect(connection.isLost).toBe(false);
});

test('[R8.4] a lost connection is retried at growing intervals; its return is shown for a while', async () => {
  const { world, connection, shown } = setUp();
  world.answers = false;
  const waiting = connection.answering();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shown).toEqual(['lost']);
  expect(connection.isLost).toBe(true);
  const requests = world.requests;
  expect(requests).toBeGreaterThan(8);
  expect(requests).toBeLessThan(20);
  world.answers = true;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await waiting).toBe(true);
  expect(shown).toEqual(['lost', 'back']);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(shown).toEqual(['lost', 'back', 'there']);
});

test('[R8.4] without a network nothing is requested, and another caller shortens the pause', async () => {
  const { world, connection } = setUp();
  world.hasNetwork = false;
  expect(connection.isLost).toBe(true);
  const waiting = connection.answering();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(world.requests).toBe(0);
  world.hasNetwork = true;
  // Synchronous, like the browser's event.
  expect(await connection.answering()).toBe(true);
  expect(await waiting).toBe(true);
  expect(world.requests).toBe(1);
});

test('[R8.4] the connection counts as lost when the network goes while the shop answers', async () => {
  const { world, connection, shown } = setUp();
  const looking = connection.answering();
  // The browser reports the loss during the check, so no further check starts.
  world.hasNetwork = false;
  void connection.answering();
  await vi.advanceTimersByTimeAsync(100);
  expect(shown).toEqual(['lost']);
  world.hasNetwork = true;
  await connection.answering();
  expect(await looking).toBe(true);
  expect(shown).toEqual(['lost', 'back']);
});

test('[R8.4] all waiting callers share one probe, and each may abort', async () => {
  const { world, connection } = setUp();
  world.answers = false;
  const leaving = new AbortController();
  const first = connection.answering(leaving.signal);
  const second = connection.answering();
  leaving.abort(new Error('left'));
  await expect(first).rejects.toThrow('left');
  await expect(connection.answering(leaving.signal)).rejects.toThrow('left');
  world.answers = true;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await second).toBe(true);
});
