import type { OperatorCoupon } from '@rider/api/operator';
import type { Locale } from '@rider/model/locale';
import { formatMoment } from '@rider/ui/date';
import { formatMoney } from '@rider/ui/price';
import { useIntl } from 'react-intl';
import { useMessages } from '../messages/use-messages.ts';

/** Returns a function that words the terms of a coupon. */
export function useCouponTexts() {
  const intl = useIntl();
  const text = useMessages('desk.coupons');
  return ({ title, scope, category, products, reduction, threshold, from, until }: OperatorCoupon) => {
    const [start, end] = [from, until].map((instant) => (instant === null ? null : formatMoment(intl, instant)));
    const period = start ? (end ? 'between' : 'since') : end ? 'untilDay' : 'always';
    return {
      title: title[intl.locale as Locale],
      scope:
        scope === 'category'
          ? (category?.name ?? '')
          : scope === 'product'
            ? text('productCount', { count: products.length })
            : text('scope.general'),
      terms: text('termsOf', { reduction: formatMoney(intl, reduction), threshold: formatMoney(intl, threshold) }),
      validity: text(period, { from: start ?? '', until: end ?? '' }),
    };
  };
}
