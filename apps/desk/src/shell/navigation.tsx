import { CountBadge } from '@rider/ui/badge';
import { Button } from '@rider/ui/button';
import { Dialog } from '@rider/ui/dialog';
import { Link } from '@rider/ui/link';
import { VisuallyHidden } from '@rider/ui/visually-hidden';
import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { quotesQuery } from '../data/operator-queries.ts';
import { useOptionalQuery } from '../data/use-query.ts';
import { unreadIn, useConversations } from '../inbox/conversations.ts';
import { useAgent } from '../session/agent.tsx';
import * as styles from './navigation.css.ts';
import { sectionGroupsOf, type SectionGroup } from './sections.ts';

/** Only their number is shown. */
const REQUESTED = { state: 'requested', page: 1, pageSize: 1 };
/** Interval of refetches (ms). */
const REFRESH_MS = 60_000;

/** Links to the messages and the sections that the agent may use, in groups. */
export function Navigation() {
  const intl = useIntl();
  const { staffRole } = useAgent();
  return (
    <nav aria-label={intl.formatMessage({ id: 'desk.sections' })} className={styles.navigation}>
      {sectionGroupsOf(staffRole).map((group) => (
        <Group key={group.name} {...group} />
      ))}
    </nav>
  );
}

function Group({ name, sections }: SectionGroup) {
  const heading = useId();
  const hasMessages = name === 'chat';
  if (sections.length === 0 && !hasMessages) return null;
  return (
    <div className={styles.group}>
      {name !== 'start' && (
        <p id={heading} className={styles.heading}>
          <FormattedMessage id={`desk.group.${name}`} />
        </p>
      )}
      <ul {...(name !== 'start' && { 'aria-labelledby': heading })} className={styles.links}>
        {hasMessages && (
          <NavigationLink path="messages">
            <FormattedMessage id="desk.messages" />
            <Unread />
          </NavigationLink>
        )}
        {sections.map(({ path }) => (
          <NavigationLink key={path} path={path}>
            <FormattedMessage id={`desk.section.${path}`} />
            {path === 'quotes' && <RequestedQuotes />}
          </NavigationLink>
        ))}
      </ul>
    </div>
  );
}

function NavigationLink({ path, children }: { path: string; children: ReactNode }) {
  const isOpen = useLocation().pathname.split('/')[1] === path;
  const link = useRef<HTMLAnchorElement>(null);
  // The navigation scrolls: the open section comes into view when it opens, and not again with each new answer.
  useLayoutEffect(() => {
    if (isOpen) link.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <li>
      <Link href={`/${path}`} ref={link} {...(isOpen && { 'aria-current': 'page' })} className={styles.link}>
        {children}
      </Link>
    </li>
  );
}

/** A count with its name for screen readers. */
function Counted({ count, name }: { count: number; name: 'desk.inbox.unread' | 'desk.quote.toPrice' }) {
  return (
    <>
      <CountBadge count={count} aria-hidden />
      {count > 0 && (
        <VisuallyHidden>
          <FormattedMessage id={name} values={{ count }} />
        </VisuallyHidden>
      )}
    </>
  );
}

/** The unread messages of all conversations. */
function Unread() {
  return <Counted count={unreadIn(useConversations().data)} name="desk.inbox.unread" />;
}

/** The quotes that wait for prices. */
function RequestedQuotes() {
  const requested = useOptionalQuery(quotesQuery(REQUESTED), { refreshInterval: REFRESH_MS });
  return <Counted count={requested.data?.total ?? 0} name="desk.quote.toPrice" />;
}

/** A button that opens the navigation as a drawer; following a link closes it. */
export function NavigationDrawer() {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const title = <FormattedMessage id="desk.sections" />;
  return (
    <Dialog
      place="end"
      title={title}
      open={openedAt === key}
      onOpenChange={(open) => setOpenedAt(open ? key : null)}
      trigger={
        <Button icon="menu" size="small" className={styles.opensDrawer}>
          {title}
          <Unread />
        </Button>
      }
    >
      <Navigation />
    </Dialog>
  );
}
