'use client';

import { useIntl } from 'react-intl';
import type { Emoji } from '../emoji/index.ts';
import type { NamedEmoji } from '../emoji-picker/index.ts';
import * as styles from './composer.css.ts';

/** Props of the list. */
export interface SuggestionsProps {
  id: string;
  emoji: readonly NamedEmoji[];
  active: number;
  onTake(emoji: Emoji): void;
}

/** The id of a suggestion, for `aria-activedescendant`. */
export const suggestionId = (list: string, index: number) => `${list}-${index}`;

/** Emoji suggestions for the typed name; the focus stays in the editor. */
export function Suggestions({ id, emoji, active, onTake }: SuggestionsProps) {
  const intl = useIntl();
  return (
    <div
      id={id}
      role="listbox"
      aria-label={intl.formatMessage({ id: 'chat.composer.suggestions' })}
      data-part="suggestions"
      className={styles.suggestions}
    >
      {emoji.map((each, index) => (
        // Focus and keys stay in the editor.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
        <div
          key={each.code}
          id={suggestionId(id, index)}
          role="option"
          aria-selected={index === active}
          className={styles.suggestion}
          // Prevents the press from moving focus and caret.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTake(each)}
        >
          <span aria-hidden>{each.glyph}</span> {each.name}
        </div>
      ))}
    </div>
  );
}
