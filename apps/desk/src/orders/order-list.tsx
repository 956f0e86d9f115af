import { DAY_FILTERS, TAG_FILTER, type OperatorOrder } from '@rider/api/operator';
import { isPartShipped, shippedOf, shownOrderState, STORED_ORDER_STATES } from '@rider/model/order';
import { Badge } from '@rider/ui/badge';
import { LinkButton } from '@rider/ui/button';
import { Cluster } from '@rider/ui/layout';
import { OrderStatus } from '@rider/ui/order-status';
import { FormattedMessage, useIntl } from 'react-intl';
import { ShipByBadge } from '../delivery-terms/ship-by-badge.tsx';
import { DialogButton } from '../list/dialog-button.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import { ordersQuery, orderTagsQuery } from '../data/operator-queries.ts';
import { useOptionalQuery } from '../data/use-query.ts';
import { useMayUse } from '../session/agent.tsx';
import { ExportOrders } from './export-orders.tsx';
import { toShipQuery, ToShipTitle } from './shipping/to-ship.tsx';
import { orderAddress } from '../data/addresses.ts';

function orderState(order: OperatorOrder) {
  return (
    <>
      <OrderStatus state={shownOrderState(order)} /> <ShipByBadge order={order} />{' '}
      {isPartShipped(order) && <FormattedMessage id="desk.order.partShipped" values={shippedOf(order)} />}
    </>
  );
}

function orderTags({ tags }: OperatorOrder) {
  return (
    <Cluster gap="x1">
      {tags.map((tag) => (
        <Badge key={tag}>{tag}</Badge>
      ))}
    </Cluster>
  );
}

/** All orders, newest first. */
export function OrderList() {
  const intl = useIntl();
  const mayOrder = useMayUse('buyers');
  const { data: tags = [] } = useOptionalQuery(orderTagsQuery);
  const { data: toShip } = useOptionalQuery(toShipQuery);
  return (
    <ListScreen
      section="orders"
      messages="desk.order"
      queryOf={ordersQuery}
      states={[
        ...STORED_ORDER_STATES.map((value) => ({
          value,
          label: intl.formatMessage({ id: `ui.orderStatus.${value}` }),
        })),
        ...DAY_FILTERS.map((value) => ({ value, label: intl.formatMessage({ id: `desk.terms.filter.${value}` }) })),
        ...tags.map((tag) => ({
          value: `${TAG_FILTER}${tag}`,
          label: intl.formatMessage({ id: 'desk.order.tags.filter' }, { tag }),
        })),
      ]}
      columns={[
        {
          id: 'number',
          text: ({ number }) => number,
          href: ({ number }) => orderAddress(number),
          isWhole: true,
          rowHeader: true,
        },
        { id: 'placed', moment: ({ createdAt }) => createdAt },
        { id: 'buyer', cell: ({ buyer }) => buyer.company || buyer.name },
        {
          id: 'purchaseOrder',
          cell: ({ purchaseOrderNumber, deliveryTerms }) =>
            [purchaseOrderNumber, deliveryTerms?.job].filter(Boolean).join(' · '),
        },
        { id: 'state', cell: orderState },
        { id: 'tags', cell: orderTags },
        { id: 'pieces', count: ({ pieces }) => pieces },
        { id: 'total', money: ({ total }) => total },
      ]}
      getRowId={({ number }) => number}
      actions={
        <Cluster gap="x3">
          <DialogButton label={intl.formatMessage({ id: 'desk.orderExport.title' })}>
            {(close) => <ExportOrders onClose={close} />}
          </DialogButton>
          {mayOrder && (
            <LinkButton href="/orders/new">
              <FormattedMessage id="desk.orderEntry.title" />
            </LinkButton>
          )}
          <LinkButton href="/orders/to-ship" variant="primary">
            <ToShipTitle total={toShip?.total} />
          </LinkButton>
        </Cluster>
      }
    />
  );
}
