import { refundScreen } from '@rider/model/order-screens';
import { screens } from '@rider/model/screens';
import type { RefundListQuery } from '@rider/api/refund';
import { LinkButton } from '@rider/ui/button';
import { EmptyState } from '@rider/ui/empty-state';
import { RefundCard } from '@rider/ui/refund-card';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { capabilitiesQuery } from '../../data/capabilities-query.ts';
import { browserLoader } from '../../data/browser-load.ts';
import { pageOfAddress } from '../../screen-parameters/page-of-address.ts';
import { REFUNDS_PER_PAGE, refundsQuery } from '../../refund/refund-queries.ts';
import { buyerLoader } from '../../data/server-load.ts';
import { useOptionalQuery, useQuery } from '../../data/use-query.ts';
import { RefundActions } from '../../refund/refund-actions.tsx';
import { PagedList } from './paged-list.tsx';
import { ScreenTitle } from '../../page-head/screen-title.tsx';
import { Tabs } from '../../tabs/tabs.tsx';
import * as styles from './layout.css.ts';
import { asPart } from '../../data/query.ts';

const LIST = screens.refunds;
const PROGRESS = ['running', 'refunded'] as const;

/** Reads filter and page from the list's address. */
function readList(parameters: URLSearchParams): RefundListQuery {
  const progress = PROGRESS.find((known) => known === parameters.get('progress'));
  return { page: pageOfAddress(parameters), pageSize: REFUNDS_PER_PAGE, ...(progress && { progress }) };
}

function queriesOf(request: Request) {
  return [refundsQuery(readList(new URL(request.url).searchParams)), asPart(capabilitiesQuery)];
}

export const loader = buyerLoader(queriesOf);

export const clientLoader = browserLoader(queriesOf);

function listAddress(progress: string | undefined, page: number): string {
  const parameters = new URLSearchParams({ ...(progress && { progress }), ...(page > 1 && { page: String(page) }) });
  return parameters.size > 0 ? `${LIST}?${parameters}` : LIST;
}

/** The buyer's refunds, newest first, with filter and pages in the address. */
export default function Refunds() {
  const intl = useIntl();
  const [parameters] = useSearchParams();
  const list = readList(parameters);
  const refunds = useQuery(refundsQuery(list));
  const isFiltered = useOptionalQuery(capabilitiesQuery).data?.listFilters;
  return (
    <>
      <ScreenTitle title={intl.formatMessage({ id: 'shop.refunds.title' })} />
      {isFiltered && (
        <Tabs
          label={intl.formatMessage({ id: 'shop.refunds.progress' })}
          tabs={([undefined, ...PROGRESS] as const).map((progress) => ({
            href: listAddress(progress, 1),
            label: <FormattedMessage id={`shop.refunds.${progress ?? 'all'}`} />,
            current: list.progress === progress,
          }))}
        />
      )}
      <PagedList
        list={refunds}
        page={list.page}
        pageSize={REFUNDS_PER_PAGE}
        getHref={(page) => listAddress(list.progress, page)}
        firstPage={listAddress(list.progress, 1)}
        empty={
          <EmptyState
            title={intl.formatMessage({ id: 'shop.refunds.none' })}
            actions={
              <LinkButton href={screens.orders} variant="primary">
                <FormattedMessage id="shop.refunds.toOrders" />
              </LinkButton>
            }
          >
            <FormattedMessage id="shop.refunds.how" />
          </EmptyState>
        }
      >
        <ul className={styles.orders}>
          {refunds.items.map((refund) => (
            <li key={refund.number}>
              <RefundCard
                refund={refund}
                href={refundScreen(refund.number)}
                headingLevel={2}
                actions={<RefundActions refund={refund} />}
              />
            </li>
          ))}
        </ul>
      </PagedList>
    </>
  );
}
