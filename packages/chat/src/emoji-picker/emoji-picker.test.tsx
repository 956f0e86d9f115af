import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { expectNoAxeViolations, renderChat } from '../testing/index.ts';
import { EmojiPicker } from './index.ts';
import { COLUMNS, placeAfter } from './grid-keys.ts';

function storageWith(values: Record<string, string> = {}) {
  const stored = new Map(Object.entries(values));
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
}

async function opened(locale: 'en-US' | 'zh-CN' = 'en-US', storage = storageWith()) {
  const onPick = vi.fn<(emoji: { code: string }) => void>();
  const view = renderChat(<EmojiPicker onAction={onPick} storage={storage} />, locale);
  const button = screen.getByRole('button', { name: locale === 'zh-CN' ? '表情' : 'Emoji' });
  // jsdom does not implement `commandfor`; this does what the browser does on click.
  button.addEventListener('click', () => document.querySelector<HTMLElement>('[popover]')?.showPopover());
  await view.user.click(button);
  await screen.findByRole('grid');
  return { ...view, button, onPick, storage };
}

/** By title: looking up sixty names by role is slow. */
const emoji = (name: string) => screen.getByTitle(name);

const pickedCodes = (onPick: { mock: { calls: { code: string }[][] } }) =>
  onPick.mock.calls.map(([picked]) => picked?.code);

describe('EmojiPicker', () => {
  test.each([
    ['en-US', 'heart eyes'],
    ['zh-CN', '花痴'],
  ] as const)('[R7.9] offers the sixty emoji by name in %s', async (locale, name) => {
    const { container } = await opened(locale);
    expect(container.querySelectorAll('[role="gridcell"] > button')).toHaveLength(60);
    expect(emoji(name)).toHaveAccessibleName(name);
  });

  test('has one tab stop; arrows, Home, End and Page keys move, Enter picks', async () => {
    const { user, onPick, button } = await opened();
    expect(emoji('smiling')).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(emoji('satisfied')).toHaveFocus();
    await user.keyboard('{End}');
    expect(emoji('tongue out')).toHaveFocus();
    await user.keyboard('{PageDown}{Home}');
    expect(emoji('delicious')).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('grid')).not.toContainElement(document.activeElement as HTMLElement);
    await user.tab({ shift: true });
    await user.keyboard('{Enter}');
    expect(pickedCodes(onPick)).toEqual(['em-yum']);
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('Escape closes only the picker and returns the focus to the button', async () => {
    const around = vi.fn<() => void>();
    const { user, button } = await opened();
    document.addEventListener('keydown', around, { once: true });
    await user.keyboard('{Escape}');
    document.removeEventListener('keydown', around);
    expect(around).not.toHaveBeenCalled();
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });

  test('typing in the grid searches by localised name and by code', async () => {
    const { user, onPick, container } = await opened('zh-CN');
    await user.keyboard('heart');
    expect(screen.getByRole('searchbox')).toHaveValue('heart');
    expect(within(screen.getByRole('grid')).getAllByRole('gridcell')).toHaveLength(2);
    // Two cells only: axe on sixty is slow and finds the same.
    await expectNoAxeViolations(container);
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), '大哭');
    for (const key of [{ isComposing: true }, { keyCode: 229 }])
      fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter', ...key });
    expect(onPick).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(pickedCodes(onPick)).toEqual(['em-sob']);
  });

  test('reports a search without matches', async () => {
    const { user } = await opened();
    await user.keyboard('spanner');
    expect(screen.getByText('No matching emoji.')).toBeInTheDocument();
    await user.keyboard('{Enter}{ArrowDown}');
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  test('shows the eight most recent emoji in a separate row, newest first', async () => {
    const codes = ['em-joy', 'em-sob', 'em-cry', 'em-wink', 'em-grin', 'em-rage', 'em-mask', 'em-imp'];
    const { user, button } = await opened('en-US', storageWith({ 'rider-chat:recent-emoji': codes.join(' ') }));
    const row = screen.getByRole('row', { name: 'Recently used' });
    expect(within(row).getAllByRole('gridcell')).toHaveLength(8);
    await user.click(emoji('alien'));
    await user.click(button);
    const names = within(await screen.findByRole('row', { name: 'Recently used' })).getAllByRole('button');
    expect(names.map((each) => each.getAttribute('aria-label')).slice(0, 2)).toEqual(['alien', 'tears of joy']);
    expect(names).toHaveLength(8);
  });
});

test('keys move within rows of different lengths and follow the writing direction', () => {
  const lengths = [3, COLUMNS, 2];
  const key = (name: string, row: number, column: number, more = {}) =>
    placeAfter({ key: name, ctrlKey: false, ...more }, { row, column }, lengths);
  expect(key('ArrowDown', 1, 9)).toEqual({ row: 2, column: 1 });
  expect(key('ArrowRight', 0, 2)).toEqual({ row: 1, column: 0 });
  expect(key('ArrowRight', 2, 1)).toEqual({ row: 2, column: 1 });
  expect(key('ArrowLeft', 1, 0)).toEqual({ row: 0, column: 2 });
  expect(key('ArrowLeft', 0, 0)).toEqual({ row: 0, column: 0 });
  expect(key('ArrowLeft', 0, 0, { rtl: true })).toEqual({ row: 0, column: 1 });
  expect(key('End', 0, 0, { ctrlKey: true })).toEqual({ row: 2, column: 1 });
  expect(key('Home', 2, 1, { ctrlKey: true })).toEqual({ row: 0, column: 0 });
  expect(key('a', 0, 0)).toBeUndefined();
});
