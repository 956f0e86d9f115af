import { act, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Announcer } from '../announcer/index.ts';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { Countdown } from './index.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

test('[R2.7] counts down by the server’s clock, announces thresholds only and ends once', async () => {
  const ended = vi.fn<() => void>();
  const { container } = renderUi(
    <>
      <Countdown now={1000} until={1000 + 62_000} onEnd={ended} />
      <Announcer />
    </>,
  );
  expect(screen.getByRole('timer')).toHaveTextContent('01:02');
  expect(screen.getByRole('status').textContent).toBe('');
  act(() => void vi.advanceTimersByTime(3000));
  expect(screen.getByRole('timer')).toHaveTextContent('00:59');
  expect(screen.getByRole('status')).toHaveTextContent('1 minute left');
  act(() => void vi.advanceTimersByTime(120_000));
  expect(screen.getByRole('timer')).toHaveTextContent('00:00');
  expect(ended).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status')).toHaveTextContent('The time is up.');
  vi.useRealTimers();
  await expectNoAxeViolations(container);
});

test('[R2.7] a render of its host does not restart it', () => {
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

test('[R2.7] accounts for a sleeping device, and shows hours', () => {
  renderUi(<Countdown now={0} until={3 * 3_600_000} />);
  expect(screen.getByRole('timer')).toHaveTextContent('3:00:00');
  vi.setSystemTime(Date.now() + 3_600_000);
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.getByRole('timer')).toHaveTextContent('1:59:59');
});

test('[R2.6] shows days before the hours, in both languages', () => {
  const until = 2 * 86_400_000 + 5_000;
  const { unmount } = renderUi(<Countdown now={0} until={until} />);
  expect(screen.getByRole('timer')).toHaveTextContent('2 days 0:00:05');
  unmount();
  renderUi(<Countdown now={0} until={until} />, { locale: 'zh-CN' });
  expect(screen.getByRole('timer')).toHaveTextContent('2 天 0:00:05');
});

test('[R2.6] frozen it neither ticks nor ends; another deadline restarts it', () => {
  const ended = vi.fn<() => void>();
  const { rerender } = renderUi(<Countdown now={0} until={10_000} onEnd={ended} frozen />);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByRole('timer')).toHaveTextContent('00:10');
  expect(ended).not.toHaveBeenCalled();
  rerender(<Countdown now={0} until={20_000} onEnd={ended} />);
  expect(screen.getByRole('timer')).toHaveTextContent('00:20');
  act(() => void vi.advanceTimersByTime(5000));
  expect(screen.getByRole('timer')).toHaveTextContent('00:15');
  rerender(<Countdown now={0} until={40_000} onEnd={ended} />);
  expect(screen.getByRole('timer')).toHaveTextContent('00:40');
});

test('[R2.6] a tick does not render; the name contains the end', () => {
  const rendered = vi.fn<() => void>();
  renderUi(
    <Profiler id="countdown" onRender={rendered}>
      <Countdown now={Date.UTC(2026, 10, 23, 20)} until={Date.UTC(2026, 10, 23, 22)} />
    </Profiler>,
  );
  const before = rendered.mock.calls.length;
  act(() => void vi.advanceTimersByTime(5000));
  const timer = screen.getByRole('timer', { name: 'Time left until 23-11-2026 22:00' });
  expect(timer).toHaveTextContent('1:59:55');
  expect(timer).toHaveAttribute('aria-live', 'off');
  expect(rendered.mock.calls).toHaveLength(before);
});

test('[R2.6] pauses on a hidden page, and ends when visible again', () => {
  const ended = vi.fn<() => void>();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  renderUi(<Countdown now={0} until={30_000} onEnd={ended} />);
  visibility.mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  act(() => void vi.advanceTimersByTime(20_000));
  expect(screen.getByRole('timer')).toHaveTextContent('00:30');
  visibility.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByRole('timer')).toHaveTextContent('00:10');
  visibility.mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  act(() => void vi.advanceTimersByTime(60_000));
  expect(ended).not.toHaveBeenCalled();
  visibility.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(ended).toHaveBeenCalledTimes(1);
  visibility.mockRestore();
});

test('[R2.6] a cached page counts by the given clock', () => {
  const start = Date.now();
  renderUi(<Countdown now={0} until={60_000} getNow={() => 20_000 + Date.now() - start} announcedMinutes={[]} />);
  expect(screen.getByRole('timer')).toHaveTextContent('00:40');
});
