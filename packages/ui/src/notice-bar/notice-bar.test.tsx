import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../testing/index.ts';
import { NoticeBar, type BarNotice } from './index.ts';

const notices: BarNotice[] = [
  { id: '1', text: 'Closed from 1 to 5 October', href: '/notice_detail?id=1' },
  { id: '2', text: 'New finishes: satin brass' },
  { id: '3', text: 'Free freight above $500', href: '/policy' },
];

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const shown = () => document.querySelector('[data-part="notice"][data-state="shown"]')?.textContent;
const turn = () => act(() => vi.advanceTimersByTime(6000));

test('[R2.1] notices take turns, in a ring, and lead to their page', async () => {
  const { container } = renderUi(<NoticeBar notices={notices} />);
  const seen = [shown()];
  for (let step = 0; step < 3; step += 1) {
    turn();
    seen.push(shown());
  }
  expect(seen).toEqual([notices[0]?.text, notices[1]?.text, notices[2]?.text, notices[0]?.text]);
  expect(screen.getByRole('link', { name: /1 to 5 October/ })).toHaveAttribute('href', '/notice_detail?id=1');
  vi.useRealTimers();
  await expectNoAxeViolations(container);
});

test('stops on its button, under the pointer and while the focus is inside', () => {
  renderUi(<NoticeBar notices={notices} />);
  const bar = screen.getByRole('region', { name: 'Announcements' });
  fireEvent.pointerEnter(bar);
  turn();
  expect(shown()).toBe(notices[0]?.text);
  fireEvent.pointerLeave(bar);
  turn();
  expect(shown()).toBe(notices[1]?.text);
  const pause = screen.getByRole('button', { name: 'Pause' });
  act(() => pause.focus());
  turn();
  expect(shown()).toBe(notices[1]?.text);
  fireEvent.click(pause);
  act(() => pause.blur());
  turn();
  expect(shown()).toBe(notices[1]?.text);
  expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument();
});

test('does not turn for those who want less motion; they step by hand', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({
    matches: true,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  } as unknown as MediaQueryList);
  renderUi(<NoticeBar notices={notices} />, { locale: 'zh-CN' });
  turn();
  expect(shown()).toBe(notices[0]?.text);
  expect(screen.queryByRole('button', { name: '暂停' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '下一条公告' }));
  expect(shown()).toBe(notices[1]?.text);
});

test('closes where it may be closed', () => {
  const onDismiss = vi.fn();
  const { container, rerender } = renderUi(<NoticeBar notices={notices.slice(0, 1)} />);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<NoticeBar notices={notices.slice(0, 1)} onDismiss={onDismiss} />);
  fireEvent.click(screen.getByRole('button', { name: 'Close announcements' }));
  expect(onDismiss).toHaveBeenCalledOnce();
  expect(container.querySelector('section')).toBeNull();
});
