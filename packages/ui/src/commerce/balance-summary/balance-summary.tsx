'use client';

import type { Balance } from '@rider/model/balance';
import { money, type Money } from '@rider/model/money';
import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { classNames } from '../../primitives/class-names/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { Banner } from '../../primitives/banner/index.ts';
import { formatMoney } from '../price/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import * as styles from './balance-summary.css.ts';

/** Props of the summary, with the attributes of its root. */
export interface BalanceSummaryProps extends ComponentProps<'div'> {
  /** The available amount. */
  available: Balance['available'];
  /** Total topped up; hidden if absent. */
  recharged?: Money | undefined;
  /** Total spent; hidden if absent. */
  consumed?: Money | undefined;
  /** Amount to be paid from it: warns when the balance is too low. */
  required?: Money | undefined;
  /** Shows placeholders for the amounts. */
  loading?: boolean;
  /** Address of the ledger. */
  href?: string | undefined;
  /** Buttons and links, e.g. to pay in. */
  actions?: ReactNode;
}

/** The buyer's balance: one line if only `available` is set, otherwise all figures. */
export function BalanceSummary(props: BalanceSummaryProps) {
  const { available, recharged, consumed, required, loading = false, href, actions, className, ...rest } = props;
  const intl = useIntl();
  const figures = [
    ['available', available],
    ['recharged', recharged],
    ['consumed', consumed],
  ] as const;
  const missing = required === undefined || loading ? 0 : Math.max(0, required - available);
  return (
    <div
      data-component="balance-summary"
      data-state={missing > 0 ? 'insufficient' : undefined}
      aria-busy={loading || undefined}
      {...rest}
      className={classNames(styles.summary, className)}
    >
      <dl className={styles.figures}>
        {figures.map(([name, amount]) =>
          amount === undefined ? null : (
            <div key={name}>
              <dt className={styles.term}>
                <FormattedMessage id={`ui.balanceSummary.${name}`} />
              </dt>
              <dd className={name === 'available' ? styles.available : styles.amount}>
                {loading ? <Place /> : formatMoney(intl, amount)}
              </dd>
            </div>
          ),
        )}
      </dl>
      {missing > 0 && (
        <Banner tone="warning" title={<FormattedMessage id="ui.balanceSummary.insufficient" />}>
          <FormattedMessage id="ui.balanceSummary.missing" values={{ amount: formatMoney(intl, money(missing)) }} />
        </Banner>
      )}
      {(actions || href) && (
        <div data-part="actions" className={styles.actions}>
          {actions}
          {href && (
            <Link href={href} className={styles.detail}>
              <FormattedMessage id="ui.balanceSummary.detail" />
            </Link>
          )}
        </div>
      )}
    </div>
  );
}

/** As high as a line of text, so that the amount causes no layout shift when it loads. */
function Place() {
  return (
    <span className={styles.place}>
      <Skeleton width="5em" height="0.8em" />
    </span>
  );
}
