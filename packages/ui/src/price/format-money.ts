import type { Money } from '@rider/model/money';
import type { IntlShape } from 'react-intl';

/** Formats an amount (US dollars) in the page's language: 123450 → "$1,234.50". The only place that does. */
export function formatMoney(intl: Pick<IntlShape, 'formatNumber'>, amount: Money): string {
  return intl.formatNumber(amount / 100, { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' });
}
