import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BoundedQueue } from './bounded-queue.ts';

const BOUNDS = { atOnce: 2, places: 3, perAsker: 4, patience: 1000, ownTooMany: 910114 } as const;
const BUSY = { code: 900005, detail: { status: 400, http: 503, wait: 5 } };

describe('[R10.1] [R10.2] a bounded queue', () => {
  let queue: BoundedQueue;
  let begun: string[];
  let ends: Map<string, () => void>;

  beforeEach(() => {
    vi.useFakeTimers();
    queue = new BoundedQueue(BOUNDS);
    begun = [];
    ends = new Map();
  });
  afterEach(() => vi.useRealTimers());

  /** A task of the asker that its name begins with, until it is ended. */
  const start = (name: string, asker = name.charAt(0)): Promise<string> =>
    queue.run(asker, () => {
      begun.push(name);
      return new Promise((resolve) => ends.set(name, () => resolve(name)));
    });
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.();
    await vi.advanceTimersByTimeAsync(0);
  };

  test('runs as many at once as it may, and the others in turn', async () => {
    const done = ['a1', 'b1', 'c1'].map((name) => start(name));
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toEqual(['a1', 'b1']);
    await end('b1');
    expect(begun).toEqual(['a1', 'b1', 'c1']);
    await end('a1');
    await end('c1');
    expect(await Promise.all(done)).toEqual(['a1', 'b1', 'c1']);
  });

  test('askers take turns, in the order in which they came', async () => {
    const all = [start('a1'), start('a2'), start('a3'), start('a4'), start('b1')];
    await vi.advanceTimersByTimeAsync(0);
    await end('a1');
    expect(begun).toEqual(['a1', 'a2', 'b1']);
    await end('a2');
    await end('b1');
    await end('a3');
    await end('a4');
    expect(await Promise.all(all)).toHaveLength(5);
  });

  test('refuses at once what finds no place, and one asker’s too many', async () => {
    const tasks = ['a1', 'b1', 'c1', 'd1', 'e1'].map((name) => start(name));
    await expect(start('f1')).rejects.toMatchObject(BUSY);
    for (const name of ['a1', 'b1', 'c1', 'd1', 'e1']) await end(name);
    await Promise.all(tasks);
    const own = ['a1', 'a2', 'a3', 'a4'].map((name) => start(name));
    await expect(start('a5')).rejects.toMatchObject({ code: 910114 });
    for (const name of ['a1', 'a2', 'a3', 'a4']) await end(name);
    await Promise.all(own);
  });

  test('refuses what has waited too long, and its place is free again', async () => {
    const tasks = [start('a1'), start('b1')];
    const late = start('c1').catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await late).toMatchObject(BUSY);
    for (const name of ['a1', 'b1']) await end(name);
    await Promise.all(tasks);
    expect(begun).toEqual(['a1', 'b1']);
  });

  test('a task that fails gives its turn on', async () => {
    const failing = queue.run('a', () => Promise.reject(new Error('broken')));
    const other = queue.run('b', () => Promise.reject(new Error('broken')));
    const third = start('c1');
    await expect(failing).rejects.toThrow('broken');
    await expect(other).rejects.toThrow('broken');
    await end('c1');
    expect(await third).toBe('c1');
  });
});
