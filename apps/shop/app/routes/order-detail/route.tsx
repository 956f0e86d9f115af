import type { Order } from '@rider/api/order';
import { Countdown } from '@rider/ui/countdown';
import { formatMoment } from '@rider/ui/date';
import { Cluster, Columns, Page, Stack } from '@rider/ui/layout';
import { Notice } from '@rider/ui/notice';
import { OrderLines } from '@rider/ui/order-card';
import { OrderStatus } from '@rider/ui/order-status';
import { OrderSummary } from '@rider/ui/order-summary';
import { OrderTimeline } from '@rider/ui/order-timeline';
import { Heading } from '@rider/ui/text';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  useActionData,
  useLoaderData,
  useSearchParams,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { AskLink } from '../../chat/ask-link.tsx';
import { forget, loadInBrowser } from '../../data/browser-load.ts';
import { orderQuery } from '../../data/order-queries.ts';
import { loadOnServer, requireBuyer } from '../../data/server-load.ts';
import { useQuery } from '../../data/use-query.ts';
import { OrderActions } from '../../order/order-actions.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import type { action } from './action.ts';
import '../../messages/order-messages.ts';
import * as styles from './route.css.ts';

export { action } from './action.ts';

function numberOf(request: Request): string {
  return new URL(request.url).searchParams.get('orderId') ?? '';
}

export async function loader(args: LoaderFunctionArgs) {
  requireBuyer(args);
  const number = numberOf(args.request);
  return { ...(await loadOnServer(args, [orderQuery(number)])), number, now: Date.now() };
}

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const number = numberOf(request);
  // An order changes on the other side; what is shown of it is always asked for.
  forget('order', 'orders', 'user', 'cart');
  return { ...(await loadInBrowser([orderQuery(number)])), number, now: Date.now() };
}

/** Everything of an order (R6.3). */
export default function OrderDetail() {
  const intl = useIntl();
  const { number, now } = useLoaderData<typeof loader>();
  const [parameters] = useSearchParams();
  const order = useQuery(orderQuery(number));
  const refusal = useActionData<typeof action>();
  const title = intl.formatMessage({ id: 'shop.order.title' }, { number });
  return (
    <Page>
      <PageHead title={title} />
      <Cluster justify="between" gap="x4">
        <Cluster gap="x3">
          <Heading level={1} size="title2">
            {title}
          </Heading>
          <OrderStatus state={order.state} />
        </Cluster>
        <Cluster gap="x2">
          <AskLink card={{ kind: 'order', body: order.number }}>
            <FormattedMessage id="shop.order.ask" />
          </AskLink>
          <OrderActions order={order} size="normal" />
        </Cluster>
      </Cluster>
      {parameters.get('paid') === '1' && order.paidAt !== null && (
        <Notice tone="success" live>
          <FormattedMessage id="shop.order.thanks" />
        </Notice>
      )}
      {refusal?.message && <Notice tone="error">{refusal.message}</Notice>}
      {order.state === 'pending-payment' && order.payBefore !== null && (
        <Notice tone="warning">
          <FormattedMessage
            id="shop.order.payWithin"
            values={{ time: <Countdown until={order.payBefore} now={now} /> }}
          />
        </Notice>
      )}
      <OrderTimeline state={order.state} createdAt={order.createdAt} paidAt={order.paidAt} />
      <Columns>
        <Stack gap="x8">
          <Facts order={order} />
          <Stack as="section" gap="x3">
            <Heading level={2} size="title3">
              <FormattedMessage id="shop.order.goods" />
            </Heading>
            <OrderLines lines={order.lines} />
          </Stack>
        </Stack>
        <OrderSummary
          pieces={order.pieces}
          goodsTotal={order.goodsTotal}
          freight={order.freight}
          couponDiscount={order.couponDiscount}
          memberDiscount={order.memberDiscount}
          pointsCredit={order.pointsCredit}
          total={order.total}
        />
      </Columns>
    </Page>
  );
}

/** Number, dates, payment, receipt and shipping; rows without content are left out. */
function Facts({ order }: { order: Order }) {
  const intl = useIntl();
  const { shipping } = order;
  const rows: [string, ReactNode][] = [
    [
      'paid',
      order.paidAt === null ? intl.formatMessage({ id: 'shop.order.unpaid' }) : formatMoment(intl, order.paidAt),
    ],
    [
      'method',
      order.paidAt !== null &&
        order.paymentMethod &&
        intl.formatMessage({ id: `ui.paymentMethodPicker.${order.paymentMethod}` }),
    ],
    ['receiver', [order.addressee, order.phone, order.address].filter(Boolean).join(', ')],
    ['shipping', shipping.method && intl.formatMessage({ id: `shop.order.shipping.${shipping.method}` })],
    ['courier', shipping.courier],
    ['tracking', shipping.trackingNumber],
    ['person', [shipping.person, shipping.personPhone].filter(Boolean).join(', ')],
    ['content', shipping.content],
    ['message', order.buyerMessage],
    ['note', order.merchantNote],
  ];
  return (
    <dl className={styles.facts}>
      {rows.map(([key, value]) =>
        value ? (
          <div key={key} className={styles.fact}>
            <dt className={styles.term}>
              <FormattedMessage id={`shop.order.fact.${key}`} />
            </dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
