import { screens } from '@rider/model/screens';
import { isPartShipped, shippedOf, shownOrderState, waitsForGroup, type Order } from '@rider/model/order';
import { LinkButton } from '@rider/ui/button';
import { Countdown } from '@rider/ui/countdown';
import { Cluster, Columns, Page, Stack } from '@rider/ui/layout';
import { Banner } from '@rider/ui/banner';
import { OrderLines } from '@rider/ui/order-card';
import { OrderStatus } from '@rider/ui/order-status';
import { OrderTimeline } from '@rider/ui/order-timeline';
import { Heading, Text } from '@rider/ui/text';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  useActionData,
  useLoaderData,
  useRevalidator,
  useSearchParams,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { AskLink } from '../../chat/ask-link.tsx';
import { orderNumberOf } from '../../screen-parameters/id-in-address.ts';
import { serverNow } from '../../clock/server-clock.ts';
import { loadInBrowser } from '../../data/browser-load.ts';
import { changing, revalidateAfterError } from '../../data/changes.ts';
import { orderQuery } from '../../order/order-queries.ts';
import { companyQuery } from '../../data/queries.ts';
import { loadOnServer, requireBuyer } from '../../data/server-load.ts';
import { useOptionalQuery, useQuery } from '../../data/use-query.ts';
import { BoughtAgainLines, BoughtAgainLink } from '../../order/bought-again.tsx';
import { OrderActions, type OrderActionAnswer } from '../../order/order-actions.tsx';
import { PageHead } from '../../page-head/page-head.tsx';
import { OrderFacts } from './facts.tsx';
import { OrderGroup } from './order-group.tsx';
import { OrderTotals } from '../../order/order-totals.tsx';
import { PrintButton } from '../../order/print-button.tsx';
import { Parcels } from './parcels.tsx';
import { Parts } from './parts.tsx';
import { Slip } from './slip.tsx';
import type { action } from './action.ts';
import '../../messages/all-messages.ts';
import * as styles from './route.css.ts';

export { action } from './action.ts';
export const clientAction = changing('order');
export const shouldRevalidate = revalidateAfterError;

export async function loader(args: LoaderFunctionArgs) {
  requireBuyer(args);
  const number = orderNumberOf(args.request);
  await loadOnServer(args, [orderQuery(number)]);
  return { number, now: serverNow() };
}

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const number = orderNumberOf(request);
  await loadInBrowser([orderQuery(number)]);
  return { number, now: serverNow() };
}

/** An order in full; with `view=slip` its packing slip. */
export default function OrderDetail() {
  const { number, now } = useLoaderData<typeof loader>();
  const [parameters] = useSearchParams();
  const order = useQuery(orderQuery(number));
  const answer = useActionData<typeof action>();
  const { revalidate } = useRevalidator();
  if (parameters.get('view') === 'slip') return <Slip order={order} />;
  return (
    <Page>
      <Head order={order} />
      {parameters.get('paid') === '1' && order.paidAt !== null && (
        <Banner tone="success" live>
          <FormattedMessage id={thanksOf(order)} />
        </Banner>
      )}
      {answer && <Answer order={order} answer={answer} />}
      {/* A backend may close an order later than its time to pay ends. */}
      {order.state === 'pending-payment' && order.payBefore !== null && order.payBefore > now && (
        <Banner tone="warning">
          <FormattedMessage
            id="shop.order.payWithin"
            values={{ time: <Countdown until={order.payBefore} now={now} onEnd={() => void revalidate()} /> }}
          />
        </Banner>
      )}
      <OrderGroup order={order} now={now} />
      {order.parts ? (
        <Parts parts={order.parts} />
      ) : (
        <OrderTimeline
          className={styles.notPrinted}
          state={shownOrderState(order)}
          createdAt={order.createdAt}
          paidAt={order.paidAt}
          shippedAt={order.shippedAt}
          receivedAt={order.receivedAt}
          endedAt={order.endedAt}
          pickUp={order.pickUp !== null}
        />
      )}
      <Columns>
        <Stack gap="x8">
          <OrderFacts order={order} />
          <Parcels order={order} />
          <Stack as="section" gap="x3">
            <Heading level={2} size="title3">
              <FormattedMessage id="shop.order.items" />
            </Heading>
            <OrderLines lines={order.lines} pickUp={order.pickUp !== null} />
          </Stack>
        </Stack>
        <OrderTotals order={order}>
          <Cluster gap="x2" className={styles.notPrinted}>
            <PrintButton />
            <LinkButton href={`${screens.order(number)}&view=slip`}>
              <FormattedMessage id="shop.order.slip" />
            </LinkButton>
            {order.invoiceNumber !== '' && (
              <LinkButton href={screens.invoice(order.invoiceNumber)}>
                <FormattedMessage id="shop.order.invoice" />
              </LinkButton>
            )}
          </Cluster>
        </OrderTotals>
      </Columns>
    </Page>
  );
}

function thanksOf(order: Order) {
  if (order.paymentMethod === 'invoice') return 'shop.order.onAccount';
  return waitsForGroup(order) ? 'shop.order.thanksGroup' : 'shop.order.thanks';
}

function Head({ order }: { order: Order }) {
  const intl = useIntl();
  const company = useOptionalQuery(companyQuery).data;
  const title = intl.formatMessage({ id: 'shop.order.title' }, { number: order.number });
  return (
    <Cluster justify="between" gap="x4">
      <PageHead title={title} />
      <p className={styles.onlyPrinted}>
        {[company?.siteName, company?.address, company?.phone].filter(Boolean).join(', ')}
      </p>
      <Cluster gap="x3">
        <Heading level={1} size="title2">
          {title}
        </Heading>
        {!order.parts && <OrderStatus state={shownOrderState(order)} />}
        {isPartShipped(order) && (
          <Text tone="quiet">
            <FormattedMessage id="shop.order.partShipped" values={shippedOf(order)} />
          </Text>
        )}
      </Cluster>
      <Cluster gap="x2" className={styles.notPrinted}>
        <AskLink card={{ kind: 'order', body: order.number }}>
          <FormattedMessage id="shop.order.ask" />
        </AskLink>
        <OrderActions order={order} size="medium" />
      </Cluster>
    </Cluster>
  );
}

/** The outcome of an action sent without script. */
function Answer({ order, answer: { message, reasons, again } }: { order: Order; answer: OrderActionAnswer }) {
  return (
    <>
      {message && <Banner tone="danger">{[message, ...(reasons ?? [])].join(' ')}</Banner>}
      {again && (
        <Banner tone="warning" title={<FormattedMessage id="shop.order.again.title" />}>
          <Stack gap="x4">
            <BoughtAgainLines order={order} again={again} />
            <Cluster>
              <BoughtAgainLink order={order} again={again} />
            </Cluster>
          </Stack>
        </Banner>
      )}
    </>
  );
}
