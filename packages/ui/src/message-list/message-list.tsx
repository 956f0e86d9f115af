'use client';

import { useState, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import { classNames } from '../class-names/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import * as styles from './message-list.css.ts';
import { MessageRow, type Message } from './message-row.tsx';
import { MessageTools } from './message-tools.tsx';

/** What the list takes, beside the attributes of its element. The messages are the host's: it takes away what is deleted. */
export interface MessageListProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  messages: readonly Message[];
  /** Called when a message is opened for the first time, and with those selected or all unread ones on request. */
  onRead: (ids: readonly string[]) => void;
  /** Called after a yes; without it nothing can be deleted. */
  onDelete?: ((ids: readonly string[]) => void) | undefined;
  /** What was asked for is under way. */
  pending?: 'read' | 'delete' | undefined;
  /** Controlled selection; else the list keeps its own. */
  selected?: readonly string[] | undefined;
  onSelectedChange?: ((ids: readonly string[]) => void) | undefined;
  /** Where to go on from an empty list. */
  emptyActions?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** The messages to a buyer (R2.10): to open, mark as read and delete, one by one or many at once. */
export function MessageList(props: MessageListProps) {
  const { messages, onRead, onDelete, pending, emptyActions, className, ...others } = props;
  const { selected: given, onSelectedChange, ...rest } = others;
  const [own, setOwn] = useState<readonly string[]>([]);
  // What is gone is no longer selected.
  const selected = (given ?? own).filter((id) => messages.some((message) => message.id === id));
  const select = (ids: readonly string[]) => {
    setOwn(ids);
    onSelectedChange?.(ids);
  };
  const toggle = (id: string) =>
    select(selected.includes(id) ? selected.filter((each) => each !== id) : [...selected, id]);
  return (
    <div data-component="message-list" {...rest} className={classNames(styles.box, className)}>
      <MessageTools {...{ messages, selected, pending, onRead, onDelete }} onSelect={select} />
      {messages.length === 0 ? (
        <EmptyState
          icon="chat"
          title={<FormattedMessage id="ui.messageList.empty" />}
          {...(emptyActions !== undefined && { actions: emptyActions })}
        />
      ) : (
        <ul className={styles.list}>
          {messages.map((message) => (
            <MessageRow
              key={message.id}
              message={message}
              selected={selected.includes(message.id)}
              onToggle={() => toggle(message.id)}
              onOpen={() => {
                if (!message.read) onRead([message.id]);
              }}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
