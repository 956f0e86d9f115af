import { screens } from '@rider/model/screens';
import { shownOrderState, type Order } from '@rider/model/order';
import type { OrderLine } from '@rider/model/order-line';
import { Button } from '@rider/ui/button';
import { formatDay } from '@rider/ui/date';
import { Disclosure } from '@rider/ui/disclosure';
import { Link } from '@rider/ui/link';
import { Banner } from '@rider/ui/banner';
import { OrderStatus } from '@rider/ui/order-status';
import { formatMoney } from '@rider/ui/price';
import { Skeleton } from '@rider/ui/skeleton';
import { Text } from '@rider/ui/text';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { buyerOrdersQuery } from '../data/queries.ts';
import { useOptionalQuery } from '../data/use-query.ts';
import * as styles from './buyer-pane.css.ts';

/** Props of `BuyerOrders`. */
export interface BuyerOrdersProps {
  buyerUid: string;
  /** Number of the order that is expanded initially. */
  chosen: string | null;
}

/** The buyer's latest orders; each expands to its lines. */
export function BuyerOrders({ buyerUid, chosen }: BuyerOrdersProps) {
  const { key } = useLocation();
  const { data, error, refetch } = useOptionalQuery(buyerOrdersQuery(buyerUid));
  if (error && !data)
    return (
      <Banner tone="danger" live>
        <FormattedMessage id="desk.orders.failed" />
        <Button size="small" onClick={refetch}>
          <FormattedMessage id="desk.retry" />
        </Button>
      </Banner>
    );
  if (!data)
    return (
      <div aria-busy className={styles.list}>
        <Skeleton height="5rem" />
        <Skeleton height="5rem" />
      </div>
    );
  if (data.items.length === 0)
    return (
      <Text tone="quiet">
        <FormattedMessage id="desk.orders.none" />
      </Text>
    );
  return (
    <ul className={styles.list}>
      {data.items.map((order) => {
        const isChosen = order.number === chosen;
        // A new key remounts the row, so that choosing an order again expands it even if it was collapsed meanwhile.
        return <OrderRow key={isChosen ? `${order.number} ${key}` : order.number} order={order} isChosen={isChosen} />;
      })}
    </ul>
  );
}

function OrderRow({ order, isChosen }: { order: Order; isChosen: boolean }) {
  const intl = useIntl();
  const { number, createdAt, lines, pieces, total } = order;
  return (
    <li className={styles.order}>
      <div className={styles.line}>
        <OrderStatus state={shownOrderState(order)} />
        <strong className={styles.total}>{formatMoney(intl, total)}</strong>
      </div>
      <Disclosure defaultOpen={isChosen} summary={<span className={styles.number}>{number}</span>}>
        <ul className={styles.lines}>
          {lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </ul>
      </Disclosure>
      <Text size="small" tone="quiet">
        <FormattedMessage id="desk.orders.when" values={{ day: formatDay(intl, createdAt), pieces }} />
      </Text>
    </li>
  );
}

function Line({ line }: { line: OrderLine }) {
  const intl = useIntl();
  const { productId, name, variant, quantity, unitPrice } = line;
  return (
    <li className={styles.orderLine}>
      <Link href={screens.product(productId)}>{name}</Link>
      <Text size="small" tone="quiet">
        <FormattedMessage
          id="desk.orders.line"
          values={{ variant, quantity: intl.formatNumber(quantity), price: formatMoney(intl, unitPrice) }}
        />
      </Text>
    </li>
  );
}
