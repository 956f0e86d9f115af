import type { OperatorCoupon } from '@rider/api/operator';
import { COUPON_STATES } from '@rider/model/coupon';
import { Dialog } from '@rider/ui/dialog';
import { FormattedMessage } from 'react-intl';
import { couponsQuery } from '../data/operator-queries.ts';
import { DialogButton } from '../list/dialog-button.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import { Period } from '../list/period.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { CouponDialog } from './coupon-dialog.tsx';
import { CouponForm } from './coupon-form.tsx';
import { useCouponTexts } from './use-coupon-texts.ts';

const validity = (coupon: OperatorCoupon) =>
  coupon.from === null && coupon.until === null ? (
    <FormattedMessage id="desk.coupons.always" />
  ) : (
    <Period from={coupon.from} until={coupon.until} />
  );

/** Coupons with their use; created, changed, extended and stopped here. */
export default function Coupons() {
  const text = useMessages('desk.coupons');
  const textsOf = useCouponTexts();
  return (
    <ListScreen
      section="coupons"
      messages="desk.coupons"
      queryOf={couponsQuery}
      states={COUPON_STATES}
      columns={[
        { id: 'title', cell: (coupon) => textsOf(coupon).title, rowHeader: true },
        { id: 'scope', cell: (coupon) => textsOf(coupon).scope },
        { id: 'terms', cell: (coupon) => textsOf(coupon).terms },
        { id: 'valid', cell: validity },
        {
          id: 'state',
          state: ({ state }) => state,
          tones: { scheduled: 'accent', active: 'success', usedUp: 'warning', stopped: 'neutral', ended: 'neutral' },
        },
        { id: 'claimed', numeric: true, cell: ({ claimed, total }) => text('claimedOf', { claimed, total }) },
        { id: 'used', count: ({ used }) => used },
        { id: 'given', money: ({ given }) => given },
      ]}
      getRowId={({ id }) => id}
      rowActions={(coupon) =>
        coupon.state === 'stopped'
          ? []
          : [{ label: 'change', name: 'changeOf', values: { title: textsOf(coupon).title } }]
      }
      renderDialog={(coupon, close) => <CouponDialog coupon={coupon} onClose={close} />}
      actions={
        <DialogButton variant="primary" label={text('add')}>
          {(close) => (
            <Dialog open onOpenChange={close} title={text('add')}>
              <CouponForm coupon={null} onSaved={close} />
            </Dialog>
          )}
        </DialogButton>
      }
    />
  );
}
