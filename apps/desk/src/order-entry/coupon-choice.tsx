import type { QuotedCoupon } from '@rider/api/operator';
import { Select } from '@rider/ui/field';
import { formatMoney } from '@rider/ui/price';
import { useIntl } from 'react-intl';
import { useMessages } from '../messages/use-messages.ts';

/** Props of `CouponChoice`. */
export interface CouponChoiceProps {
  /** The coupons of the quote; empty before there is one. */
  coupons: readonly QuotedCoupon[];
  /** Empty for none. */
  value: string;
  onChoose: (couponId: string) => void;
}

/** One of the buyer's coupons; those that the order cannot use say why. Absent for a buyer without any. */
export function CouponChoice({ coupons, value, onChoose }: CouponChoiceProps) {
  const intl = useIntl();
  const text = useMessages('desk.orderEntry');
  if (coupons.length === 0 && value === '') return null;
  const chosen = coupons.find(({ id }) => id === value);
  return (
    <Select
      label={text('coupon')}
      description={chosen?.obstacle && text('coupon.leftOut')}
      value={value}
      onChange={(event) => onChoose(event.currentTarget.value)}
    >
      <option value="">{text('coupon.none')}</option>
      {value !== '' && !chosen && <option value={value}>{text('coupon.chosen')}</option>}
      {coupons.map(({ id, title, reduction, obstacle, missing }) => (
        <option key={id} value={id} disabled={obstacle !== null}>
          {text(`coupon.${obstacle ?? 'usable'}`, {
            title,
            reduction: formatMoney(intl, reduction),
            missing: formatMoney(intl, missing),
          })}
        </option>
      ))}
    </Select>
  );
}
