import { money, moneyFromDecimal, moneyToDecimal, type Money } from '@rider/model/money';
import { reductionOf, type Quote, type QuoteLine } from '@rider/model/quote';
import type { IntlShape } from 'react-intl';

/** A line as typed. */
export interface TypedLine extends Pick<
  QuoteLine,
  'id' | 'code' | 'name' | 'variant' | 'unit' | 'listPrice' | 'stock' | 'previous'
> {
  quantity: string;
  unitPrice: string;
  shipsBy: string;
}

/** The lines of a quote as they are first shown: as offered, else at list prices. */
export function typedLines({ lines }: Quote): TypedLine[] {
  return lines.map(({ offered, quantity, ...line }) => ({
    ...line,
    quantity: String(quantity),
    unitPrice: moneyToDecimal(offered?.unitPrice ?? line.listPrice),
    shipsBy: offered?.shipsBy ?? '',
  }));
}

/** A typed amount; null for what is none. */
export function centsOf(typed: string): Money | null {
  return /^\d{1,7}(\.\d{1,2})?$/.test(typed.trim()) ? moneyFromDecimal(typed.trim()) : null;
}

/** How much an amount is below the one at list prices: `-12.5%`. */
export function percentText(intl: IntlShape, list: number, amount: number): string {
  if (list <= 0 || !Number.isFinite(list + amount)) return '';
  const tenths = reductionOf(money(Math.round(list)), money(Math.round(amount)));
  return intl.formatNumber(-tenths / 1000, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' });
}

/** The lines at a percentage below list prices, at least one cent each. */
export function withReduction(lines: readonly TypedLine[], percent: number): TypedLine[] {
  return lines.map((line) => ({
    ...line,
    unitPrice: moneyToDecimal(money(Math.max(1, Math.round((line.listPrice * (100 - percent)) / 100)))),
  }));
}
