import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { usePart, type LoadPart } from './index.ts';

function Place({ isWanted, load }: { isWanted: boolean; load: LoadPart<object> }) {
  const Part = usePart(isWanted, load);
  return Part && <Part />;
}

afterEach(() => vi.useRealTimers());

test('a part whose code was not reachable appears once it is, and is not loaded when it is no longer wanted', async () => {
  vi.useFakeTimers();
  const load = vi.fn<LoadPart<object>>().mockRejectedValue(new TypeError('Failed to fetch'));
  const { rerender } = render(<Place isWanted={false} load={load} />);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(load).not.toHaveBeenCalled();
  rerender(<Place isWanted load={load} />);
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  const tries = load.mock.calls.length;
  expect(tries).toBeGreaterThan(1);
  rerender(<Place isWanted={false} load={load} />);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(load).toHaveBeenCalledTimes(tries);
  load.mockResolvedValue({ default: () => <p>End this chat?</p> });
  rerender(<Place isWanted load={load} />);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByText('End this chat?')).toBeVisible();
});
