'use client';

import { Avatar } from '@rider/ui/avatar';
import { classNames } from '@rider/ui/class-names';
import { formatTime } from '@rider/ui/date';
import { memo, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Delivery, MessageBody } from '../message/index.ts';
import { useMessageActions } from './message-actions.ts';
import * as styles from './message-row.css.ts';
import type { Row } from './rows.ts';
import { TimeTag } from './time-tag.tsx';

/** Props of a row. */
interface MessageRowProps {
  row: Row;
  /** Position in the whole list, from 1, and its length, when only a part is rendered. */
  position: number | undefined;
  length: number | undefined;
  /** The row with the tab stop. */
  isTabStop: boolean;
  progress: number | undefined;
}

/** A message with its time tag, its author and its delivery state. */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { row, position, length, isTabStop, progress } = props;
  const { key, own, first, delivery } = row;
  const id = useId();
  const byline = useByline(row);
  return (
    <li
      data-key={key}
      aria-posinset={position}
      aria-setsize={length}
      className={first ? styles.firstOfGroup : styles.row}
    >
      {row.tag && <TimeTag at={row.sentAt} before={row.tag.before} />}
      {row.unread && <UnreadDivider />}
      <div className={own ? styles.own : styles.theirs}>
        {!own && (
          <span className={styles.face}>{first && <Avatar name={row.name} picture={row.avatar} size="medium" />}</span>
        )}
        <article
          data-part="message"
          data-own={own || undefined}
          aria-label={byline}
          aria-describedby={id}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys go between messages
          tabIndex={isTabStop ? 0 : -1}
          className={classNames(styles.message, own && styles.ownMessage)}
        >
          <Body row={row} id={id} byline={byline} />
          {delivery && <RowDelivery row={row} state={delivery} progress={progress} />}
        </article>
      </div>
    </li>
  );
});

function useByline({ own, name, sentAt }: Row): string {
  const intl = useIntl();
  const sender = own
    ? intl.formatMessage({ id: 'chat.message.you' })
    : name || intl.formatMessage({ id: 'chat.message.someone' });
  const time = formatTime(intl, sentAt);
  return intl.formatMessage({ id: 'chat.message.byline' }, { name: sender, time });
}

function Body({ row, id, byline }: { row: Row; id: string; byline: string }) {
  const intl = useIntl();
  const { enlarge } = useMessageActions();
  const isPicture = row.content.kind === 'image' || row.content.kind === 'file';
  return (
    <div id={id} className={styles.body}>
      <MessageBody
        content={row.content}
        own={row.own}
        unsent={row.clientId !== null}
        pictureLabel={isPicture ? intl.formatMessage({ id: 'chat.message.picture' }, { byline }) : ''}
        onEnlarge={isPicture ? () => enlarge(row.key) : undefined}
      />
    </div>
  );
}

type RowDeliveryProps = { row: Row; state: NonNullable<Row['delivery']>; progress: number | undefined };

function RowDelivery({ row: { clientId, problem }, state, progress }: RowDeliveryProps) {
  const { retry, discard } = useMessageActions();
  return (
    <Delivery
      state={state}
      progress={progress}
      problem={problem}
      onRetry={() => clientId !== null && retry(clientId)}
      onDiscard={() => clientId !== null && discard(clientId)}
    />
  );
}

function UnreadDivider() {
  return (
    <div data-part="unread-divider" className={styles.unreadDivider}>
      <FormattedMessage id="chat.list.unread" />
    </div>
  );
}
