import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { expectNoAxeViolations, renderUi } from '../testing/index.ts';
import { placeBeside } from './place.ts';
import { Tooltip } from './index.ts';

// jsdom has no top layer.
beforeEach(() => {
  HTMLElement.prototype.showPopover = vi.fn();
  HTMLElement.prototype.hidePopover = vi.fn();
});
afterEach(() => vi.useRealTimers());

const hint = (
  <Tooltip text="Wall thickness plus glass thickness">
    <Button>Depth</Button>
  </Tooltip>
);
const state = () => document.querySelector('[data-component="tooltip"]')?.getAttribute('data-state');

test('describes its button, shows on focus, and goes on Esc and blur', async () => {
  const { user, container } = renderUi(hint);
  const button = screen.getByRole('button', { name: 'Depth' });
  expect(button).toHaveAccessibleDescription('Wall thickness plus glass thickness');
  await user.tab();
  expect(state()).toBe('open');
  await expectNoAxeViolations(container);
  await user.keyboard('{Escape}');
  expect(state()).toBe('closed');
  expect(button).toHaveFocus();
  await user.tab();
  await user.tab({ shift: true });
  expect(state()).toBe('open');
  await user.tab();
  expect(state()).toBe('closed');
});

test('shows when the pointer rests, stays while it is on the hint, goes when it left', () => {
  vi.useFakeTimers();
  renderUi(hint);
  const anchor = document.querySelector('[data-component="tooltip"]') as HTMLElement;
  fireEvent.pointerEnter(anchor, { pointerType: 'mouse' });
  act(() => vi.advanceTimersByTime(299));
  expect(state()).toBe('closed');
  act(() => vi.advanceTimersByTime(1));
  expect(state()).toBe('open');
  fireEvent.pointerLeave(anchor);
  act(() => vi.advanceTimersByTime(100));
  fireEvent.pointerEnter(anchor, { pointerType: 'mouse' });
  act(() => vi.advanceTimersByTime(5000));
  expect(state()).toBe('open');
  fireEvent.pointerLeave(anchor);
  act(() => vi.advanceTimersByTime(150));
  expect(state()).toBe('closed');
});

test('Esc takes away the hint before the dialog around it', async () => {
  const { user } = renderUi(
    <Dialog title="Measure" defaultOpen>
      {hint}
    </Dialog>,
  );
  screen.getByRole('button', { name: 'Close' }).focus();
  await user.tab();
  await user.tab();
  expect(state()).toBe('open');
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['top', { top: 100, bottom: 140, left: 200 }, '74px', '190px'],
  ['top', { top: 10, bottom: 50, left: 200 }, '56px', '190px'],
  ['bottom', { top: 700, bottom: 740, left: 2 }, '674px', '8px'],
] as const)('%s of %j stands at %s, %s', (side, at, top, left) => {
  vi.stubGlobal('innerHeight', 760);
  Object.defineProperty(document.documentElement, 'clientWidth', { value: 1000, configurable: true });
  const anchor = document.createElement('span');
  const tip = document.createElement('span');
  anchor.getBoundingClientRect = () => ({ ...at, width: 40 }) as DOMRect;
  tip.getBoundingClientRect = () => ({ width: 60, height: 20 }) as DOMRect;
  placeBeside(tip, anchor, side);
  expect([tip.style.top, tip.style.left]).toEqual([top, left]);
  vi.unstubAllGlobals();
});
