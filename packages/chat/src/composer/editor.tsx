'use client';

import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { useAnnounce } from '../announcer/index.ts';
import type { Emoji } from '../emoji/index.ts';
import * as styles from './composer.css.ts';
import { wholeGroups } from './emoji-groups.ts';
import { Suggestions, suggestionId } from './suggestions.tsx';
import { typeInto } from './type-into.ts';
import { useTypeahead } from './use-typeahead.ts';

/** Props of the editor. */
export interface EditorProps {
  area: RefObject<HTMLTextAreaElement | null>;
  text: string;
  label: string;
  /** Ids of the texts that describe the field. */
  describedBy: string;
  invalid: boolean;
  onText(text: string): void;
  onSend(): void;
  onEmoji(emoji: Emoji): void;
}

/**
 * Enter that confirms an input method's composition does not send; some browsers report it by the legacy key code only.
 */
const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent) => nativeEvent.isComposing || keyCode === 229;

/** Deletes an emoji code as a whole. */
function useWholeGroups(area: RefObject<HTMLTextAreaElement | null>) {
  useEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    const listen = (event: InputEvent) => {
      if (event.isComposing || !event.inputType.startsWith('delete') || event.inputType === 'deleteByCut') return;
      const { value, selectionStart: start, selectionEnd: end } = element;
      const direction = event.inputType.endsWith('Forward') ? 'forward' : 'backward';
      const range = wholeGroups(value, { start, end }, direction);
      if (!range) return;
      event.preventDefault();
      typeInto(element, '', range);
    };
    element.addEventListener('beforeinput', listen);
    return () => element.removeEventListener('beforeinput', listen);
  }, [area]);
}

/** The text box: Enter sends, Shift+Enter breaks the line, a colon and characters suggest emoji. */
export function Editor({ area, text, label, describedBy, invalid, onText, onSend, onEmoji }: EditorProps) {
  const intl = useIntl();
  const listId = useId();
  const [caret, setCaret] = useState(0);
  useWholeGroups(area);
  const typeahead = useTypeahead({
    text,
    caret,
    onTake: (insert, range, emoji) => {
      if (area.current) typeInto(area.current, insert, range);
      onEmoji(emoji);
    },
  });
  const { suggestions, active } = typeahead;
  const isOpen = suggestions.length > 0;
  useSuggestionAnnouncements(suggestions.length);

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (isComposing(event)) return;
    if (typeahead.onKey(event)) {
      event.preventDefault();
      // Escape closes the suggestions only, not the window.
      event.stopPropagation();
    } else if (event.key === 'Enter' && !event.shiftKey && !event.altKey) {
      event.preventDefault();
      // Holding the key down sends only once.
      if (!event.repeat) onSend();
    }
  };
  return (
    <div className={styles.writing}>
      {isOpen && <Suggestions id={listId} emoji={suggestions} active={active} onTake={typeahead.take} />}
      <textarea
        ref={area}
        data-part="editor"
        part="editor"
        value={text}
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? suggestionId(listId, active) : undefined}
        placeholder={intl.formatMessage({ id: 'chat.composer.placeholder' })}
        autoComplete="off"
        dir="auto"
        enterKeyHint="send"
        className={styles.area}
        onChange={({ target }) => {
          setCaret(target.selectionStart);
          onText(target.value);
        }}
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
        // No emoji is being typed at other carets.
        onBlur={() => setCaret(0)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}

/** The focus stays in the editor, so the suggestions are announced. */
function useSuggestionAnnouncements(count: number) {
  const intl = useIntl();
  const announce = useAnnounce();
  const before = useRef(0);
  useLayoutEffect(() => {
    if (count > 0 && count !== before.current)
      announce(intl.formatMessage({ id: 'chat.composer.suggested' }, { count }));
    before.current = count;
  }, [count, announce, intl]);
}
