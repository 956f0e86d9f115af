import type { OperatorPromotion } from '@rider/api/operator';
import { PROMOTION_STATES } from '@rider/model/promotion';
import { Badge } from '@rider/ui/badge';
import { Dialog } from '@rider/ui/dialog';
import { Cluster } from '@rider/ui/layout';
import { formatMoney } from '@rider/ui/price';
import { Text } from '@rider/ui/text';
import { FormattedMessage, useIntl } from 'react-intl';
import { promotionsQuery } from '../data/operator-queries.ts';
import { DialogButton } from '../list/dialog-button.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import { Period } from '../list/period.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { PreviewAtTime } from '../preview/preview-dialog.tsx';
import { PromotionDialog } from './promotion-dialog.tsx';
import { PromotionForm } from './promotion-form.tsx';

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

const promotionPeriod = ({ startsAt, endsAt }: OperatorPromotion) => <Period from={startsAt} until={endsAt} />;

/** Flash sales, presales and group buys with what they sold, the latest to end first; created, changed and stopped here. */
export default function Promotions() {
  const text = useMessages('desk.promotions');
  const nameOf = ({ title, kind, code }: OperatorPromotion) => (
    <>
      <span>{title}</span>
      <Text size="small" tone="quiet">
        {text(`kind.${kind}`)} · {code}
      </Text>
    </>
  );
  return (
    <ListScreen
      section="promotions"
      messages="desk.promotions"
      queryOf={promotionsQuery}
      states={PROMOTION_STATES}
      columns={[
        { id: 'name', cell: (promotion) => nameOf(promotion), rowHeader: true },
        { id: 'period', cell: promotionPeriod },
        {
          id: 'state',
          state: ({ state }) => state,
          tones: { scheduled: 'accent', active: 'success', ended: 'neutral', soldOut: 'warning' },
        },
        { id: 'price', numeric: true, cell: promotionPrice },
        { id: 'left', numeric: true, cell: ({ remaining, quota }) => text('leftOf', { left: remaining, quota }) },
        { id: 'pieces', numeric: true, cell: ({ pieces, orders }) => text('soldIn', { pieces, orders }) },
        { id: 'amount', money: ({ amount }) => amount },
      ]}
      getRowId={({ id }) => id}
      rowActions={({ title, state }) => [
        state === 'ended'
          ? { label: 'repeat', name: 'repeatOf', values: { title } }
          : { label: 'change', name: 'changeOf', values: { title } },
      ]}
      renderDialog={(promotion, close) => <PromotionDialog promotion={promotion} onClose={close} />}
      actions={
        <Cluster gap="x3">
          <PreviewAtTime />
          <DialogButton variant="primary" label={text('add')}>
            {(close) => (
              <Dialog open onOpenChange={close} title={text('add')}>
                <PromotionForm promotion={null} isChange={false} onSaved={close} />
              </Dialog>
            )}
          </DialogButton>
        </Cluster>
      }
    />
  );
}
