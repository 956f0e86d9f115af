'use client';

import type { ChatOrder } from '@rider/model/chat';
import { Link } from '@rider/ui/link';
import { formatMoney } from '@rider/ui/price';
import { VisuallyHidden } from '@rider/ui/visually-hidden';
import { FormattedMessage, useIntl } from 'react-intl';
import { useChatSettings } from '../provider/index.ts';
import * as styles from './card.css.ts';

/** Maximum order lines shown. */
const SHOWN_LINES = 3;

/** Props of the card. */
export interface OrderCardProps {
  orderNumber: string;
  /** Null when there is no such order or it is not loaded. */
  order: ChatOrder | null;
  unsent: boolean;
}

/** An order card; links to the order's page. */
export function OrderCard({ orderNumber, order, unsent }: OrderCardProps) {
  const { getOrderHref } = useChatSettings();
  const number = <FormattedMessage id="chat.message.order" values={{ number: order?.number ?? orderNumber }} />;
  if (!order)
    return (
      <div data-component="chat-order-card" data-state={unsent ? 'unsent' : 'gone'} className={styles.card}>
        {unsent ? (
          <b className={styles.number}>{number}</b>
        ) : (
          <span className={styles.note}>
            <FormattedMessage id="chat.message.orderGone" />
          </span>
        )}
      </div>
    );
  const more = order.lines.length - SHOWN_LINES;
  return (
    <Link data-component="chat-order-card" href={getOrderHref(order.number)} className={styles.linkedOrder}>
      <b className={styles.number}>{number}</b>
      {order.lines.slice(0, SHOWN_LINES).map((line) => (
        <OrderLine key={line.id} {...line} />
      ))}
      {more > 0 && (
        <span className={styles.note}>
          <FormattedMessage id="chat.message.moreLines" values={{ count: more }} />
        </span>
      )}
    </Link>
  );
}

function OrderLine({ image, price, quantity }: ChatOrder['lines'][number]) {
  const intl = useIntl();
  const values = { price: formatMoney(intl, price), quantity };
  return (
    <span className={styles.line}>
      <img
        src={image || undefined}
        alt=""
        width="40"
        height="40"
        loading="lazy"
        decoding="async"
        className={styles.thumbnail}
      />
      <span aria-hidden className={styles.figure}>
        <FormattedMessage id="chat.message.line" values={values} />
      </span>
      <VisuallyHidden>
        <FormattedMessage id="chat.message.lineLabel" values={values} />
      </VisuallyHidden>
    </span>
  );
}
