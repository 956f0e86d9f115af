import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Announcer } from '../announcer/index.ts';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { dismissToast, notify, Toasts } from './index.ts';
import { toastQueue } from './queue.ts';

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  act(() => toastQueue.read().forEach(({ id }) => dismissToast(id)));
  vi.useRealTimers();
});

const page = (
  <>
    <Announcer />
    <Toasts />
  </>
);

test('shows three, then the next, and announces them politely', async () => {
  const { container } = renderUi(page);
  act(() => ['one', 'two', 'three', 'four'].forEach((message) => notify({ message })));
  await screen.findByText('three', { selector: '[data-part="toast"] span' });
  expect(container.querySelectorAll('[data-part="toast"]')).toHaveLength(3);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('one two three'));
  await expectNoAxeViolations(container);
  fireEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[0] as HTMLElement);
  expect(container.querySelector('[data-component="toasts"]')?.textContent).toContain('four');
});

test('a duration beyond the timer limit is long, not zero', async () => {
  renderUi(page);
  act(() => void notify({ message: 'Saved', duration: Infinity }));
  const region = await screen.findByRole('region', { name: 'Messages' });
  act(() => vi.advanceTimersByTime(60_000));
  expect(region.textContent).toContain('Saved');
});

test('pauses its time under pointer and focus', async () => {
  renderUi(page);
  act(() => void notify({ message: 'Saved' }));
  const region = await screen.findByRole('region', { name: 'Messages' });
  fireEvent.pointerEnter(region);
  act(() => vi.advanceTimersByTime(20_000));
  expect(region.textContent).toContain('Saved');
  fireEvent.pointerLeave(region);
  act(() => vi.advanceTimersByTime(6000));
  expect(region.textContent).toBe('');
});

test('an error is assertive and stays; an identical message is not duplicated', async () => {
  renderUi(page);
  act(() => {
    const first = notify({ message: 'Could not save', tone: 'danger' });
    expect(notify({ message: 'Could not save', tone: 'danger' })).toBe(first);
  });
  const alert = await screen.findByRole('alert');
  act(() => vi.advanceTimersByTime(60_000));
  expect(alert.textContent).toBe('Could not save');
});

test('runs its action and disappears', async () => {
  const onAction = vi.fn();
  renderUi(page);
  act(() => void notify({ message: 'Removed', action: { label: 'Undo', onAction } }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(onAction).toHaveBeenCalledOnce();
  expect(toastQueue.read()).toEqual([]);
});

test('Esc dismisses; the focus moves to the next toast and then returns', async () => {
  vi.useRealTimers();
  const { user } = renderUi(
    <>
      <button type="button">Save</button>
      {page}
    </>,
  );
  act(() => ['one', 'two'].forEach((message) => notify({ message })));
  await screen.findByText('two', { selector: '[data-part="toast"] span' });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.tab();
  await user.keyboard('{Escape}');
  expect(toastQueue.read().map(({ message }) => message)).toEqual(['two']);
  expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
});
