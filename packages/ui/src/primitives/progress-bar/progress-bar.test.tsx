import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { createProgress, MIN_VISIBLE_MS, PROGRESS_DELAY_MS, PROGRESS_FILL_MS, ProgressBar } from './index.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function recorded() {
  const phases: string[] = [];
  return { phases, progress: createProgress((phase) => phases.push(phase)) };
}

test('[R9] has the specified times', () => {
  expect([PROGRESS_FILL_MS, PROGRESS_DELAY_MS, MIN_VISIBLE_MS]).toEqual([5000, 200, 200]);
});

test('[R8.4] shows nothing for quick work', () => {
  const { phases, progress } = recorded();
  progress.start();
  vi.advanceTimersByTime(199);
  progress.finish();
  vi.advanceTimersByTime(10_000);
  expect(phases).toEqual([]);
});

test('[R8.4] starts after 200 ms and, once seen, stays 200 ms', () => {
  const { phases, progress } = recorded();
  progress.start();
  vi.advanceTimersByTime(200);
  expect(phases).toEqual(['filling']);
  progress.finish();
  vi.advanceTimersByTime(199);
  expect(phases).toEqual(['filling']);
  vi.advanceTimersByTime(1);
  expect(phases).toEqual(['filling', 'full']);
  vi.advanceTimersByTime(200);
  expect(phases).toEqual(['filling', 'full', 'hidden']);
});

test('[R8.4] continues the same bar for new work while visible', () => {
  const { phases, progress } = recorded();
  progress.start();
  vi.advanceTimersByTime(300);
  progress.finish();
  progress.start();
  vi.advanceTimersByTime(1000);
  expect(phases.at(-1)).toBe('filling');
});

test('has a name', async () => {
  const { rerender, container } = renderUi(<ProgressBar active />);
  expect(screen.queryByRole('progressbar')).toBeNull();
  act(() => vi.advanceTimersByTime(200));
  expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeTruthy();
  rerender(<ProgressBar active={false} />);
  act(() => vi.advanceTimersByTime(200));
  act(() => vi.advanceTimersByTime(200));
  expect(screen.queryByRole('progressbar')).toBeNull();
  vi.useRealTimers();
  await expectNoAxeViolations(container);
});

test('shows known progress, and fills gradually otherwise', () => {
  const { rerender } = renderUi(<ProgressBar active value={0.256} />);
  act(() => vi.advanceTimersByTime(PROGRESS_DELAY_MS));
  const bar = screen.getByRole('progressbar');
  expect(bar.getAttribute('aria-valuenow')).toBe('26');
  expect(bar.style.scale).toBe('0.256 1');
  rerender(<ProgressBar active />);
  expect(screen.getByRole('progressbar').hasAttribute('aria-valuenow')).toBe(false);
});
