import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { box, renderComposer, sent } from './render-composer.tsx';

describe('emoji in the composer', () => {
  test('[R7.9] inserts the code at the caret', async () => {
    const { user } = renderComposer();
    await user.type(box(), 'Thanks !');
    box().setSelectionRange(7, 7);
    const button = screen.getByRole('button', { name: 'Emoji' });
    // jsdom does not implement `commandfor`; this does what the browser does on click.
    button.addEventListener('click', () => document.querySelector<HTMLElement>('[popover]')?.showPopover());
    await user.click(button);
    await user.click(await screen.findByTitle('winking'));
    expect(box()).toHaveValue('Thanks [em-wink]!');
    expect(box()).toHaveFocus();
  });

  test('[R7.9] Backspace and Delete remove a whole code, wherever the caret is in it', async () => {
    const { user } = renderComposer();
    await user.type(box(), 'a[[em-joy]b [[hello]');
    await user.keyboard('{Backspace}');
    expect(box()).toHaveValue('a[em-joy]b [hello');
    box().setSelectionRange(9, 9);
    await user.keyboard('{Backspace}');
    expect(box()).toHaveValue('ab [hello');
    await user.clear(box());
    await user.type(box(), '[[em-joy][[em-sob]');
    box().setSelectionRange(8, 8);
    await user.keyboard('{Delete}');
    expect(box()).toHaveValue('[em-joy]');
    box().setSelectionRange(3, 5);
    await user.keyboard('{Delete}');
    expect(box()).toHaveValue('');
  });

  test('[R7.9] a colon and characters suggest; arrows choose, Enter and Tab insert, Escape closes', async () => {
    const outside = vi.fn<() => void>();
    const { client, user } = renderComposer();
    await user.type(box(), 'Fine :kiss');
    const options = within(screen.getByRole('listbox', { name: 'Emoji suggestions' })).getAllByRole('option');
    expect(options.length).toBeGreaterThan(2);
    expect(box()).toHaveAttribute('aria-activedescendant', options[0]?.id);
    await user.keyboard('{ArrowDown}');
    expect(box()).toHaveAttribute('aria-activedescendant', options[1]?.id);
    expect(options[1]).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}{Enter}');
    expect(box()).toHaveValue('Fine [em-kissing_heart]');
    await user.type(box(), ' :sob{Tab}');
    expect(box()).toHaveValue('Fine [em-kissing_heart] [em-sob]');
    expect(box()).toHaveFocus();
    await user.type(box(), ' :sob');
    document.addEventListener('keydown', outside);
    await user.keyboard('{Escape}');
    document.removeEventListener('keydown', outside);
    expect(outside).not.toHaveBeenCalled();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(sent(client)).toEqual(['Fine [em-kissing_heart] [em-sob] :sob']);
  });

  test('[R7.9] suggests by Chinese names after the full-width colon too, and not in times or addresses', async () => {
    const { user } = renderComposer({}, 'zh-CN');
    await user.type(box(), '：大哭');
    await user.click(screen.getByRole('option', { name: '大哭' }));
    expect(box()).toHaveValue('[em-sob]');
    await user.type(box(), ' 12:30 https://s');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });
});
