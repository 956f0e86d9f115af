import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../testing/index.ts';
import { Countdown } from './index.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] }));
afterEach(() => void vi.useRealTimers());

test('[R2.7] counts down by the server clock, speaks at thresholds only and ends once', async () => {
  const ended = vi.fn<() => void>();
  const { container } = renderUi(<Countdown now={1000} until={1000 + 62_000} onEnd={ended} />);
  expect(screen.getByRole('timer')).toHaveTextContent('01:02');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => void vi.advanceTimersByTime(3000));
  expect(screen.getByRole('timer')).toHaveTextContent('00:59');
  expect(screen.getByRole('status')).toHaveTextContent('1 minute left');
  act(() => void vi.advanceTimersByTime(120_000));
  expect(screen.getByRole('timer')).toHaveTextContent('00:00');
  expect(ended).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
  await expectNoAxeViolations(container);
});

test('[R2.7] a render of its host does not start it anew', () => {
  const first = vi.fn<() => void>();
  const latest = vi.fn<() => void>();
  const { rerender } = renderUi(<Countdown now={0} until={30_000} onEnd={first} />);
  act(() => void vi.advanceTimersByTime(20_000));
  rerender(<Countdown now={0} until={30_000} onEnd={latest} />);
  act(() => void vi.advanceTimersByTime(5000));
  expect(screen.getByRole('timer')).toHaveTextContent('00:05');
  act(() => void vi.advanceTimersByTime(5000));
  expect(latest).toHaveBeenCalledTimes(1);
  expect(first).not.toHaveBeenCalled();
});

test('[R2.7] knows how long the device slept, and shows hours', () => {
  renderUi(<Countdown now={0} until={3 * 3_600_000} />);
  expect(screen.getByRole('timer')).toHaveTextContent('3:00:00');
  vi.setSystemTime(Date.now() + 3_600_000);
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.getByRole('timer')).toHaveTextContent('1:59:59');
});
