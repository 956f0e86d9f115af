import { getApprovals } from '@rider/api/buyer-company';
import { approvalScreen, type ApprovalSummary } from '@rider/model/buyer-company';
import { screens } from '@rider/model/screens';
import { DataTable, type DataColumn } from '@rider/ui/data-table';
import { formatMoment } from '@rider/ui/date';
import { EmptyState } from '@rider/ui/empty-state';
import { Link } from '@rider/ui/link';
import { formatMoney } from '@rider/ui/price';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { callBackend, requireBuyer } from '../../../data/server-load.ts';
import { FormHead } from '../../../form/form-head.tsx';
import { pageOfAddress } from '../../../screen-parameters/page-of-address.ts';
import { PagedList } from '../paged-list.tsx';
import { ApprovalStatus } from './approval-status.tsx';

const LIST = screens.approvals;
const PER_PAGE = 20;

/** Others decide on requests at any time, so there is no loader of the browser. */
export function loader(args: LoaderFunctionArgs) {
  requireBuyer(args);
  const page = pageOfAddress(new URL(args.request.url).searchParams);
  return callBackend(args, ({ api }) => getApprovals(api, { page, pageSize: PER_PAGE }));
}

/** The approval requests that the buyer may see, open ones first. */
export default function Approvals() {
  const intl = useIntl();
  const list = useLoaderData<typeof loader>();
  const [parameters] = useSearchParams();
  const title = intl.formatMessage({ id: 'shop.approvals.title' });
  return (
    <>
      <FormHead title={title}>
        <FormattedMessage id="shop.approvals.purpose" />
      </FormHead>
      <PagedList
        list={list}
        page={pageOfAddress(parameters)}
        pageSize={PER_PAGE}
        getHref={(page) => `${LIST}?page=${page}`}
        firstPage={LIST}
        empty={
          <EmptyState title={<FormattedMessage id="shop.approvals.none" />}>
            <FormattedMessage id="shop.approvals.noneHint" />
          </EmptyState>
        }
      >
        <Requests items={list.items} title={title} />
      </PagedList>
    </>
  );
}

function Requests({ items, title }: { items: ApprovalSummary[]; title: string }) {
  const intl = useIntl();
  const label = (name: 'requester' | 'requested' | 'pieces' | 'total' | 'state') =>
    intl.formatMessage({ id: `shop.approvals.${name}` });
  const columns: DataColumn<ApprovalSummary>[] = [
    {
      id: 'requested',
      label: label('requested'),
      rowHeader: true,
      cell: RequestLink,
    },
    { id: 'requester', label: label('requester'), cell: ({ requester }) => requester },
    { id: 'state', label: label('state'), cell: ApprovalStatus },
    { id: 'pieces', label: label('pieces'), numeric: true, cell: ({ pieces }) => intl.formatNumber(pieces) },
    { id: 'total', label: label('total'), numeric: true, cell: ({ total }) => formatMoney(intl, total) },
  ];
  return <DataTable caption={title} hideCaption columns={columns} rows={items} getRowId={({ id }) => id} />;
}

function RequestLink({ id, requestedAt }: ApprovalSummary) {
  return <Link href={approvalScreen(id)}>{formatMoment(useIntl(), requestedAt)}</Link>;
}
