import type { Money } from '@rider/model/money';
import type { IntlShape } from 'react-intl';

/** The parts of react-intl that `formatMoney` uses. */
export type MoneyIntl = Pick<IntlShape, 'formatNumber'> & Partial<Pick<IntlShape, 'formats'>>;

/**
 * Formats an amount in the page's language: 123450 → "$1,234.50". US dollars unless the provider has `formats.number.money`. Do not format
 * money elsewhere.
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
