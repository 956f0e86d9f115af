import type { IntlShape } from 'react-intl';

/** Writes an integer number of cents (US dollars, R1.6) in the page's language: 123450 → "$1,234.50". The one place where money becomes text. */
export function formatMoney(intl: Pick<IntlShape, 'formatNumber'>, cents: number): string {
  return intl.formatNumber(cents / 100, { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' });
}
