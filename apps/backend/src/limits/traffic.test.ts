import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Traffic } from './traffic.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('[B16] work in the background waits until a page is complete, but not for ever', async () => {
  const traffic = new Traffic();
  const isQuiet = vi.fn();
  let answer = (): void => undefined;
  const request = traffic.count(
    () =>
      new Promise<void>((resolve) => {
        answer = resolve;
      }),
  );
  void traffic.quiet().then(isQuiet);
  await vi.advanceTimersByTimeAsync(200);
  answer();
  await request;
  await vi.advanceTimersByTimeAsync(20);
  expect(isQuiet).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(40);
  expect(isQuiet.mock.calls).toEqual([[false]]);
  void traffic.count(() => new Promise(() => undefined));
  void traffic.quiet().then(isQuiet);
  await vi.advanceTimersByTimeAsync(400);
  expect(isQuiet).toHaveBeenCalledTimes(2);
});

test('[B16] a request that works in the background does not wait for itself', async () => {
  const traffic = new Traffic();
  await traffic.count(async () => {
    const isQuiet = vi.fn();
    void traffic.quiet(1).then(isQuiet);
    await vi.advanceTimersByTimeAsync(20);
    expect(isQuiet).toHaveBeenCalledTimes(1);
  });
});
