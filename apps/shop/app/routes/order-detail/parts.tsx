import type { OrderPart } from '@rider/model/order';
import { screens } from '@rider/model/screens';
import { Banner } from '@rider/ui/banner';
import { Link } from '@rider/ui/link';
import { OrderStatus } from '@rider/ui/order-status';
import { FormattedMessage } from 'react-intl';
import * as styles from './route.css.ts';

/** The orders into which an order was divided, each with its state; the whole order has none any more. */
export function Parts({ parts }: { parts: readonly OrderPart[] }) {
  return (
    <Banner tone="info" title={<FormattedMessage id="shop.order.parts" />}>
      <ul className={styles.refunds}>
        {parts.map(({ number, state }) => (
          <li key={number} className={styles.refund}>
            <Link href={screens.order(number)}>{number}</Link>
            <OrderStatus state={state} />
          </li>
        ))}
      </ul>
    </Banner>
  );
}
