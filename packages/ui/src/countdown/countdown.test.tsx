import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../testing/index.ts';
import { Countdown } from './index.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));
afterEach(() => void vi.useRealTimers());

test('[R2.7] counts down by the server clock, speaks at thresholds only and ends once', async () => {
  const ended = vi.fn();
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
