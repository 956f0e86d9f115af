'use client';

import { PICTURE_KINDS, UPLOADED_KINDS } from '@rider/model/picture';
import { Button } from '@rider/ui/button';
import { useRef, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Emoji } from '../emoji/index.ts';
import { EmojiPicker, type RecentStorage } from '../emoji-picker/index.ts';
import { Glyph, GlyphButton } from '../glyph/index.ts';
import * as styles from './composer.css.ts';

/** Props of the toolbar. */
export interface ToolbarProps {
  storage: RecentStorage;
  actions: ReactNode;
  onEnd: (() => void) | undefined;
  onEmoji(emoji: Emoji): void;
  onFiles(files: readonly File[]): void;
}

/** The buttons above the text: emoji, pictures, the host's buttons, and "end". */
export function Toolbar({ storage, actions, onEnd, onEmoji, onFiles }: ToolbarProps) {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div role="group" aria-label={intl.formatMessage({ id: 'chat.composer.tools' })} className={styles.bar}>
      <EmojiPicker storage={storage} onAction={onEmoji} />
      <GlyphButton
        glyph="picture"
        label={intl.formatMessage({ id: 'chat.composer.picture' })}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        multiple
        hidden
        data-part="files"
        accept={UPLOADED_KINDS.map((kind) => PICTURE_KINDS[kind].media).join()}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Without this, choosing the same file again fires no event.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      {actions}
      {onEnd && (
        <Button variant="quiet" size="small" data-part="end" className={styles.end} onClick={onEnd}>
          <Glyph name="end" size="small" />
          <FormattedMessage id="chat.composer.end" />
        </Button>
      )}
    </div>
  );
}
