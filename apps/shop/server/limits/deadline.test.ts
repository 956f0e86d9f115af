import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withDeadline } from './deadline.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('[R10.1] aborts the signal at the deadline', async () => {
  const late = withDeadline(50, async (signal) => {
    await vi.advanceTimersByTimeAsync(50);
    throw signal.reason;
  });
  await expect(late).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('[R10.1] clears the timer after the work, whether it succeeded or failed', async () => {
  await expect(withDeadline(50, (signal) => Promise.resolve(signal.aborted))).resolves.toBe(false);
  await expect(withDeadline(50, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(vi.getTimerCount()).toBe(0);
});
