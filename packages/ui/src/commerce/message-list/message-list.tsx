'use client';

import { useLayoutEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { classNames } from '../../primitives/class-names/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import * as styles from './message-list.css.ts';
import { MessageRow, type Message } from './message-row.tsx';
import { MessageTools } from './message-tools.tsx';

/** Props of the list, besides the attributes of its root. The host owns the messages and removes deleted ones. */
export interface MessageListProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Messages, in their order. */
  messages: readonly Message[];
  /** Called with a message that is opened for the first time, and by "mark as read" with the selected or all unread ones. */
  onRead: (ids: readonly string[]) => void;
  /** Called after the confirmation; without it messages cannot be deleted. */
  onDelete?: ((ids: readonly string[]) => void) | undefined;
  /** The pending action. */
  pending?: 'read' | 'delete' | undefined;
  /** Controlled selection; uncontrolled when absent. */
  selected?: readonly string[] | undefined;
  /** Called with the new choice. */
  onSelectedChange?: ((ids: readonly string[]) => void) | undefined;
  /** The element to mount the confirmation in, instead of the end of the page. */
  container?: HTMLElement | null;
  /** Actions of the empty state. */
  emptyActions?: ReactNode;
}

/** A buyer's messages, to open, mark as read and delete, one or many. */
export function MessageList(props: MessageListProps) {
  const { messages, onRead, onDelete, pending, emptyActions, className, ...others } = props;
  const { selected: given, onSelectedChange, container = null, ...rest } = others;
  const [own, setOwn] = useState<readonly string[]>([]);
  // Messages that disappeared are no longer selected.
  const selected = (given ?? own).filter((id) => messages.some((message) => message.id === id));
  // Several boxes may report a choice from before hydration in one render.
  const latest = useRef<readonly string[]>(selected);
  useLayoutEffect(() => {
    latest.current = selected;
  });
  const select = (ids: readonly string[]) => {
    latest.current = ids;
    setOwn(ids);
    onSelectedChange?.(ids);
  };
  const toggle = (id: string) =>
    select(latest.current.includes(id) ? latest.current.filter((each) => each !== id) : [...latest.current, id]);
  return (
    <div data-component="message-list" {...rest} className={classNames(styles.box, className)}>
      <MessageTools {...{ messages, selected, pending, onRead, onDelete, container }} onSelect={select} />
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
