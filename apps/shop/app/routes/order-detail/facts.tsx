import { quoteScreen, refundScreen } from '@rider/model/order-screens';
import type { Order, OrderChange } from '@rider/model/order';
import { formatMoment, formatZone } from '@rider/ui/date';
import { deliveryFacts } from '@rider/ui/delivery-facts';
import { DescriptionList } from '@rider/ui/description-list';
import { Link } from '@rider/ui/link';
import { PhotoList } from '@rider/ui/photo-list';
import { formatMoney } from '@rider/ui/price';
import { RefundStatus } from '@rider/ui/refund-status';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { companyQuery } from '../../data/queries.ts';
import { useOptionalQuery } from '../../data/use-query.ts';
import * as styles from './route.css.ts';

/** Number, dates, payment, receipt, shipping and refunds; empty rows are left out. */
export function OrderFacts({ order }: { order: Order }) {
  const intl = useIntl();
  const shop = useOptionalQuery(companyQuery).data?.siteName;
  const { paidAt, paymentMethod, shipping, pickUp } = order;
  const rows = [
    ['ordered', `${formatMoment(intl, order.createdAt)} ${formatZone(intl)}`],
    ['placedBy', order.placedByShop && shop],
    ['orderedBy', order.orderedBy],
    [
      'quote',
      order.quoteNumber && (
        <Link key="quote" href={quoteScreen(order.quoteNumber)}>
          {order.quoteNumber}
        </Link>
      ),
    ],
    ['changes', order.changes && <Changes key="changes" changes={order.changes} />],
    ['paid', paidAt === null ? intl.formatMessage({ id: 'shop.order.unpaid' }) : formatMoment(intl, paidAt)],
    [
      'method',
      paidAt !== null && paymentMethod && intl.formatMessage({ id: `ui.paymentMethodPicker.${paymentMethod}` }),
    ],
    ['refunded', order.refunded > 0 && formatMoney(intl, order.refunded)],
    ['refunds', order.refunds.length > 0 && <Refunds key="refunds" refunds={order.refunds} />],
    [pickUp ? 'pickUp' : 'receiver', [order.addressee, order.phone, order.address].filter(Boolean).join(', ')],
    ['counter', pickUp && [pickUp.hours, pickUp.phone].filter(Boolean).join(', ')],
    ['shipping', shipping.method && intl.formatMessage({ id: `shop.order.shipping.${shipping.method}` })],
    ['courier', shipping.courier],
    ['tracking', shipping.trackingNumber],
    ['person', [shipping.person, shipping.personPhone].filter(Boolean).join(', ')],
    ['content', shipping.content],
    ['purchaseOrder', order.purchaseOrderNumber],
    ['message', order.buyerMessage],
    ['note', order.merchantNote],
  ] as const satisfies readonly (readonly [string, ReactNode])[];
  return (
    <DescriptionList
      className={styles.facts}
      items={[
        ...rows.map(([key, value]) => ({
          key,
          term: <FormattedMessage id={`shop.order.fact.${key}`} />,
          description: value,
        })),
        ...deliveryFacts(intl, order),
        ...(order.customAnswers ?? []).map((answer, index) => ({
          key: `custom.${index}`,
          term: answer.title,
          description: answer.kind === 'picture' ? <PhotoList photos={answer.values} /> : answer.values.join(', '),
        })),
      ]}
    />
  );
}

/** What the shop changed, each change with its time and its values before and after. */
function Changes({ changes }: { changes: readonly OrderChange[] }) {
  const intl = useIntl();
  return (
    <ul className={styles.refunds}>
      {changes.map(({ at, text }) => (
        <li key={at}>
          {[formatMoment(intl, at), ...text.split('\n')].map((line) => (
            <div key={line}>{line}</div>
          ))}
        </li>
      ))}
    </ul>
  );
}

function Refunds({ refunds }: Pick<Order, 'refunds'>) {
  return (
    <ul className={styles.refunds}>
      {refunds.map(({ number, state }) => (
        <li key={number} className={styles.refund}>
          <Link href={refundScreen(number)}>{number}</Link>
          <RefundStatus state={state} />
        </li>
      ))}
    </ul>
  );
}
