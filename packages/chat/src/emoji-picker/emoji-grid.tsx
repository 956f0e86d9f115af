'use client';

import { useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { COLUMNS, placeAfter, type Place } from './grid-keys.ts';
import type { NamedEmoji } from './emoji-names.ts';
import * as styles from './emoji-choice.css.ts';

/** Props of the grid. */
export interface EmojiGridProps {
  /** A separate first row; empty for none. */
  recent: readonly NamedEmoji[];
  emoji: readonly NamedEmoji[];
  onPick(emoji: NamedEmoji): void;
  /** Called when ArrowUp leaves the first row. */
  onLeaveUp(): void;
  /** Called for a typed character, which belongs to the search. */
  onType(): void;
  ref: Ref<HTMLDivElement>;
}

interface Row {
  id: string;
  cells: readonly NamedEmoji[];
}

function rowsOf(recent: readonly NamedEmoji[], emoji: readonly NamedEmoji[]): readonly Row[] {
  const count = Math.ceil(emoji.length / COLUMNS);
  const rows = Array.from({ length: count }, (_, row) => ({
    id: `row-${row}`,
    cells: emoji.slice(row * COLUMNS, (row + 1) * COLUMNS),
  }));
  return recent.length > 0 ? [{ id: 'recent', cells: recent }, ...rows] : rows;
}

const isText = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;

/** A grid of emoji with one tab stop; arrow, Home, End and Page keys move the focus. */
export function EmojiGrid({ recent, emoji, onPick, onLeaveUp, onType, ref }: EmojiGridProps) {
  const intl = useIntl();
  const own = useRef<HTMLDivElement>(null);
  const [focused, setPlace] = useState<Place>({ row: 0, column: 0 });
  const rows = rowsOf(recent, emoji);
  const lengths = rows.map(({ cells }) => cells.length);
  // A search may have removed the focused cell.
  const place = (lengths[focused.row] ?? 0) > focused.column ? focused : { row: 0, column: 0 };

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    if (isText(event)) return onType();
    const leavesUp = event.key === 'ArrowUp' && place.row === 0;
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = leavesUp ? undefined : placeAfter({ key: event.key, ctrlKey: event.ctrlKey, rtl }, place, lengths);
    if (!leavesUp && !next) return undefined;
    event.preventDefault();
    if (!next) return onLeaveUp();
    setPlace(next);
    own.current?.querySelector<HTMLElement>(`[data-place="${next.row}-${next.column}"]`)?.focus();
    return undefined;
  };

  const label = (row: number) => {
    if (recent.length === 0) return undefined;
    if (row > 1) return undefined;
    return intl.formatMessage({ id: row === 0 ? 'chat.emojiPicker.recent' : 'chat.emojiPicker.all' });
  };

  return (
    <div ref={ref} className={styles.scroll}>
      <div
        ref={own}
        role="grid"
        tabIndex={-1}
        aria-label={intl.formatMessage({ id: 'chat.composer.emoji' })}
        className={styles.grid}
        onKeyDown={move}
      >
        {rows.map(({ id, cells }, row) => (
          <div key={id} role="row" data-part={id} aria-label={label(row)} className={styles.row}>
            {cells.map((each, column) => (
              <div key={each.code} role="gridcell" className={styles.cell}>
                <button
                  type="button"
                  data-part="emoji"
                  data-place={`${row}-${column}`}
                  tabIndex={place.row === row && place.column === column ? 0 : -1}
                  aria-label={each.name}
                  title={each.name}
                  className={styles.emoji}
                  onFocus={() => setPlace({ row, column })}
                  onClick={() => onPick(each)}
                >
                  <span aria-hidden>{each.glyph}</span>
                </button>
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
