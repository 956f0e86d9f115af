'use client';

import { useState, type KeyboardEvent } from 'react';
import { emojiText, type Emoji } from '../emoji/index.ts';
import { findNamedEmoji, useNamedEmoji, type NamedEmoji } from '../emoji-picker/index.ts';
import type { TextRange } from './emoji-groups.ts';

const MOST = 6;
/** A colon at the start of a word and the characters up to the caret. Chinese input methods type a full-width colon. */
const QUERY = /(?:^|[\s\]])[:：]([\p{L}\p{N}_]{1,24})$/u;

/** Finds the emoji name that is being typed at the caret. */
export function typeaheadQuery(text: string, caret: number): (TextRange & { name: string }) | undefined {
  const [, name] = QUERY.exec(text.slice(0, caret)) ?? [];
  return name === undefined ? undefined : { name, start: caret - name.length - 1, end: caret };
}

/** State of the open suggestions. */
export interface Typeahead {
  suggestions: readonly NamedEmoji[];
  active: number;
  take(emoji: Emoji): void;
  /** True when the suggestions handled the key. */
  onKey(event: KeyboardEvent): boolean;
}

const NONE: readonly NamedEmoji[] = [];

/** Suggests emoji while a name is typed after a colon. */
export function useTypeahead(options: {
  text: string;
  caret: number;
  onTake(insert: string, range: TextRange, emoji: Emoji): void;
}): Typeahead {
  const { text, caret, onTake } = options;
  const all = useNamedEmoji();
  const [choice, setChoice] = useState({ name: '', active: 0 });
  const [closedAt, setClosedAt] = useState<number>();
  const query = typeaheadQuery(text, caret);
  // Dismissed for this word only.
  if (closedAt !== undefined && query?.start !== closedAt) setClosedAt(undefined);
  const isOpen = query !== undefined && query.start !== closedAt;
  const suggestions = isOpen ? findNamedEmoji(all, query.name).slice(0, MOST) : NONE;
  const active = choice.name === query?.name ? choice.active : 0;

  const take = (emoji: Emoji) => {
    if (query) onTake(emojiText(emoji), query, emoji);
  };
  const onKey = ({ key, shiftKey }: KeyboardEvent): boolean => {
    if (!query || suggestions.length === 0) return false;
    const to = (index: number) => setChoice({ name: query.name, active: index });
    const chosen = suggestions[active];
    if (key === 'ArrowDown') to((active + 1) % suggestions.length);
    else if (key === 'ArrowUp') to((active + suggestions.length - 1) % suggestions.length);
    else if (key === 'Escape') setClosedAt(query.start);
    else if ((key === 'Enter' || key === 'Tab') && !shiftKey && chosen) take(chosen);
    else return false;
    return true;
  };
  return { suggestions, active, take, onKey };
}
