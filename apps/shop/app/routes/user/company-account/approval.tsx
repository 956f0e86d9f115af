import { approveOrder, getApproval, rejectOrder, withdrawApproval } from '@rider/api/buyer-company';
import { approvalScreen, type ApprovalLine, type ApprovalRequest } from '@rider/model/buyer-company';
import { money } from '@rider/model/money';
import { screens } from '@rider/model/screens';
import { Banner } from '@rider/ui/banner';
import { LinkButton } from '@rider/ui/button';
import { DataTable, type DataColumn } from '@rider/ui/data-table';
import { formatMoment } from '@rider/ui/date';
import { deliveryFacts } from '@rider/ui/delivery-facts';
import { DescriptionList } from '@rider/ui/description-list';
import { Cluster, Stack } from '@rider/ui/layout';
import { Link } from '@rider/ui/link';
import { formatMoney } from '@rider/ui/price';
import { Text } from '@rider/ui/text';
import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { changing } from '../../../data/changes.ts';
import { callBackend, requireBuyer } from '../../../data/server-load.ts';
import { ActionForm } from '../../../form/action-form.tsx';
import { answerForm, press, saveForm } from '../../../form/answer-form.ts';
import { textOf, type FormOutcome } from '../../../form/form-outcome.ts';
import { ScreenTitle } from '../../../page-head/screen-title.tsx';
import { idInAddress } from '../../../screen-parameters/id-in-address.ts';
import { ApprovalStatus } from './approval-status.tsx';
import { rejectRules } from './company-rules.ts';
import { Decide } from './decide.tsx';

const idIn = (request: Request) => idInAddress(request, screens.approvals, 'id');

export function loader(args: LoaderFunctionArgs) {
  requireBuyer(args);
  const id = idIn(args.request);
  return callBackend(args, ({ api }) => getApproval(api, id));
}

/** Approves, rejects or withdraws the request. */
export function action(args: ActionFunctionArgs) {
  const id = idIn(args.request);
  const here = approvalScreen(id);
  return answerForm(args, async (api, form) => {
    switch (textOf(form, 'intent')) {
      case 'approve':
        return press('approve', () => approveOrder(api, id), here);
      case 'withdraw':
        return press('withdraw', () => withdrawApproval(api, id), here);
      case rejectRules.intent:
        return saveForm(api, form, {
          ...rejectRules,
          save: async ({ reason }) => {
            await rejectOrder(api, id, reason);
            return here;
          },
        });
    }
    return here;
  });
}

// A request that was rejected or withdrawn fills the cart again.
export const clientAction = changing('order');

/** An approval request with what the requester saw, and what the buyer can do with it. */
export default function Approval() {
  const intl = useIntl();
  const request = useLoaderData<typeof loader>();
  const outcome = useActionData<FormOutcome>();
  const { id, requester, requestedAt, state, isOwn, mayDecide } = request;
  return (
    <>
      <Stack gap="x2">
        <Link href={screens.approvals}>
          <FormattedMessage id="shop.approval.back" />
        </Link>
        <Cluster gap="x3">
          <ScreenTitle title={intl.formatMessage({ id: 'shop.approval.title' }, { name: requester })} />
          <ApprovalStatus state={state} mayDecide={mayDecide} />
        </Cluster>
        <Text tone="quiet">{formatMoment(intl, requestedAt)}</Text>
      </Stack>
      <Outcome request={request} />
      <Facts request={request} />
      <Lines lines={request.lines} />
      {mayDecide && <Decide key={state} id={id} total={request.total} outcome={outcome} />}
      {isOwn && state === 'open' && (
        <ActionForm<FormOutcome>
          action={approvalScreen(id)}
          intent="withdraw"
          size="medium"
          label={<FormattedMessage id="shop.approval.withdraw" />}
          question={<FormattedMessage id="shop.approval.withdrawQuestion" />}
        >
          {(answer) => answer?.saved === false && <Banner tone="danger">{answer.message}</Banner>}
        </ActionForm>
      )}
    </>
  );
}

/** What happened to the request, or who can decide it. */
function Outcome({ request }: { request: ApprovalRequest }) {
  const { state, deciders, decidedBy, reason, orderNumber, isOwn } = request;
  if (state === 'open')
    return (
      <Banner tone="info">
        <FormattedMessage
          id="shop.approval.open"
          values={{ count: deciders.length, names: <FormattedList type="disjunction" value={deciders} /> }}
        />
      </Banner>
    );
  return (
    <Banner tone={state === 'approved' ? 'success' : 'warning'}>
      <Stack gap="x2">
        <span>
          <FormattedMessage id={`shop.approval.${state}`} values={{ name: decidedBy, reason }} />
        </span>
        {isOwn && (
          <div>
            {state === 'approved' ? (
              <LinkButton href={screens.order(orderNumber)} size="small">
                <FormattedMessage id="shop.approval.toOrder" />
              </LinkButton>
            ) : (
              <LinkButton href={screens.cart} size="small">
                <FormattedMessage id="shop.approval.toCart" />
              </LinkButton>
            )}
          </div>
        )}
      </Stack>
    </Banner>
  );
}

function Facts({ request }: { request: ApprovalRequest }) {
  const intl = useIntl();
  const { reasons, subtotal, freight, discount, tax, total, destination, purchaseOrderNumber, message } = request;
  const term = (
    name:
      | 'reasons'
      | 'subtotal'
      | 'freight'
      | 'discount'
      | 'tax'
      | 'total'
      | 'destination'
      | 'purchaseOrder'
      | 'message',
  ) => intl.formatMessage({ id: `shop.approval.${name}` });
  const why = reasons.map((reason) => intl.formatMessage({ id: `shop.approval.reason.${reason}` }));
  return (
    <DescriptionList
      items={[
        { key: 'total', term: term('total'), description: <strong>{formatMoney(intl, total)}</strong> },
        {
          key: 'payment',
          term: intl.formatMessage({ id: 'shop.approval.payment' }),
          description: <Payment request={request} />,
        },
        { key: 'reasons', term: term('reasons'), description: <FormattedList value={why} /> },
        { key: 'subtotal', term: term('subtotal'), description: formatMoney(intl, subtotal) },
        { key: 'discount', term: term('discount'), description: discount > 0 && formatMoney(intl, money(-discount)) },
        { key: 'freight', term: term('freight'), description: formatMoney(intl, freight) },
        { key: 'tax', term: term('tax'), description: tax > 0 && formatMoney(intl, tax) },
        { key: 'destination', term: term('destination'), description: destination },
        { key: 'purchaseOrder', term: term('purchaseOrder'), description: purchaseOrderNumber },
        ...deliveryFacts(intl, request.deliveryTerms ? { deliveryTerms: request.deliveryTerms } : {}),
        { key: 'message', term: term('message'), description: message },
      ]}
    />
  );
}

/** How the requester may pay: who approves agrees to it. */
function Payment({ request: { onAccount, requester } }: { request: ApprovalRequest }) {
  const intl = useIntl();
  if (onAccount === null) return <FormattedMessage id="shop.approval.payment.now" values={{ name: requester }} />;
  const left = formatMoney(intl, money(Math.max(0, onAccount.limit - onAccount.used)));
  return (
    <FormattedMessage id="shop.approval.payment.onAccount" values={{ name: requester, days: onAccount.days, left }} />
  );
}

function Lines({ lines }: { lines: ApprovalLine[] }) {
  const intl = useIntl();
  const label = (name: 'product' | 'quantity' | 'price' | 'amount' | 'lines') =>
    intl.formatMessage({ id: `shop.approval.${name}` });
  const columns: DataColumn<ApprovalLine>[] = [
    {
      id: 'product',
      label: label('product'),
      rowHeader: true,
      cell: Product,
    },
    {
      id: 'quantity',
      label: label('quantity'),
      numeric: true,
      cell: ({ quantity, unit }) => `${intl.formatNumber(quantity)} ${unit}`,
    },
    { id: 'price', label: label('price'), numeric: true, cell: ({ unitPrice }) => formatMoney(intl, unitPrice) },
    { id: 'amount', label: label('amount'), numeric: true, cell: ({ lineTotal }) => formatMoney(intl, lineTotal) },
  ];
  return <DataTable caption={label('lines')} columns={columns} rows={lines} getRowId={({ sku }) => sku} />;
}

function Product({ name, variant, sku }: ApprovalLine) {
  return (
    <Stack gap="x1">
      <span>{name}</span>
      <Text size="small" tone="quiet">
        {[variant, sku].filter(Boolean).join(', ')}
      </Text>
    </Stack>
  );
}
