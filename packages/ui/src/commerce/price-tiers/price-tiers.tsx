'use client';

import type { Money } from '@rider/model/money';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatMoney } from '../price/index.ts';
import * as styles from './price-tiers.css.ts';
import { quantityBreakRanges, type QuantityBreak } from '@rider/model/price';

/** Props of the price table of one SKU. */
export interface PriceTiersProps {
  /** Price per piece below the first tier. */
  basePrice: Money;
  /** Ascending by quantity; renders nothing when empty. */
  tiers: readonly QuantityBreak[];
  /** Smallest orderable quantity, with which the table begins. */
  minimum?: number | undefined;
  /** The chosen quantity, whose tier is marked. */
  quantity?: number | undefined;
}

/** The table of tier prices; marks the tier of the chosen quantity in words and by colour. */
export function PriceTiers({ basePrice, tiers, minimum = 1, quantity }: PriceTiersProps) {
  const intl = useIntl();
  if (tiers.length === 0) return null;
  return (
    <table data-component="price-tiers" className={styles.table}>
      <caption className={styles.caption}>
        <FormattedMessage id="ui.priceTiers.caption" />
      </caption>
      <thead>
        <tr>
          <th scope="col" className={styles.head}>
            <FormattedMessage id="ui.priceTiers.quantity" />
          </th>
          <th scope="col" className={styles.headEnd}>
            <FormattedMessage id="ui.priceTiers.price" />
          </th>
        </tr>
      </thead>
      <tbody>
        {quantityBreakRanges(basePrice, tiers, minimum).map(({ from, to, price }) => {
          const active = quantity !== undefined && quantity >= from && (to === null || quantity <= to);
          const percent = Math.round((1 - price / basePrice) * 100);
          return (
            <tr key={from} data-state={active ? 'active' : undefined} className={styles.row}>
              <th scope="row" className={styles.cell}>
                {to === null ? (
                  <FormattedMessage id="ui.priceTiers.open" values={{ from }} />
                ) : (
                  <FormattedMessage id="ui.priceTiers.range" values={{ from, to }} />
                )}{' '}
                {active && (
                  <span className={styles.active}>
                    <FormattedMessage id="ui.priceTiers.active" />
                  </span>
                )}
              </th>
              <td className={styles.cellEnd}>
                {percent > 0 && (
                  <span className={styles.saving}>
                    <FormattedMessage id="ui.priceTiers.saving" values={{ percent }} />
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
