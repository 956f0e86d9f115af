'use client';

import type { Money } from '@rider/model/money';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatMoney } from '../price/index.ts';
import * as styles from './quantity-breaks.css.ts';
import { quantityBreakRanges, type QuantityBreak } from '@rider/model/price';

/** Props of the table of one variant. */
export interface QuantityBreaksProps {
  /** Unit price below the first break. */
  basePrice: Money;
  /** Ascending by quantity; renders nothing when empty. */
  breaks: readonly QuantityBreak[];
  /** Smallest quantity that can be ordered; the first row starts with it. */
  minimum?: number | undefined;
  /** The chosen quantity; its row is marked. */
  quantity?: number | undefined;
}

/** The prices by quantity; marks the row of the chosen quantity by text and color. */
export function QuantityBreaks({ basePrice, breaks, minimum = 1, quantity }: QuantityBreaksProps) {
  const intl = useIntl();
  if (breaks.length === 0) return null;
  return (
    <table data-component="quantity-breaks" className={styles.table}>
      <caption className={styles.caption}>
        <FormattedMessage id="ui.quantityBreaks.caption" />
      </caption>
      <thead>
        <tr>
          <th scope="col" className={styles.head}>
            <FormattedMessage id="ui.quantityBreaks.quantity" />
          </th>
          <th scope="col" className={styles.headEnd}>
            <FormattedMessage id="ui.quantityBreaks.price" />
          </th>
        </tr>
      </thead>
      <tbody>
        {quantityBreakRanges(basePrice, breaks, minimum).map(({ from, to, price }) => {
          const active = quantity !== undefined && quantity >= from && (to === null || quantity <= to);
          const percent = Math.round((1 - price / basePrice) * 100);
          return (
            <tr key={from} data-state={active ? 'active' : undefined} className={styles.row}>
              <th scope="row" className={styles.cell}>
                {to === null ? (
                  <FormattedMessage id="ui.quantityBreaks.open" values={{ from }} />
                ) : (
                  <FormattedMessage id="ui.quantityBreaks.range" values={{ from, to }} />
                )}{' '}
                {active && (
                  <span className={styles.active}>
                    <FormattedMessage id="ui.quantityBreaks.active" />
                  </span>
                )}
              </th>
              <td className={styles.cellEnd}>
                {percent > 0 && (
                  <span className={styles.saving}>
                    <FormattedMessage id="ui.quantityBreaks.saving" values={{ percent }} />
                  </span>
                )}{' '}
                {formatMoney(intl, price)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
