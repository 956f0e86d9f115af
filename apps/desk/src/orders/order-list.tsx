import { type OperatorOrder } from '@rider/api/operator';
import { isPartShipped, shippedOf, shownOrderState, STORED_ORDER_STATES } from '@rider/model/order';
import type { DataColumn } from '@rider/ui/data-table';
import { formatMoment } from '@rider/ui/date';
import { LinkButton } from '@rider/ui/button';
import { Link } from '@rider/ui/link';
import { OrderStatus } from '@rider/ui/order-status';
import { formatMoney } from '@rider/ui/price';
import { FormattedMessage, useIntl } from 'react-intl';
import { ListScreen } from '../list/list-screen.tsx';
import { ordersQuery } from '../data/operator-queries.ts';
import { useOptionalQuery } from '../data/use-query.ts';
import { toShipQuery } from './to-ship.tsx';
import type { MessageIdBelow } from '../messages/ids.ts';
import { orderAddress } from '../data/addresses.ts';

function orderLink({ number }: OperatorOrder) {
  return <Link href={orderAddress(number)}>{number}</Link>;
}

function orderState(order: OperatorOrder) {
  return (
    <>
      <OrderStatus state={shownOrderState(order)} />{' '}
      {isPartShipped(order) && <FormattedMessage id="desk.order.partShipped" values={shippedOf(order)} />}
    </>
  );
}

/** All orders, newest first. */
export function OrderList() {
  const intl = useIntl();
  const { data: toShip } = useOptionalQuery(toShipQuery);
  const say = (name: MessageIdBelow<'desk.order'>) => intl.formatMessage({ id: `desk.order.${name}` });
  const columns: DataColumn<OperatorOrder>[] = [
    {
      id: 'number',
      label: say('number'),
      cell: orderLink,
      rowHeader: true,
    },
    { id: 'placed', label: say('placed'), cell: ({ createdAt }) => formatMoment(intl, createdAt) },
    { id: 'buyer', label: say('buyer'), cell: ({ buyer }) => buyer.company || buyer.name },
    { id: 'purchaseOrder', label: say('purchaseOrder'), cell: ({ purchaseOrderNumber }) => purchaseOrderNumber },
    { id: 'state', label: say('state'), cell: orderState },
    { id: 'pieces', label: say('pieces'), cell: ({ pieces }) => intl.formatNumber(pieces), numeric: true },
    { id: 'total', label: say('total'), cell: ({ total }) => formatMoney(intl, total), numeric: true },
  ];
  return (
    <ListScreen
      zoned
      title={intl.formatMessage({ id: 'desk.section.orders' })}
      queryOf={ordersQuery}
      searchLabel={say('search')}
      states={{
        label: say('state'),
        all: say('allStates'),
        options: STORED_ORDER_STATES.map((state) => ({
          value: state,
          label: intl.formatMessage({ id: `ui.orderStatus.${state}` }),
        })),
      }}
      columns={columns}
      getRowId={({ number }) => number}
      empty={say('none')}
      actions={
        <LinkButton href="/orders/to-ship" variant="primary">
          <FormattedMessage id="desk.toShip.title" values={{ count: toShip?.total ?? 0 }} />
        </LinkButton>
      }
    />
  );
}
