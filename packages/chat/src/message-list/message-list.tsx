'use client';

import { Skeleton } from '@rider/ui/skeleton';
import { useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { ChatSnapshot, ConversationClient } from '../core/index.ts';
import { copyWithCodes } from '../message-text/index.ts';
import { useChat } from '../provider/index.ts';
import { HistoryEdge } from './history-edge.tsx';
import { MessageActionsContext } from './message-actions.ts';
import { MessageRow } from './message-row.tsx';
import * as styles from './message-list.css.ts';
import { RowHeights } from './row-heights.ts';
import { RowMaker, type Row } from './rows.ts';
import { JumpToEnd } from './jump-to-end.tsx';
import { TypingLine } from './typing-line.tsx';
import { useArrivals } from './use-arrivals.ts';
import { usePictureViewer } from './use-picture-viewer.tsx';
import { useRowKeys } from './use-row-keys.ts';
import { useWindowedRows } from './use-windowed-rows.ts';

/** Props of the list. */
export interface MessageListProps {
  /** The conversation's client. */
  client: ConversationClient;
  /** Shown instead of the list when there are no messages. */
  empty?: ReactNode;
}

/** Rows and heights are cached per client, so that reopening a long conversation is fast. */
const memories = new WeakMap<ConversationClient, { maker: RowMaker; heights: RowHeights }>();

function memoryOf(client: ConversationClient) {
  const memory = memories.get(client) ?? { maker: new RowMaker(), heights: new RowHeights() };
  memories.set(client, memory);
  return memory;
}

/** The messages of a conversation, oldest first. */
export function MessageList({ client, empty }: MessageListProps) {
  const snapshot = useChat(client);
  const { messages, unconfirmed, firstUnreadId, readUpTo, agent, history } = snapshot;
  const { maker, heights } = memoryOf(client);
  const rows = useMemo(
    () => maker.rowsOf({ messages, unconfirmed, firstUnreadId, readUpTo, agent }),
    [maker, messages, unconfirmed, firstUnreadId, readUpTo, agent],
  );
  if (rows.length > 0)
    // Another conversation starts at its end.
    return <Rows key={agent?.uid} client={client} snapshot={snapshot} rows={rows} heights={heights} />;
  if (history === 'failed')
    return (
      <div className={styles.blank}>
        {snapshot.agentAvailable ? <HistoryEdge history={history} onLoad={() => client.reconnect()} /> : empty}
      </div>
    );
  return <div className={styles.blank}>{history === 'complete' ? empty : <Loading />}</div>;
}

interface RowsProps {
  client: ConversationClient;
  snapshot: ChatSnapshot;
  rows: readonly Row[];
  heights: RowHeights;
}

function Rows({ client, snapshot, rows, heights }: RowsProps) {
  const intl = useIntl();
  const { agent, history, progress } = snapshot;
  const loadOlder = () => void client.loadOlder();
  const windowed = useWindowedRows(rows, heights, () => {
    // Only the user retries a failed load: staying at the top would retry it endlessly.
    if (history === 'partial') loadOlder();
  });
  useArrivals(rows, windowed);
  const keys = useRowKeys(rows, windowed, loadOlder);
  const { attachScroller, attachList, start, end, before, after } = windowed;
  const isPart = end - start < rows.length;
  const { enlarge, viewer } = usePictureViewer(rows);
  const actions = useMemo(
    () => ({
      retry: (clientId: string) => client.retry(clientId),
      discard: (clientId: string) => client.discard(clientId),
      enlarge,
    }),
    [client, enlarge],
  );
  const label = agent?.name
    ? intl.formatMessage({ id: 'chat.list.labelWith' }, { name: agent.name })
    : intl.formatMessage({ id: 'chat.list.label' });
  return (
    <div className={styles.frame}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys go between its messages */}
      <div
        ref={attachScroller}
        role="region"
        aria-label={label}
        aria-busy={history === 'loading'}
        data-component="chat-message-list"
        tabIndex={-1}
        className={styles.scroller}
        onScroll={windowed.onScroll}
        onKeyDown={keys.onKeyDown}
        onFocus={keys.onFocus}
        onCopy={copyWithCodes}
      >
        <HistoryEdge history={history} onLoad={loadOlder} />
        <MessageActionsContext value={actions}>
          {/* Safari drops the list role from lists without bullets. */}
          <ul
            part="list"
            ref={attachList}
            // oxlint-disable-next-line jsx-a11y/no-redundant-roles
            role="list"
            className={styles.list}
            style={{ paddingBlockStart: before, paddingBlockEnd: after }}
          >
            {rows.slice(start, end).map((row, index) => (
              <MessageRow
                key={row.key}
                row={row}
                position={isPart ? start + index + 1 : undefined}
                length={isPart ? rows.length : undefined}
                isTabStop={row.key === keys.tabStop}
                progress={row.clientId === null ? undefined : progress[row.clientId]}
              />
            ))}
          </ul>
        </MessageActionsContext>
      </div>
      <JumpToEnd rows={rows} far={windowed.far} leftAt={windowed.leftAt} onPress={windowed.toEnd} />
      <TypingLine client={client} />
      {viewer}
    </div>
  );
}

function Loading() {
  const intl = useIntl();
  return (
    <div className={styles.loading} role="img" aria-label={intl.formatMessage({ id: 'chat.list.loading' })}>
      {['60%', '40%', '70%', '50%'].map((width) => (
        <Skeleton key={width} width={width} height="2.5em" />
      ))}
    </div>
  );
}
