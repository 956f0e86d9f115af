'use client';

import { money, type Money } from '@rider/model/money';
import type { ShopDiscount } from '@rider/model/order';
import { WHOLE_RATE, type Tax } from '@rider/model/tax';
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { announce } from '../../primitives/announcer/index.ts';
import { classNames } from '../../primitives/class-names/index.ts';
import { formatMoney } from '../price/index.ts';
import { Heading } from '../../primitives/text/index.ts';
import * as styles from './order-summary.css.ts';

/** Props of the summary. Null or absent rows are omitted. */
export interface OrderSummaryProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The heading. */
  title?: ReactNode;
  /** Number of pieces. */
  pieces: number;
  /** Price of the order lines before discounts. */
  subtotal: Money;
  /** Absent until an address is known. */
  freight?: Money | null;
  /** The coupon's discount. */
  couponDiscount?: Money;
  /** The member discount. */
  memberDiscount?: Money;
  /** The discount by points. */
  pointsCredit?: Money;
  /** The discount that the shop gave, with its reason. */
  shopDiscount?: Pick<ShopDiscount, 'amount' | 'reason'> | null | undefined;
  /** What the shop added later, or took off if negative. */
  adjustment?: Money | undefined;
  /** The sales tax at the ship-to address. Absent until it is known, or if the backend has none. */
  tax?: Tax | null;
  /** The amount to pay. */
  total: Money;
  /** Orders from this amount ship free; shows how much is missing, unless the freight is free already. */
  freeFreightFrom?: Money | null;
  /** The figures are being recalculated. */
  pending?: boolean;
  /** Buttons under the total. */
  children?: ReactNode;
}

/** The totals of a cart, checkout or order. A changed total is announced once it stops changing. */
export function OrderSummary(props: OrderSummaryProps) {
  const { title, pieces, subtotal, freight, total, freeFreightFrom, pending = false, children, ...others } = props;
  const { couponDiscount, memberDiscount, pointsCredit, shopDiscount, adjustment, tax, className, ...rest } = others;
  const intl = useIntl();
  useAnnouncedTotal(total, pending);
  const missing = Math.max(0, (freeFreightFrom ?? 0) - subtotal);
  const reductions = [
    ['couponDiscount', couponDiscount],
    ['memberDiscount', memberDiscount],
    ['pointsCredit', pointsCredit],
  ] as const;
  return (
    <section data-component="order-summary" {...rest} className={classNames(styles.box, className)}>
      <Heading level={2} size="title3">
        {title ?? <FormattedMessage id="ui.orderSummary.title" />}
      </Heading>
      <dl className={styles.rows} aria-busy={pending} data-state={pending ? 'pending' : undefined}>
        <Row label={<FormattedMessage id="ui.orderSummary.items" values={{ count: pieces }} />}>
          {formatMoney(intl, subtotal)}
        </Row>
        {typeof freight === 'number' && (
          <Row label={<FormattedMessage id="ui.orderSummary.freight" />}>
            {freight === 0 ? intl.formatMessage({ id: 'ui.orderSummary.free' }) : formatMoney(intl, freight)}
          </Row>
        )}
        {reductions.map(([key, amount]) =>
          amount ? (
            <Row key={key} label={<FormattedMessage id={`ui.orderSummary.${key}`} />}>
              {formatMoney(intl, money(-amount))}
            </Row>
          ) : null,
        )}
        {shopDiscount && (
          <Row label={<FormattedMessage id="ui.orderSummary.shopDiscount" values={{ reason: shopDiscount.reason }} />}>
            {formatMoney(intl, money(-shopDiscount.amount))}
          </Row>
        )}
        {adjustment ? (
          <Row label={<FormattedMessage id="ui.orderSummary.adjustment" />}>{formatMoney(intl, adjustment)}</Row>
        ) : null}
        {tax && <TaxRow tax={tax} />}
        <div className={styles.total}>
          <dt>
            <FormattedMessage id="ui.orderSummary.total" />
          </dt>
          <dd className={styles.totalAmount}>{formatMoney(intl, total)}</dd>
        </div>
      </dl>
      {missing > 0 && freight !== 0 && (
        <p className={styles.hint}>
          <FormattedMessage id="ui.orderSummary.freeFrom" values={{ amount: formatMoney(intl, money(missing)) }} />
        </p>
      )}
      {children}
    </section>
  );
}

/** The tax with its rate, or why there is none. */
function TaxRow({ tax: { amount, rate, certificate, uncollectedIn: place } }: { tax: Tax }) {
  const intl = useIntl();
  const percent = intl.formatNumber(rate / WHOLE_RATE, { style: 'percent', maximumFractionDigits: 3 });
  const values = { rate: percent, certificate, place };
  const label = certificate !== null ? 'exempt' : rate > 0 ? 'taxAt' : place === undefined ? 'tax' : 'uncollected';
  return (
    <Row label={<FormattedMessage id={`ui.orderSummary.${label}`} values={values} />}>{formatMoney(intl, amount)}</Row>
  );
}

function useAnnouncedTotal(total: Money, pending: boolean) {
  const intl = useIntl();
  const known = useRef(total);
  useEffect(() => {
    if (pending || known.current === total) return;
    known.current = total;
    announce(intl.formatMessage({ id: 'ui.orderSummary.changed' }, { total: formatMoney(intl, total) }));
  }, [intl, total, pending]);
}

function Row({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd className={styles.amount}>{children}</dd>
    </div>
  );
}
