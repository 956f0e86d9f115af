import type { OperatorPromotion } from '@rider/api/operator';
import { PROMOTION_STATES } from '@rider/model/promotion';
import { Badge } from '@rider/ui/badge';
import { formatMoney } from '@rider/ui/price';
import { FormattedMessage, useIntl } from 'react-intl';
import { promotionsQuery } from '../data/operator-queries.ts';
import { ListScreen } from '../list/list-screen.tsx';
import { useMessages } from '../messages/use-messages.ts';

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
  const text = useMessages('desk.promotions');
  return (
    <ListScreen
      section="promotions"
      messages="desk.promotions"
      queryOf={promotionsQuery}
      states={PROMOTION_STATES}
      columns={[
        { id: 'name', cell: ({ title }) => title, rowHeader: true },
        { id: 'kind', cell: ({ kind }) => text(`kind.${kind}`) },
        { id: 'code', cell: ({ code }) => code },
        { id: 'starts', moment: ({ startsAt }) => startsAt },
        { id: 'ends', moment: ({ endsAt }) => endsAt },
        {
          id: 'state',
          state: ({ state }) => state,
          tones: { scheduled: 'neutral', active: 'success', ended: 'neutral', soldOut: 'warning' },
        },
        { id: 'price', numeric: true, cell: promotionPrice },
        { id: 'left', numeric: true, cell: ({ remaining, quota }) => text('leftOf', { left: remaining, quota }) },
        { id: 'orders', count: ({ orders }) => orders },
        { id: 'pieces', count: ({ pieces }) => pieces },
        { id: 'amount', money: ({ amount }) => amount },
      ]}
      getRowId={({ id }) => id}
    />
  );
}
