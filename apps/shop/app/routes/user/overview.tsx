import { shownOrderState, type Order } from '@rider/model/order';
import { screens } from '@rider/model/screens';
import type { User } from '@rider/model/account';
import { Avatar } from '@rider/ui/avatar';
import { Badge } from '@rider/ui/badge';
import { Link } from '@rider/ui/link';
import { OrderCard } from '@rider/ui/order-card';
import { EmptyState } from '@rider/ui/empty-state';
import { LinkButton } from '@rider/ui/button';
import { formatMoney } from '@rider/ui/price';
import { StatTile, StatTiles } from '@rider/ui/stat-tile';
import { Heading, Text } from '@rider/ui/text';
import { FormattedMessage, useIntl } from 'react-intl';
import { browserLoader } from '../../data/browser-load.ts';
import { Part } from '../../data/part.tsx';
import { recentOrdersQuery } from '../../order/order-queries.ts';
import { userQuery } from '../../data/queries.ts';
import { buyerLoader } from '../../data/server-load.ts';
import { useQuery } from '../../data/use-query.ts';
import { OrderActions } from '../../order/order-actions.tsx';
import { PageHead } from '../../page-head/page-head.tsx';
import * as styles from './layout.css.ts';

export const loader = buyerLoader([userQuery, recentOrdersQuery]);

export const clientLoader = browserLoader([userQuery, recentOrdersQuery]);

/** Counters of orders by state, as links to the list. */
const COUNTERS = [
  ['unpaid', 'pending-payment'],
  ['toShip', 'pending-shipment'],
  ['toReceive', 'to-receive'],
  ['toReview', 'to-review'],
] as const;

/** The first screen of the user area: buyer, balance, counters, recent orders. */
export default function Overview() {
  const intl = useIntl();
  const user = useQuery(userQuery);
  return (
    <>
      <PageHead title={intl.formatMessage({ id: 'shop.user.title' })} />
      <Person user={user} />
      <StatTiles className={styles.figures}>
        <StatTile
          icon="wallet"
          label={<FormattedMessage id="ui.balanceSummary.available" />}
          value={formatMoney(intl, user.balance)}
          href={screens.balance}
        />
        <StatTile
          icon="star"
          label={<FormattedMessage id="ui.accountNavigation.coupons" />}
          value={intl.formatNumber(user.coupons)}
          href={screens.coupons}
        />
        {user.unreadNotices !== null && (
          <StatTile
            icon="chat"
            label={<FormattedMessage id="shop.user.unread" />}
            value={intl.formatNumber(user.unreadNotices)}
            href={screens.messages}
          />
        )}
        <StatTile
          icon="truck"
          label={<FormattedMessage id="shop.user.refunds" />}
          value={intl.formatNumber(user.orderCounts.refunds)}
          href={screens.refunds}
        />
      </StatTiles>
      <Heading level={2} size="title3">
        <FormattedMessage id="ui.accountNavigation.orders" />
      </Heading>
      <StatTiles className={styles.figures}>
        {COUNTERS.map(([key, state]) => (
          <StatTile
            key={key}
            label={<FormattedMessage id={`ui.orderStatus.${state}`} />}
            value={intl.formatNumber(user.orderCounts[key])}
            href={`${screens.orders}?state=${state}`}
          />
        ))}
      </StatTiles>
      <Heading level={2} size="title3">
        <FormattedMessage id="shop.user.recent" />
      </Heading>
      <Part query={recentOrdersQuery}>{({ items }) => <RecentOrders orders={items} />}</Part>
    </>
  );
}

function RecentOrders({ orders }: { orders: readonly Order[] }) {
  const intl = useIntl();
  if (orders.length === 0)
    return (
      <EmptyState
        title={intl.formatMessage({ id: 'shop.orders.empty' })}
        actions={
          <LinkButton href={screens.categories} variant="primary">
            <FormattedMessage id="shop.cart.browse" />
          </LinkButton>
        }
      />
    );
  return (
    <ul className={styles.orders}>
      {orders.map((order) => (
        <li key={order.number}>
          <OrderCard order={{ ...order, state: shownOrderState(order) }} actions={<OrderActions order={order} />} />
        </li>
      ))}
    </ul>
  );
}

/** The buyer: picture, name, member badge, company. */
function Person({ user }: { user: User }) {
  const name = user.nickname || user.account;
  return (
    <div className={styles.person}>
      <Avatar name={name} picture={user.avatar} size="large" />
      <div>
        <div className={styles.personName}>
          <Heading level={1} size="title2">
            <FormattedMessage id="shop.user.hello" values={{ name }} />
          </Heading>
          {user.memberBadge && (
            <Badge tone="accent">
              <FormattedMessage id="ui.header.member" />
            </Badge>
          )}
        </div>
        {user.company && <Text tone="quiet">{user.company}</Text>}
        <Link href={screens.profile}>
          <FormattedMessage id="shop.user.edit" />
        </Link>
      </div>
    </div>
  );
}
