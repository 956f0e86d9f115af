import type { Money } from '@rider/model/money';
import type { IntlShape } from 'react-intl';

/** What `formatMoney` needs of react-intl. */
export type MoneyIntl = Pick<IntlShape, 'formatNumber'> & Partial<Pick<IntlShape, 'formats'>>;

/**
 * Formats an amount in the page's language: 123450 → "$1,234.50". US dollars, unless the provider's `formats.number.money` says
 * otherwise. The only place that does.
 */
export function formatMoney(intl: MoneyIntl, amount: Money): string {
  const own = intl.formats?.number?.['money'];
  return intl.formatNumber(amount / 100, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    ...own,
  });
}
