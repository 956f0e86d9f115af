'use client';

import type { Money } from '@rider/model/money';
import { FormattedMessage, useIntl } from 'react-intl';
import { classNames } from '../../primitives/class-names/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { formatMoney } from './format-money.ts';
import * as styles from './price.css.ts';

/** Props of a price. */
export interface PriceProps {
  /** The price. */
  amount: Money;
  /** List price, labelled and struck through; hidden unless above the amount. */
  original?: Money | null | undefined;
  /** The amount is the lowest of several, shown with "from". */
  from?: boolean | undefined;
  /** Whether the buyer has the price by contract, which a mark says. */
  contract?: boolean | undefined;
  /** Sales unit, e.g. "pc" or "pair". */
  unit?: string | undefined;
  /** Size. */
  size?: 'small' | 'medium' | 'large' | undefined;
}

/** A price with its list price and unit; hidden text states which of two amounts applies. */
export function Price({ amount, original, from = false, contract = false, unit, size = 'medium' }: PriceProps) {
  const intl = useIntl();
  const reduced = typeof original === 'number' && original > amount;
  const text = formatMoney(intl, amount);
  return (
    <span data-component="price" className={classNames(styles.price, styles.sizes[size])}>
      <span>
        {reduced && (
          <VisuallyHidden>
            <FormattedMessage id="ui.price.current" />{' '}
          </VisuallyHidden>
        )}
        {/* Another element for another text: React cannot remove a text that the browser has translated. */}
        <span key={`${from}`} className={styles.amount}>
          {from ? (
            <FormattedMessage id="ui.price.from" values={{ price: <b className={styles.figure}>{text}</b> }} />
          ) : (
            <b className={styles.figure}>{text}</b>
          )}
        </span>
        {unit && ' '}
        {unit && (
          <span className={styles.quiet}>
            <FormattedMessage id="ui.price.per" values={{ unit }} />
          </span>
        )}
      </span>
      {contract && (
        <>
          {' '}
          <span className={styles.quiet}>
            <FormattedMessage id="ui.price.contract" />
          </span>
        </>
      )}
      {reduced && (
        <>
          {' '}
          <span className={styles.quiet}>
            <FormattedMessage id="ui.price.original" /> <s>{formatMoney(intl, original)}</s>
          </span>
        </>
      )}
    </span>
  );
}
