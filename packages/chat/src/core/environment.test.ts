import { expect, test, vi } from 'vitest';
import { browserEnvironment, nodeEnvironment } from './index.ts';

test('[R7.12] reports that the browser’s network is lost or restored until unsubscribed', () => {
  const environment = browserEnvironment();
  const onLost = vi.fn();
  const onRestored = vi.fn();
  const unsubscribe = [environment.onOffline(onLost), environment.onWake(onRestored)];
  globalThis.dispatchEvent(new Event('offline'));
  globalThis.dispatchEvent(new Event('online'));
  for (const each of unsubscribe) each();
  globalThis.dispatchEvent(new Event('offline'));
  globalThis.dispatchEvent(new Event('online'));
  expect(onLost).toHaveBeenCalledTimes(1);
  expect(onRestored).toHaveBeenCalledTimes(1);
});

test('[R7.12] a program is always visible, and its timers can be cancelled', () => {
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
