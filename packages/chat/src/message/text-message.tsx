'use client';

import { classNames } from '@rider/ui/class-names';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { nameOfEmoji } from '../emoji-picker/index.ts';
import { parseMessage, type MessagePart } from '../message-text/index.ts';
import * as styles from './message.css.ts';

/** Longer texts are collapsed; characters. */
const LONG = 1000;
/** Messages of up to this many emoji, without text, are shown large. */
const FEW = 3;

/** Text with emoji and links, rendered as data, never as markup. */
export function TextMessage({ text, own }: { text: string; own: boolean }) {
  const [whole, setWhole] = useState(text.length <= LONG);
  const parts = useMemo(() => parseMessage(whole ? text : `${text.slice(0, LONG)}…`), [text, whole]);
  const large = parts.length <= FEW && parts.every((part) => part.type === 'emoji');
  return (
    <div
      data-component="chat-text-message"
      dir="auto"
      part="bubble"
      className={classNames(styles.bubble, own && styles.own, large && styles.largeEmoji)}
    >
      {parts.map((part, index) => (
        // The parts do not reorder, so the index is a safe key.
        // oxlint-disable-next-line react/no-array-index-key
        <Part key={index} part={part} />
      ))}
      {!whole && (
        <button type="button" className={styles.showAll} onClick={() => setWhole(true)}>
          <FormattedMessage id="chat.message.showAll" />
        </button>
      )}
    </div>
  );
}

function Part({ part }: { part: MessagePart }) {
  const intl = useIntl();
  if (part.type === 'text') return part.text;
  if (part.type === 'emoji')
    return (
      <span
        role="img"
        aria-label={intl.formatMessage({ id: 'chat.message.emoji' }, { name: nameOfEmoji(intl, part.emoji) })}
        data-code={part.emoji.code}
        className={styles.emoji}
      >
        {part.emoji.glyph}
      </span>
    );
  return (
    <a href={part.href} target="_blank" rel="noopener noreferrer nofollow" className={styles.link}>
      {part.text}
    </a>
  );
}
