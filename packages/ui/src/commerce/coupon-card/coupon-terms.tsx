'use client';

import type { CouponTerms } from '@rider/model/coupon';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatDay } from '../../primitives/date/index.ts';
import { formatMoney } from '../price/index.ts';

/** The fields of a coupon that are shown. */
export type Coupon = Pick<CouponTerms, 'title' | 'scope' | 'reduction' | 'threshold'> &
  Partial<Pick<CouponTerms, 'validFrom' | 'validUntil' | 'validDays'>>;

/** The minimum amount as text, or that there is none. */
export function CouponThreshold({
  coupon,
}: {
  /** The coupon. */
  coupon: Coupon;
}) {
  const intl = useIntl();
  if (coupon.threshold <= 0) return <FormattedMessage id="ui.couponCard.noThreshold" />;
  return <FormattedMessage id="ui.couponCard.threshold" values={{ amount: formatMoney(intl, coupon.threshold) }} />;
}

/** The validity period as text. */
export function CouponValidity({
  coupon: { validFrom, validUntil, validDays },
}: {
  /** The coupon. */
  coupon: Coupon;
}) {
  const intl = useIntl();
  if (validUntil && validFrom) {
    const values = { from: formatDay(intl, validFrom), until: formatDay(intl, validUntil) };
    return <FormattedMessage id="ui.couponCard.between" values={values} />;
  }
  if (validUntil) return <FormattedMessage id="ui.couponCard.until" values={{ until: formatDay(intl, validUntil) }} />;
  if (validDays) return <FormattedMessage id="ui.couponCard.days" values={{ days: validDays }} />;
  return <FormattedMessage id="ui.couponCard.unlimited" />;
}
