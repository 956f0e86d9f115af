'use client';

import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Badge } from '../../primitives/badge/index.ts';
import { formatMoment } from '../../primitives/date/index.ts';
import { Checkbox } from '../../primitives/field/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import * as styles from './message-list.css.ts';

/** A message of the shop. */
export interface Message {
  id: string;
  title: string;
  /** The content, with links. */
  content: ReactNode;
  /** Epoch milliseconds; null when unknown. */
  sentAt: number | null;
  read: boolean;
}

interface MessageRowProps {
  message: Message;
  selected: boolean;
  onToggle: () => void;
  onOpen: () => void;
}

/** A collapsed message in a native `<details>`, which opens without script. */
export function MessageRow({ message, selected, onToggle, onOpen }: MessageRowProps) {
  const intl = useIntl();
  const { title, content, sentAt, read } = message;
  return (
    <li data-part="message" data-state={read ? 'read' : 'unread'} className={styles.row}>
      <Checkbox
        label={intl.formatMessage({ id: 'ui.messageList.select' }, { title })}
        hideLabel
        checked={selected}
        onChange={onToggle}
        className={styles.check}
      />
      <details
        className={styles.details}
        onToggle={(event) => {
          if (event.currentTarget.open) onOpen();
        }}
      >
        <summary className={styles.head}>
          <Icon name="chevron-right" size="small" className={styles.marker} />
          <span className={styles.words}>
            <span className={read ? undefined : styles.unread}>{title}</span>
            {!read && (
              <Badge tone="accent">
                <FormattedMessage id="ui.messageList.new" />
              </Badge>
            )}
          </span>
          {sentAt !== null && (
            <time dateTime={new Date(sentAt).toISOString()} className={styles.time}>
              {formatMoment(intl, sentAt)}
            </time>
          )}
        </summary>
        <div className={styles.content}>{content}</div>
      </details>
    </li>
  );
}
