'use client';

import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAnnounce } from '../announcer/index.ts';
import type { Emoji } from '../emoji/index.ts';
import { EmojiGrid } from './emoji-grid.tsx';
import { findNamedEmoji, useNamedEmoji, type NamedEmoji } from './emoji-names.ts';
import * as styles from './emoji-choice.css.ts';
import { readRecent, type RecentStorage } from './recent-emoji.ts';

/** Props of the contents. */
export interface EmojiChoiceProps {
  onAction(emoji: Emoji): void;
  storage: RecentStorage;
}

/** The grid gets the initial focus: a focused search field would open a phone's keyboard. */
function focusFirst(grid: RefObject<HTMLDivElement | null>) {
  grid.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
}

/** The contents of the picker: a search by name, recent emoji, and all of them. */
export default function EmojiChoice({ storage, onAction }: EmojiChoiceProps) {
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
