import { DEFAULT_FORMATS, moneyFormat } from '@rider/model/locale';
import type { Money } from '@rider/model/money';
import type { IntlShape } from 'react-intl';

/** The parts of react-intl that `formatMoney` uses. */
export type MoneyIntl = Pick<IntlShape, 'formatNumber'> & Partial<Pick<IntlShape, 'formats'>>;

/** The currency of the page's amounts, an ISO code. */
export function currencyOf({ formats }: Partial<Pick<IntlShape, 'formats'>>): string {
  return formats?.number?.['money']?.currency ?? DEFAULT_FORMATS.currency;
}

/** The symbol of the page's currency, such as "$", for the start of an amount field. */
export function currencySymbol(intl: Pick<IntlShape, 'formatNumberToParts' | 'formats'>): string {
  const parts = intl.formatNumberToParts(0, moneyFormat(currencyOf(intl)));
  return parts.find(({ type }) => type === 'currency')?.value ?? currencyOf(intl);
}

/**
 * Formats an amount in the page's language: 123450 → "$1,234.50". US dollars unless the provider has `formats.number.money`. Do not format
 * money elsewhere.
 */
export function formatMoney(intl: MoneyIntl, amount: Money): string {
  const own = intl.formats?.number?.['money'];
  return intl.formatNumber(amount / 100, {
    ...moneyFormat(currencyOf(intl)),
    ...own,
  });
}
