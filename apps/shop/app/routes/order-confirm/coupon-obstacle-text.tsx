import type { CheckoutCoupon } from '@rider/model/coupon';
import { formatMoney } from '@rider/ui/price';
import { FormattedMessage, useIntl } from 'react-intl';

/** Why a coupon cannot be used for the order, and what it lacks. */
export function CouponObstacleText({ coupon }: { coupon: CheckoutCoupon }) {
  const intl = useIntl();
  switch (coupon.obstacle) {
    case null:
      return null;
    case 'not-yet-valid':
      return <FormattedMessage id="shop.checkout.coupon.notYetValid" />;
    case 'other-goods':
      return <FormattedMessage id="shop.checkout.coupon.otherItems" />;
    case 'below-threshold':
      return (
        <FormattedMessage
          id="shop.checkout.coupon.belowThreshold"
          values={{ amount: formatMoney(intl, coupon.missing) }}
        />
      );
    case 'above-goods':
      return (
        <FormattedMessage
          id="shop.checkout.coupon.aboveItems"
          values={{ amount: formatMoney(intl, coupon.reduction) }}
        />
      );
  }
}
