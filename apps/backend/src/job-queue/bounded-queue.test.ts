import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BoundedQueue } from './bounded-queue.ts';

const BOUNDS = {
  atOnce: 2,
  maxWaiting: 3,
  perCaller: 4,
  maxWait: 1000,
  full: () => new Error('full'),
  callerFull: () => new Error('own too many'),
};

describe('[R10.1] [R10.2] a bounded queue', () => {
  let queue: BoundedQueue;
  let started: string[];
  let ends: Map<string, () => void>;

  beforeEach(() => {
    vi.useFakeTimers();
    queue = new BoundedQueue(BOUNDS);
    started = [];
    ends = new Map();
  });
  afterEach(() => vi.useRealTimers());

  /** Starts a task that runs until `end`; the first character of its name is the caller. */
  const start = (name: string, lane?: string): Promise<string> =>
    queue.run(
      name.charAt(0),
      () => {
        started.push(name);
        return new Promise((resolve) => ends.set(name, () => resolve(name)));
      },
      lane,
    );
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.();
    await vi.advanceTimersByTimeAsync(0);
  };

  test('runs up to its concurrency at once and queues the others', async () => {
    const done = ['a1', 'b1', 'c1'].map((name) => start(name));
    await vi.advanceTimersByTimeAsync(0);
    expect(started).toEqual(['a1', 'b1']);
    await end('b1');
    expect(started).toEqual(['a1', 'b1', 'c1']);
    await end('a1');
    await end('c1');
    expect(await Promise.all(done)).toEqual(['a1', 'b1', 'c1']);
  });

  test('callers take turns in the order of arrival', async () => {
    const all = [start('a1'), start('a2'), start('a3'), start('a4'), start('b1')];
    await vi.advanceTimersByTimeAsync(0);
    await end('a1');
    expect(started).toEqual(['a1', 'a2', 'b1']);
    await end('a2');
    await end('b1');
    await end('a3');
    await end('a4');
    expect(await Promise.all(all)).toHaveLength(5);
  });

  test('a full lane does not delay the tasks of another', async () => {
    const strangers = ['a1', 'b1', 'c1', 'd1', 'e1'].map((name) => start(name, 'new'));
    await expect(start('f1', 'new')).rejects.toThrow('full');
    const known = ['k1', 'l1'].map((name) => start(name, 'known'));
    await vi.advanceTimersByTimeAsync(0);
    await end('a1');
    expect(started).toEqual(['a1', 'b1', 'k1']);
    // Both lanes get a turn while both have waiting tasks.
    await end('k1');
    expect(started.at(-1)).toBe('l1');
    await end('b1');
    expect(started.at(-1)).toBe('c1');
    for (const name of ['l1', 'c1', 'd1', 'e1']) await end(name);
    await Promise.all([...strangers, ...known]);
  });

  test('a lane stays within its share even when capacity is free', async () => {
    queue = new BoundedQueue({ ...BOUNDS, atOnce: 3, perLane: { visitors: 1 } });
    const tasks = [start('a1', 'visitors'), start('b1', 'visitors'), start('k1', 'buyers')];
    await vi.advanceTimersByTimeAsync(0);
    expect(started).toEqual(['a1', 'k1']);
    await end('a1');
    expect(started).toEqual(['a1', 'k1', 'b1']);
    for (const name of ['k1', 'b1']) await end(name);
    await Promise.all(tasks);
  });

  test('rejects at once when the queue or the share of a caller is full', async () => {
    const tasks = ['a1', 'b1', 'c1', 'd1', 'e1'].map((name) => start(name));
    await expect(start('f1')).rejects.toThrow('full');
    for (const name of ['a1', 'b1', 'c1', 'd1', 'e1']) await end(name);
    await Promise.all(tasks);
    const own = ['a1', 'a2', 'a3', 'a4'].map((name) => start(name));
    await expect(start('a5')).rejects.toThrow('own too many');
    for (const name of ['a1', 'a2', 'a3', 'a4']) await end(name);
    await Promise.all(own);
  });

  test('rejects a task that waited too long and frees its place', async () => {
    const tasks = [start('a1'), start('b1')];
    const late = start('c1').catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await late).toEqual(new Error('full'));
    for (const name of ['a1', 'b1']) await end(name);
    await Promise.all(tasks);
    expect(started).toEqual(['a1', 'b1']);
  });

  test('a failed task lets the next one run', async () => {
    const failing = queue.run('a', () => Promise.reject(new Error('broken')));
    const other = queue.run('b', () => Promise.reject(new Error('broken')));
    const third = start('c1');
    await expect(failing).rejects.toThrow('broken');
    await expect(other).rejects.toThrow('broken');
    await end('c1');
    expect(await third).toBe('c1');
  });
});
