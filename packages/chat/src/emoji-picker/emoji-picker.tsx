'use client';

import { useId, useRef, useState, type KeyboardEvent, type ToggleEvent } from 'react';
import { useIntl } from 'react-intl';
import type { Emoji } from '../emoji/index.ts';
import { GlyphButton } from '../glyph/index.ts';
import { usePart, type LoadPart } from '../lazy-part/index.ts';
import type { EmojiChoiceProps } from './emoji-choice.tsx';
import * as styles from './emoji-picker.css.ts';
import { usePositionBeside } from './position-beside.ts';
import { addRecent, type RecentStorage } from './recent-emoji.ts';

// Loaded when used.
const loadChoice: LoadPart<EmojiChoiceProps> = () => import('./emoji-choice.tsx');

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
  const Choice = usePart(open, loadChoice);
  // Its size is known once it has contents.
  usePositionBeside(Choice !== null, surface, button);

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
        data-state={Choice ? 'open' : 'closed'}
        className={styles.surface}
        onToggle={follow}
      >
        {Choice && <Choice storage={storage} onAction={pick} />}
      </div>
    </div>
  );
}
