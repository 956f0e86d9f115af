'use client';

import type { OrderLine } from '@rider/model/order-line';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useScreens } from '../../primitives/link/index.ts';
import { PromotionNote } from '../promotion-note/index.ts';
import { Picture } from '../../primitives/picture/index.ts';
import { formatMoney } from '../price/index.ts';
import { formatQuantity } from '../quantity/index.ts';
import * as styles from './order-card.css.ts';

/** The fields of an order line that are shown. */
export type ShownOrderLine = Omit<OrderLine, 'toSend' | 'refunded'> & Partial<Pick<OrderLine, 'toSend' | 'refunded'>>;

/** Returns the quantity of a line that is still to be shipped. */
function left({ shipped = 0, toSend, quantity }: ShownOrderLine): number {
  return (toSend ?? quantity) - shipped;
}

/** The lines of an order or checkout; those of a partly shipped order show what was shipped. */
export function OrderLines({
  lines,
  pickUp = false,
}: {
  /** The order lines. */
  lines: readonly ShownOrderLine[];
  /** Whether the buyer picks the order up. */
  pickUp?: boolean;
}) {
  const intl = useIntl();
  const { product } = useScreens();
  const isPartShipped = lines.some(({ shipped }) => shipped) && lines.some((line) => left(line) > 0);
  return (
    <ul data-component="order-lines" className={styles.lines}>
      {lines.map((line) => (
        <li key={line.id} className={styles.line}>
          <Picture src={line.image} size={64} loading="lazy" className={styles.picture} />
          <span className={styles.product}>
            <Link href={product(line.productId)} className={styles.name}>
              {line.name}
            </Link>
            <span className={styles.variant}>{line.variant}</span>
            <span className={styles.code}>{line.skuCode}</span>
            {line.promotion && <PromotionNote promotion={line.promotion} />}
          </span>
          <span className={styles.quantity}>
            <FormattedMessage
              id="ui.orderCard.quantity"
              values={{
                quantity: formatQuantity(intl, line.quantity, line.unit),
                price: formatMoney(intl, line.unitPrice),
              }}
            />
            {isPartShipped && (
              <span data-part="shipped" className={styles.refunded}>
                <FormattedMessage
                  id="ui.orderCard.shipped"
                  values={{ pickUp, shipped: line.shipped ?? 0, pieces: line.toSend ?? line.quantity }}
                />
              </span>
            )}
            {!!line.refunded && (
              <span data-part="refunded" className={styles.refunded}>
                <FormattedMessage id="ui.orderCard.refunded" values={{ count: line.refunded }} />
              </span>
            )}
          </span>
          <span className={styles.amount}>{formatMoney(intl, line.lineTotal)}</span>
        </li>
      ))}
    </ul>
  );
}
