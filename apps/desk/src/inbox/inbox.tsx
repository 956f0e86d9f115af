import type { DeskConversation } from '@rider/api/desk';
import { useContentText } from '@rider/chat/message';
import { Avatar } from '@rider/ui/avatar';
import { CountBadge } from '@rider/ui/badge';
import { Button } from '@rider/ui/button';
import { formatMoment } from '@rider/ui/date';
import { EmptyState } from '@rider/ui/empty-state';
import { SearchField } from '@rider/ui/field';
import { Link } from '@rider/ui/link';
import { Banner } from '@rider/ui/banner';
import { Skeleton } from '@rider/ui/skeleton';
import { VisuallyHidden } from '@rider/ui/visually-hidden';
import { useDeferredValue, useState, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useConversations } from './conversations.ts';
import * as styles from './inbox.css.ts';

/** Props of `Inbox`. */
export interface InboxProps {
  /** The buyer of the open conversation. */
  current: string | undefined;
}

/** The agent's conversations, newest first; arrow keys move between them. */
export function Inbox({ current }: InboxProps) {
  const intl = useIntl();
  const [search, setSearch] = useState('');
  const { data, error, isLoading, refetch } = useConversations(useDeferredValue(search.trim()));
  return (
    <section aria-label={intl.formatMessage({ id: 'desk.inbox.title' })} className={styles.inbox}>
      <div className={styles.search}>
        <SearchField
          label={intl.formatMessage({ id: 'desk.inbox.search' })}
          hideLabel
          placeholder={intl.formatMessage({ id: 'desk.inbox.search' })}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      </div>
      {error && !data ? (
        <Banner tone="danger" live>
          <FormattedMessage id="desk.inbox.failed" />
          <Button size="small" onClick={refetch}>
            <FormattedMessage id="desk.retry" />
          </Button>
        </Banner>
      ) : isLoading && !data ? (
        <LoadingRows />
      ) : data?.length === 0 ? (
        <EmptyState icon="chat" title={<FormattedMessage id={search ? 'desk.inbox.noneFound' : 'desk.inbox.empty'} />}>
          {!search && <FormattedMessage id="desk.inbox.emptyNote" />}
        </EmptyState>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows move between the links in it
        <ul className={styles.list} onKeyDown={moveFocus}>
          {data?.map((conversation) => (
            <li key={conversation.buyerUid}>
              <Row conversation={conversation} isCurrent={conversation.buyerUid === current} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Row({ conversation, isCurrent }: { conversation: DeskConversation; isCurrent: boolean }) {
  const { buyerUid, name, company, avatar, at, unread } = conversation;
  return (
    <Link
      href={`/messages/${buyerUid}`}
      aria-current={isCurrent ? 'page' : undefined}
      data-state={unread > 0 ? 'unread' : undefined}
      className={styles.row}
    >
      <Avatar name={name} picture={avatar || null} />
      <span className={styles.who}>
        <span className={styles.name}>{name}</span>
        {company && <span className={styles.company}>{company}</span>}
      </span>
      <Time at={at} />
      <LastWords conversation={conversation} />
      {unread > 0 && (
        <span className={styles.count}>
          <CountBadge count={unread} aria-hidden />
          <VisuallyHidden>
            <FormattedMessage id="desk.inbox.unread" values={{ count: unread }} />
          </VisuallyHidden>
        </span>
      )}
    </Link>
  );
}

function LastWords({ conversation: { last } }: { conversation: DeskConversation }) {
  const wordsOf = useContentText();
  const { kind, text, fromAgent } = last;
  const words = wordsOf(
    kind === 'image'
      ? { kind, url: text }
      : kind === 'product'
        ? { kind, productId: text, product: null }
        : kind === 'order'
          ? { kind, orderNumber: text, order: null }
          : { kind: 'text', text },
  );
  return (
    <span className={styles.last}>
      {kind !== 'none' && (fromAgent ? <FormattedMessage id="desk.inbox.you" values={{ words }} /> : words)}
    </span>
  );
}

function Time({ at }: { at: number }) {
  const intl = useIntl();
  return (
    <time dateTime={new Date(at).toISOString()} className={styles.time}>
      {formatMoment(intl, at)}
    </time>
  );
}

function LoadingRows() {
  return (
    <div aria-hidden className={styles.loading}>
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} height="3.5rem" />
      ))}
    </div>
  );
}

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => Math.min(index + 1, count - 1),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_index, count) => count - 1,
};

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const links = [...event.currentTarget.querySelectorAll('a')];
  const index = links.indexOf(document.activeElement as HTMLAnchorElement);
  if (!step || index === -1) return;
  event.preventDefault();
  links[step(index, links.length)]?.focus();
}
