'use client';

import type { Order } from '@rider/model/order';
import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { classNames } from '../../primitives/class-names/index.ts';
import { formatDay } from '../../primitives/date/index.ts';
import { Link, useScreens } from '../../primitives/link/index.ts';
import { OrderStatus, type OrderStatusName } from '../order-status/index.ts';
import { formatMoney } from '../price/index.ts';
import * as styles from './order-card.css.ts';
import { OrderLines, type ShownOrderLine } from './order-lines.tsx';

/** Maximum lines shown; the rest is shown as a number. */
const SHOWN_LINES = 3;

/** The fields of an order that are shown. */
export interface OrderCardOrder
  extends Pick<Order, 'number' | 'createdAt' | 'pieces' | 'total'>, Partial<Pick<Order, 'purchaseOrderNumber'>> {
  state: OrderStatusName;
  lines: readonly ShownOrderLine[];
}

/** Props of the card, besides the attributes of an `<article>`. */
export interface OrderCardProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The order. */
  order: OrderCardOrder;
  /** A note about its state: the payment deadline, why a refund was rejected. */
  note?: ReactNode;
  /** Links and forms that act on the order. */
  actions?: ReactNode;
  /** Level of the heading with the order's number. */
  headingLevel?: 2 | 3;
}

/** An order in a list: number, date, state, first lines, total and actions. */
export function OrderCard({ order, note, actions, headingLevel = 3, className, ...rest }: OrderCardProps) {
  const intl = useIntl();
  const screens = useScreens();
  const Heading = `h${headingLevel}` as const;
  const more = order.lines.length - SHOWN_LINES;
  return (
    <article
      data-component="order-card"
      data-state={order.state}
      {...rest}
      className={classNames(styles.card, className)}
    >
      <header className={styles.head}>
        <Heading className={styles.number}>
          <Link href={screens.order(order.number)} className={styles.link}>
            <FormattedMessage id="ui.orderCard.number" values={{ number: order.number }} />
          </Link>
        </Heading>
        {order.purchaseOrderNumber && (
          <span className={styles.purchaseOrder}>
            <FormattedMessage id="ui.orderCard.purchaseOrder" values={{ number: order.purchaseOrderNumber }} />
          </span>
        )}
        <time dateTime={new Date(order.createdAt).toISOString()} className={styles.day}>
          {formatDay(intl, order.createdAt)}
        </time>
        <OrderStatus state={order.state} />
      </header>
      <OrderLines lines={order.lines.slice(0, SHOWN_LINES)} pickUp={order.state === 'preparing-pick-up'} />
      {more > 0 && (
        <p className={styles.more}>
          <FormattedMessage id="ui.orderCard.more" values={{ count: more }} />
        </p>
      )}
      {note && <div className={styles.note}>{note}</div>}
      <footer className={styles.foot}>
        <span className={styles.total}>
          <FormattedMessage
            id="ui.orderCard.total"
            values={{ count: order.pieces, total: <b>{formatMoney(intl, order.total)}</b> }}
          />
        </span>
        <span className={styles.actions}>{actions}</span>
      </footer>
    </article>
  );
}
