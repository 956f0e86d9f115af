import { expect, test, vi } from 'vitest';
import { browserEnvironment, nodeEnvironment } from './index.ts';

test('[R7.12] the browser tells when its network goes and comes back, until nobody listens', () => {
  const environment = browserEnvironment();
  const gone = vi.fn();
  const back = vi.fn();
  const forget = [environment.onOffline(gone), environment.onWake(back)];
  globalThis.dispatchEvent(new Event('offline'));
  globalThis.dispatchEvent(new Event('online'));
  for (const each of forget) each();
  globalThis.dispatchEvent(new Event('offline'));
  globalThis.dispatchEvent(new Event('online'));
  expect(gone).toHaveBeenCalledTimes(1);
  expect(back).toHaveBeenCalledTimes(1);
});

test('[R7.12] a program is always in sight, and its timers can be ended', () => {
  vi.useFakeTimers();
  const environment = nodeEnvironment();
  const seen: boolean[] = [];
  environment.onSight((inSight) => seen.push(inSight))();
  expect(seen).toEqual([true]);
  const run = vi.fn();
  const cancel = environment.every(1_000, run);
  environment.after(500, run)();
  vi.advanceTimersByTime(2_500);
  cancel();
  vi.advanceTimersByTime(5_000);
  expect(run).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
