import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SharedAnswers } from './shared-answers.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('[R10.2] an answer is called once for all pages of two seconds', async () => {
  const answers = new SharedAnswers();
  const call = vi.fn(() => Promise.resolve({ name: 'RIDER' }));
  const [one, other] = await Promise.all([answers.get('header', call), answers.get('header', call)]);
  expect(other).toBe(one);
  vi.advanceTimersByTime(1_999);
  expect(await answers.get('header', call)).toBe(one);
  expect(call).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  await answers.get('header', call);
  expect(call).toHaveBeenCalledTimes(2);
});

test('[R8.6] a failure is not shared with later pages', async () => {
  const answers = new SharedAnswers();
  await expect(answers.get('header', () => Promise.reject(new Error('unavailable')))).rejects.toThrow('unavailable');
  expect(await answers.get('header', () => Promise.resolve('RIDER'))).toBe('RIDER');
});

test('[B15] a change of the data shows on the next page, also when a call was under way', async () => {
  const answers = new SharedAnswers();
  const before = answers.get('header', () => Promise.resolve('before'));
  answers.clear();
  expect(await answers.get('header', () => Promise.resolve('after'))).toBe('after');
  expect(await before).toBe('before');
  expect(await answers.get('header', () => Promise.resolve('later'))).toBe('after');
});
