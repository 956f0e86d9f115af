import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection } from './connection.ts';

/** A fake shop and network that can be switched off, and the recorded states. */
function setUp() {
  const world = { answers: true, hasNetwork: true, asked: 0 };
  const connection = new Connection({
    ask: () => {
      world.asked++;
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

test('[R8.4] a shop that answers was never lost, and nothing is shown', async () => {
  const { connection, shown } = setUp();
  expect(await connection.answering()).toBe(false);
  expect(shown).toEqual([]);
  expect(connection.isLost).toBe(false);
});

test('[R8.4] a lost connection is asked for later and later until it is back, which is shown for a while', async () => {
  const { world, connection, shown } = setUp();
  world.answers = false;
  const waiting = connection.answering();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shown).toEqual(['lost']);
  expect(connection.isLost).toBe(true);
  const asked = world.asked;
  expect(asked).toBeGreaterThan(8);
  expect(asked).toBeLessThan(20);
  world.answers = true;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await waiting).toBe(true);
  expect(shown).toEqual(['lost', 'back']);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(shown).toEqual(['lost', 'back', 'there']);
});

test('[R8.4] without a network nobody is asked, and who looks again shortens the pause', async () => {
  const { world, connection } = setUp();
  world.hasNetwork = false;
  expect(connection.isLost).toBe(true);
  const waiting = connection.answering();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(world.asked).toBe(0);
  world.hasNetwork = true;
  // Synchronous, like the browser's event.
  expect(await connection.answering()).toBe(true);
  expect(await waiting).toBe(true);
  expect(world.asked).toBe(1);
});

test('[R8.4] a network that goes while the shop answers is lost all the same', async () => {
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

test('[R8.4] all who wait look together, and one of them may give up', async () => {
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
