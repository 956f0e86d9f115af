'use client';

import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../primitives/button/index.ts';
import { ConfirmDialog } from '../../primitives/dialog/index.ts';
import { Checkbox } from '../../primitives/field/index.ts';
import * as styles from './message-list.css.ts';
import type { Message } from './message-row.tsx';

interface MessageToolsProps {
  messages: readonly Message[];
  selected: readonly string[];
  pending: 'read' | 'delete' | undefined;
  onRead: (ids: readonly string[]) => void;
  onDelete: ((ids: readonly string[]) => void) | undefined;
  onSelect: (ids: readonly string[]) => void;
  container: HTMLElement | null;
}

/** Bulk actions. Buttons without a target stay focusable, so that the focus is not lost. */
export function MessageTools(props: MessageToolsProps) {
  const { messages, selected, pending, onRead, onDelete, onSelect, container } = props;
  const intl = useIntl();
  const unread = messages.filter(({ read }) => !read).map(({ id }) => id);
  const selectedUnread = selected.filter((id) => unread.includes(id));
  const all = messages.length > 0 && selected.length === messages.length;
  const toRead = selected.length > 0 ? selectedUnread : unread;
  return (
    <div
      data-part="tools"
      role="group"
      aria-label={intl.formatMessage({ id: 'ui.messageList.tools' })}
      className={styles.tools}
    >
      <Checkbox
        label={intl.formatMessage({ id: 'ui.messageList.selectAll' })}
        checked={all}
        indeterminate={selected.length > 0 && !all}
        onChange={() => onSelect(all ? [] : messages.map(({ id }) => id))}
        disabled={messages.length === 0}
      />
      <span className={styles.count}>
        <FormattedMessage id="ui.messageList.unread" values={{ count: unread.length }} />
      </span>
      <Button
        size="small"
        pending={pending === 'read'}
        aria-disabled={toRead.length === 0 || undefined}
        onClick={() => {
          if (toRead.length > 0) onRead(toRead);
        }}
      >
        <FormattedMessage id={selected.length > 0 ? 'ui.messageList.readSelected' : 'ui.messageList.readAll'} />
      </Button>
      {onDelete && <DeleteButton {...{ selected, onDelete, container }} pending={pending === 'delete'} />}
    </div>
  );
}

interface DeleteButtonProps {
  selected: readonly string[];
  pending: boolean;
  onDelete: (ids: readonly string[]) => void;
  container: HTMLElement | null;
}

function DeleteButton({ selected, pending, onDelete, container }: DeleteButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const count = selected.length;
  return (
    <ConfirmDialog
      danger
      open={isOpen}
      container={container}
      onOpenChange={(open) => setOpen(open && count > 0 && !pending)}
      trigger={
        <Button size="small" icon="trash" pending={pending} aria-disabled={count === 0 || undefined}>
          <FormattedMessage id="ui.messageList.delete" />
        </Button>
      }
      title={<FormattedMessage id="ui.messageList.deleteQuestion" values={{ count }} />}
      confirmLabel={<FormattedMessage id="ui.messageList.delete" />}
      onConfirm={() => {
        setOpen(false);
        onDelete(selected);
      }}
    />
  );
}
