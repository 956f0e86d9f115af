import { FormattedMessage, useIntl } from 'react-intl';
import { formatDay } from '../date/index.ts';
import { formatMoney } from '../price/index.ts';

/** What a coupon holds for (R6.5). */
export type CouponScope = 'general' | 'category' | 'product';

/** A coupon (R6.5). Amounts are integer cents, instants epoch milliseconds. */
export interface Coupon {
  title: string;
  scope: CouponScope;
  /** What it takes off. */
  reduction: number;
  /** The goods must cost this much; 0 for any amount. */
  threshold: number;
  validFrom?: number | null | undefined;
  /** Without an end it is unlimited. */
  validUntil?: number | null | undefined;
  /** Days it holds once claimed, where no fixed time is set. */
  validDays?: number | null | undefined;
}

/** "From $100.00", or that any amount will do. */
export function CouponThreshold({ coupon }: { coupon: Coupon }) {
  const intl = useIntl();
  if (coupon.threshold <= 0) return <FormattedMessage id="ui.couponCard.noThreshold" />;
  return <FormattedMessage id="ui.couponCard.threshold" values={{ amount: formatMoney(intl, coupon.threshold) }} />;
}

/** From when to when it holds, in words. */
export function CouponValidity({ coupon: { validFrom, validUntil, validDays } }: { coupon: Coupon }) {
  const intl = useIntl();
  if (validUntil && validFrom) {
    const values = { from: formatDay(intl, validFrom), until: formatDay(intl, validUntil) };
    return <FormattedMessage id="ui.couponCard.between" values={values} />;
  }
  if (validUntil) return <FormattedMessage id="ui.couponCard.until" values={{ until: formatDay(intl, validUntil) }} />;
  if (validDays) return <FormattedMessage id="ui.couponCard.days" values={{ days: validDays }} />;
  return <FormattedMessage id="ui.couponCard.unlimited" />;
}
