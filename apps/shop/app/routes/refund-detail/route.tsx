import { refundRequestScreen, refundScreen } from '@rider/model/order-screens';
import { cancelRefund } from '@rider/api/refund';
import type { Refund } from '@rider/model/refund';
import { LinkButton } from '@rider/ui/button';
import { Cluster, Page, Stack } from '@rider/ui/layout';
import { Banner } from '@rider/ui/banner';
import { OrderLines } from '@rider/ui/order-card';
import { formatMoney } from '@rider/ui/price';
import { RefundStatus } from '@rider/ui/refund-status';
import { RefundTimeline } from '@rider/ui/refund-timeline';
import { Heading } from '@rider/ui/text';
import { FormattedMessage, useIntl } from 'react-intl';
import { data, useActionData, useLoaderData, useSearchParams, type ActionFunctionArgs } from 'react-router';
import { browserLoader } from '../../data/browser-load.ts';
import { changing, revalidateAfterError } from '../../data/changes.ts';
import { refundQuery } from '../../refund/refund-queries.ts';
import { buyerLoader } from '../../data/server-load.ts';
import { useQuery } from '../../data/use-query.ts';
import { answerForm, press } from '../../form/answer-form.ts';
import { textOf, type FormOutcome } from '../../form/form-outcome.ts';
import { useRejectionMessage } from '../../form/use-rejection-message.ts';
import { RefundActions } from '../../refund/refund-actions.tsx';
import { refundNumberOf } from '../../screen-parameters/id-in-address.ts';
import { PageHead } from '../../page-head/page-head.tsx';
import { RefundFacts } from './facts.tsx';
import '../../messages/all-messages.ts';

/** Withdraws the refund request: `intent` is cancel. */
export function action(args: ActionFunctionArgs) {
  const number = refundNumberOf(args.request);
  return answerForm(args, (api, form) => {
    if (textOf(form, 'intent') !== 'cancel') throw data(null, { status: 400 });
    return press('cancel', () => cancelRefund(api, number), refundScreen(number));
  });
}

export const clientAction = changing('refund');
export const shouldRevalidate = revalidateAfterError;

function needs(request: Request) {
  const number = refundNumberOf(request);
  return { queries: [refundQuery(number)], data: { number } };
}

export const loader = buyerLoader(needs);
export const clientLoader = browserLoader(needs);

/** A refund in full, and the next step. */
export default function RefundDetail() {
  const intl = useIntl();
  const { number } = useLoaderData<typeof loader>();
  const refund = useQuery(refundQuery(number));
  const rejection = useRejectionMessage(useActionData<FormOutcome>());
  const title = intl.formatMessage({ id: 'shop.refund.title' }, { number });
  return (
    <Page>
      <PageHead title={title} />
      <Cluster justify="between" gap="x4">
        <Cluster gap="x3">
          <Heading level={1} size="title2">
            {title}
          </Heading>
          <RefundStatus state={refund.state} />
        </Cluster>
        <Cluster gap="x2">
          {refund.state === 'refused' && (
            <LinkButton href={refundRequestScreen(refund.orderNumber)}>
              <FormattedMessage id="shop.refund.action.again" />
            </LinkButton>
          )}
          <RefundActions refund={refund} size="medium" />
        </Cluster>
      </Cluster>
      <Progress refund={refund} />
      {rejection !== null && <Banner tone="danger">{rejection}</Banner>}
      <RefundTimeline
        kind={refund.kind}
        state={refund.state}
        appliedAt={refund.appliedAt}
        agreedAt={refund.agreedAt}
        returnedAt={refund.returnedAt}
        receivedAt={refund.receivedAt}
        refundedAt={refund.refundedAt}
        endedAt={refund.endedAt}
      />
      <RefundFacts refund={refund} />
      <Stack as="section" gap="x3">
        <Heading level={2} size="title3">
          <FormattedMessage id="shop.refund.lines" />
        </Heading>
        <OrderLines lines={refund.lines} />
      </Stack>
    </Page>
  );
}

/** The latest event, and the buyer's next step. */
function Progress({ refund }: { refund: Refund }) {
  const intl = useIntl();
  const [parameters] = useSearchParams();
  const { state, rejection, amount } = refund;
  if (state === 'refused' && rejection)
    return (
      <Banner tone="danger" live={false} title={<FormattedMessage id="ui.refundCard.rejection" />}>
        {rejection}
      </Banner>
    );
  if (state === 'to-return')
    return (
      <Banner tone="warning">
        <FormattedMessage id="ui.refundCard.toReturn" />
      </Banner>
    );
  if (state === 'refunded')
    return (
      <Banner tone="success">
        <FormattedMessage id="shop.refund.paid" values={{ amount: formatMoney(intl, amount) }} />
      </Banner>
    );
  const news =
    parameters.has('asked') && state === 'applied'
      ? 'requested'
      : parameters.has('sent') && state === 'returning' && 'sent';
  if (!news) return null;
  return (
    <Banner tone="success" live>
      <FormattedMessage id={`shop.refund.${news}`} />
    </Banner>
  );
}
