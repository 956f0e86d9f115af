import { describe, expect, test } from 'vitest';
import { Busy, RenderQueue } from './render-queue.ts';

/** A render that ends when it is told to. */
function held() {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { end, render: () => ended };
}

describe('the queue of renders', () => {
  test('[R10.2] runs a bounded number at once, lets a bounded number wait, and keeps their order', async () => {
    const queue = new RenderQueue({ places: 1, waiting: 2, patienceMs: 60_000 });
    const first = held();
    const done: string[] = [];
    const running = queue.run(first.render);
    const waiting = ['a', 'b'].map((name) => queue.run(() => Promise.resolve(done.push(name))));
    await expect(queue.run(() => Promise.resolve())).rejects.toBeInstanceOf(Busy);
    expect(done).toEqual([]);
    first.end();
    await Promise.all([running, ...waiting]);
    expect(done).toEqual(['a', 'b']);
    expect(await queue.run(() => Promise.resolve('free again'))).toBe('free again');
  });

  test('[R10.2] lets nobody wait beyond patience, and what ran out of it does not run', async () => {
    const queue = new RenderQueue({ places: 1, waiting: 2, patienceMs: 1 });
    const first = held();
    const running = queue.run(first.render);
    let ran = false;
    await expect(queue.run(() => Promise.resolve((ran = true)))).rejects.toBeInstanceOf(Busy);
    first.end();
    await running;
    expect(ran).toBe(false);
  });

  test('[R10.1] gives the place on when a render fails', async () => {
    const queue = new RenderQueue({ places: 1, waiting: 0, patienceMs: 1 });
    await expect(queue.run(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    expect(await queue.run(() => Promise.resolve(1))).toBe(1);
  });
});
