import type { OperatorOverview, WaitingKind } from '@rider/api/operator';
import { StatTile, StatTiles } from '@rider/ui/stat-tile';
import { useIntl } from 'react-intl';
import { useMessages } from '../messages/use-messages.ts';
import * as styles from './overview.css.ts';

/** The lists that are counted, in their order. */
const LISTS: Readonly<Record<WaitingKind, string>> = {
  toShip: '/orders/to-ship',
  quotes: '/quotes?state=requested',
  refunds: '/refunds?state=applied',
  chats: '/messages',
  accountRequests: '/account-requests?state=pending',
  taxCertificates: '/tax-certificates?state=pending',
  feedback: '/feedback?state=unanswered',
  payments: '/payments?state=task',
  lowStock: '/stock?state=low',
  soldOut: '/stock?state=sold-out',
  emails: '/outbox?state=failed',
};

/** How much waits in each list, as links to the lists. */
export function Waiting({ counts }: { counts: OperatorOverview['waiting'] }) {
  const intl = useIntl();
  const text = useMessages('desk.overview.waiting');
  return (
    <StatTiles className={styles.waiting}>
      {(Object.entries(LISTS) as [WaitingKind, string][]).map(([kind, href]) => {
        const count = counts[kind];
        return count === undefined ? null : (
          <StatTile key={kind} label={text(kind)} value={intl.formatNumber(count)} href={href} />
        );
      })}
    </StatTiles>
  );
}
