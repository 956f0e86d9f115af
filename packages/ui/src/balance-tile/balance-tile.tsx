import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '../link/index.ts';
import { formatMoney } from '../price/index.ts';
import * as styles from './balance-tile.css.ts';

/** What the tile takes (R6.6). Amounts are integer cents. */
export interface BalanceTileProps {
  available: number;
  /** All that was ever paid in; left out when not known. */
  recharged?: number | undefined;
  /** All that was ever paid from it; left out when not known. */
  consumed?: number | undefined;
  /** Where income and expenditure are listed. */
  href?: string | undefined;
}

/** The buyer's balance at a glance. */
export function BalanceTile({ available, recharged, consumed, href }: BalanceTileProps) {
  const intl = useIntl();
  const figures = Object.entries({ available, recharged, consumed });
  return (
    <div data-component="balance-tile" className={styles.tile}>
      <dl className={styles.figures}>
        {figures.map(([name, amount]) =>
          amount === undefined ? null : (
            <div key={name}>
              <dt className={styles.term}>
                <FormattedMessage id={`ui.balanceTile.${name}`} />
              </dt>
              <dd className={name === 'available' ? styles.available : styles.amount}>{formatMoney(intl, amount)}</dd>
            </div>
          ),
        )}
      </dl>
      {href && (
        <Link href={href} className={styles.detail}>
          <FormattedMessage id="ui.balanceTile.detail" />
        </Link>
      )}
    </div>
  );
}
