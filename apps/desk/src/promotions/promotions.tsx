import type { OperatorPromotion } from '@rider/api/operator';
import { PROMOTION_STATES } from '@rider/model/promotion';
import { Badge } from '@rider/ui/badge';
import type { DataColumn } from '@rider/ui/data-table';
import { formatMoment } from '@rider/ui/date';
import { formatMoney } from '@rider/ui/price';
import { FormattedMessage, useIntl } from 'react-intl';
import { promotionsQuery } from '../data/operator-queries.ts';
import { ListScreen } from '../list/list-screen.tsx';
import { stateCell } from '../list/state-cell.tsx';
import { stateFilter } from '../list/state-filter.ts';
import type { MessageIdBelow } from '../messages/ids.ts';

const stateBadge = stateCell('desk.promotions.state', {
  scheduled: 'neutral',
  active: 'success',
  ended: 'neutral',
  soldOut: 'warning',
});

/** The price, with a warning where buyers pay less without the promotion. */
function PromotionPrice({ promotion: { price, cheaper } }: { promotion: OperatorPromotion }) {
  const intl = useIntl();
  return (
    <>
      {formatMoney(intl, price)}
      {cheaper && (
        <>
          {' '}
          <Badge tone="warning">
            <FormattedMessage
              id="desk.promotions.cheaper"
              values={{ from: cheaper.from, price: formatMoney(intl, cheaper.price) }}
            />
          </Badge>
        </>
      )}
    </>
  );
}

const promotionPrice = (promotion: OperatorPromotion) => <PromotionPrice promotion={promotion} />;

/** Flash sales, presales and group buys with what they sold, the latest to end first. */
export default function Promotions() {
  const intl = useIntl();
  const say = (name: MessageIdBelow<'desk.promotions'>) => intl.formatMessage({ id: `desk.promotions.${name}` });
  const columns: DataColumn<OperatorPromotion>[] = [
    { id: 'title', label: say('name'), cell: ({ title }) => title, rowHeader: true },
    { id: 'kind', label: say('kind'), cell: ({ kind }) => say(`kind.${kind}`) },
    { id: 'code', label: say('code'), cell: ({ code }) => code },
    { id: 'starts', label: say('starts'), cell: ({ startsAt }) => formatMoment(intl, startsAt) },
    { id: 'ends', label: say('ends'), cell: ({ endsAt }) => formatMoment(intl, endsAt) },
    {
      id: 'state',
      label: say('state'),
      cell: stateBadge,
    },
    { id: 'price', label: say('price'), numeric: true, cell: promotionPrice },
    {
      id: 'left',
      label: say('left'),
      numeric: true,
      cell: (row) => intl.formatMessage({ id: 'desk.promotions.leftOf' }, { left: row.remaining, quota: row.quota }),
    },
    { id: 'orders', label: say('orders'), numeric: true, cell: ({ orders }) => intl.formatNumber(orders) },
    { id: 'pieces', label: say('pieces'), numeric: true, cell: ({ pieces }) => intl.formatNumber(pieces) },
    { id: 'amount', label: say('amount'), numeric: true, cell: ({ amount }) => formatMoney(intl, amount) },
  ];
  return (
    <ListScreen
      zoned
      title={intl.formatMessage({ id: 'desk.section.promotions' })}
      queryOf={promotionsQuery}
      searchLabel={say('search')}
      states={stateFilter(PROMOTION_STATES, say)}
      columns={columns}
      getRowId={({ id }) => id}
      getRowName={({ title }) => title}
      empty={say('empty')}
    />
  );
}
