import { getDeskOrders } from '@rider/api/desk';
import type { Order } from '@rider/api/order';
import { Button } from '@rider/ui/button';
import { formatDay } from '@rider/ui/date';
import { Notice } from '@rider/ui/notice';
import { OrderStatus } from '@rider/ui/order-status';
import { formatMoney } from '@rider/ui/price';
import { Skeleton } from '@rider/ui/skeleton';
import { Heading, Text } from '@rider/ui/text';
import { FormattedMessage, useIntl } from 'react-intl';
import useSWR from 'swr';
import { api } from '../session/desk-api.ts';
import * as styles from './buyer-pane.css.ts';

/** The buyer's latest orders beside the conversation. */
export function BuyerPane({ buyerUid }: { buyerUid: string }) {
  const intl = useIntl();
  const { data, error, mutate } = useSWR(['kefuapi/orders', buyerUid], () => getDeskOrders(api, buyerUid));
  return (
    <aside aria-label={intl.formatMessage({ id: 'desk.orders.title' })} className={styles.pane}>
      <Heading level={2} size="large">
        <FormattedMessage id="desk.orders.title" />
      </Heading>
      {error && !data ? (
        <Notice tone="error" live>
          <FormattedMessage id="desk.orders.failed" />
          <Button size="small" onClick={() => void mutate()}>
            <FormattedMessage id="desk.retry" />
          </Button>
        </Notice>
      ) : !data ? (
        <div aria-busy className={styles.list}>
          <Skeleton height="5rem" />
          <Skeleton height="5rem" />
        </div>
      ) : data.items.length === 0 ? (
        <Text tone="quiet">
          <FormattedMessage id="desk.orders.none" />
        </Text>
      ) : (
        <ul className={styles.list}>
          {data.items.map((order) => (
            <OrderRow key={order.number} order={order} />
          ))}
        </ul>
      )}
    </aside>
  );
}

function OrderRow({ order }: { order: Order }) {
  const intl = useIntl();
  const { number, state, createdAt, lines, pieces, total } = order;
  return (
    <li className={styles.order}>
      <div className={styles.line}>
        <OrderStatus state={state} />
        <strong className={styles.total}>{formatMoney(intl, total)}</strong>
      </div>
      <Text size="small">
        {lines[0]?.name}
        {lines.length > 1 && <FormattedMessage id="desk.orders.more" values={{ count: lines.length - 1 }} />}
      </Text>
      <Text size="small" tone="quiet" className={styles.number}>
        {number}
      </Text>
      <Text size="small" tone="quiet">
        <FormattedMessage id="desk.orders.when" values={{ day: formatDay(intl, createdAt), pieces }} />
      </Text>
    </li>
  );
}
