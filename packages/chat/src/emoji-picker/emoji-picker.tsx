'use client';

import { useId, useRef, useState, type KeyboardEvent, type RefObject, type ToggleEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAnnounce } from '../announcer/index.ts';
import type { Emoji } from '../emoji/index.ts';
import { GlyphButton } from '../glyph/index.ts';
import { EmojiGrid } from './emoji-grid.tsx';
import { findNamedEmoji, useNamedEmoji, type NamedEmoji } from './emoji-names.ts';
import * as styles from './emoji-picker.css.ts';
import { usePositionBeside } from './position-beside.ts';
import { addRecent, readRecent, type RecentStorage } from './recent-emoji.ts';

/** Props of the picker. */
export interface EmojiPickerProps {
  /** Called with the chosen emoji after the picker has closed; the listener decides where the focus goes. */
  onAction(emoji: Emoji): void;
  /** Stores the eight most recent emoji. */
  storage: RecentStorage;
}

/** A button that opens a grid of emoji with a search by name and recently used ones. */
export function EmojiPicker({ onAction, storage }: EmojiPickerProps) {
  const intl = useIntl();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  usePositionBeside(open, surface, button);

  const follow = ({ newState }: ToggleEvent<HTMLElement>) => setOpen(newState === 'open');
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    // Escape closes the picker only, not the window.
    event.preventDefault();
    event.stopPropagation();
    surface.current?.hidePopover();
    button.current?.focus();
  };
  const pick = (emoji: Emoji) => {
    addRecent(storage, emoji);
    surface.current?.hidePopover();
    onAction(emoji);
  };
  return (
    // Keys bubble up to here from the controls inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div data-component="chat-emoji-picker" data-state={open ? 'open' : 'closed'} onKeyDown={close}>
      <GlyphButton
        ref={button}
        glyph="smile"
        label={intl.formatMessage({ id: 'chat.composer.emoji' })}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={id}
        popoverTarget={id}
      />
      <div
        ref={surface}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={intl.formatMessage({ id: 'chat.emojiPicker.label' })}
        data-state={open ? 'open' : 'closed'}
        className={styles.surface}
        onToggle={follow}
      >
        {open && <Choice storage={storage} onAction={pick} />}
      </div>
    </div>
  );
}

/** The grid gets the initial focus: a focused search field would open a phone's keyboard. */
function focusFirst(grid: RefObject<HTMLDivElement | null>) {
  grid.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
}

function Choice({ storage, onAction }: EmojiPickerProps) {
  const intl = useIntl();
  const announce = useAnnounce();
  const all = useNamedEmoji();
  const grid = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  // The recent row is updated at the next opening, so that cells do not move under the pointer.
  const [recent] = useState(() => readRecent(storage));
  const found = findNamedEmoji(all, query);
  const named = recent.map(({ code }) => all.find((emoji) => emoji.code === code)).filter((emoji) => !!emoji);

  const changeQuery = (next: string) => {
    setQuery(next);
    announce(intl.formatMessage({ id: 'chat.emojiPicker.found' }, { count: findNamedEmoji(all, next).length }));
  };
  const fromSearch = (event: KeyboardEvent<HTMLInputElement>) => {
    // Safari ends a composition before its Enter, which has this code.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const [best] = found;
    if (event.key === 'Enter') event.preventDefault();
    if (event.key === 'Enter' && best) onAction(best);
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    focusFirst(grid);
  };
  return (
    <>
      <input
        ref={search}
        type="search"
        data-part="search"
        value={query}
        aria-label={intl.formatMessage({ id: 'chat.emojiPicker.search' })}
        placeholder={intl.formatMessage({ id: 'chat.emojiPicker.search' })}
        autoComplete="off"
        enterKeyHint="done"
        className={styles.search}
        onChange={(event) => changeQuery(event.target.value)}
        onKeyDown={fromSearch}
      />
      <EmojiGrid
        ref={(element) => {
          if (element && !grid.current) queueMicrotask(() => focusFirst(grid));
          grid.current = element;
        }}
        recent={query.trim() === '' ? named : NONE}
        emoji={found}
        onPick={onAction}
        onLeaveUp={() => search.current?.focus()}
        onType={() => search.current?.focus()}
      />
      {found.length === 0 && (
        <p className={styles.none}>
          <FormattedMessage id="chat.emojiPicker.none" />
        </p>
      )}
    </>
  );
}

const NONE: readonly NamedEmoji[] = [];
