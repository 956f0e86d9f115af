import type { OperatorRefund } from '@rider/api/operator';
import { Cluster, Container, Stack } from '@rider/ui/layout';
import { Link } from '@rider/ui/link';
import { Banner } from '@rider/ui/banner';
import { OrderLines } from '@rider/ui/order-card';
import { PhotoList } from '@rider/ui/photo-list';
import { formatMoney } from '@rider/ui/price';
import { RefundStatus } from '@rider/ui/refund-status';
import { RefundTimeline } from '@rider/ui/refund-timeline';
import { Heading } from '@rider/ui/text';
import { FormattedMessage, useIntl } from 'react-intl';
import * as orders from '../orders/orders.css.ts';
import { Facts } from '../list/facts.tsx';
import { LoadedRefund } from './loaded-refund.tsx';
import { RefundSteps } from './refund-steps.tsx';
import * as styles from './refunds.css.ts';
import { orderAddress } from '../data/addresses.ts';

/** One refund, with an operator's actions on it. */
export function RefundScreen() {
  return <LoadedRefund>{(refund) => <RefundPage refund={refund} />}</LoadedRefund>;
}

function RefundPage({ refund }: { refund: OperatorRefund }) {
  const { number, kind, state } = refund;
  return (
    <Container>
      <Stack gap="x6">
        <Link href="/refunds">
          <FormattedMessage id="desk.refund.back" />
        </Link>
        <Cluster gap="x3">
          <Heading level={2} size="title2">
            <FormattedMessage id="desk.refund.title" values={{ number }} />
          </Heading>
          <RefundStatus state={state} />
        </Cluster>
        <RefundTimeline
          kind={kind}
          state={state}
          appliedAt={refund.appliedAt}
          agreedAt={refund.agreedAt}
          returnedAt={refund.returnedAt}
          receivedAt={refund.receivedAt}
          refundedAt={refund.refundedAt}
          endedAt={refund.endedAt}
        />
        {state === 'to-return' && (
          <Banner tone="info">
            <FormattedMessage id="desk.refund.awaited" />
          </Banner>
        )}
        <RefundSteps key={state} refund={refund} />
        <RefundFacts refund={refund} />
        <section className={orders.part}>
          <Heading level={3} size="title3">
            <FormattedMessage id="desk.order.part.items" />
          </Heading>
          <OrderLines lines={refund.lines} />
        </section>
      </Stack>
    </Container>
  );
}

/** Who requests what and why; empty facts are left out. */
function RefundFacts({ refund }: { refund: OperatorRefund }) {
  const intl = useIntl();
  const { buyer, orderNumber, logistics } = refund;
  const amount = formatMoney(intl, refund.amount);
  const isShare = refund.amount !== refund.lines.reduce((sum, line) => sum + line.lineTotal, 0);
  return (
    <Facts
      messages="desk.refund.fact"
      facts={{
        amount: isShare ? intl.formatMessage({ id: 'desk.refund.share' }, { amount }) : amount,
        tax: refund.tax !== null && refund.tax > 0 && formatMoney(intl, refund.tax),
        kind: intl.formatMessage({ id: `ui.refundForm.kind-${refund.kind}` }),
        buyer: [buyer.company, buyer.name].filter(Boolean).join(', '),
        order: <Link href={orderAddress(orderNumber)}>{orderNumber}</Link>,
        reason: refund.reason,
        remark: refund.remark,
        photos: refund.photos.length > 0 && <PhotoList photos={refund.photos} size="large" />,
        logistics: logistics && [logistics.company, logistics.slipNumber, logistics.phone].filter(Boolean).join(', '),
        slipPhotos: logistics && logistics.photos.length > 0 && <PhotoList photos={logistics.photos} size="large" />,
        rejection: refund.rejection,
      }}
      className={styles.facts}
    />
  );
}
