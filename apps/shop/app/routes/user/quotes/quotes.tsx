import { quoteRequestScreen, quoteScreen } from '@rider/model/order-screens';
import type { QuoteSummary } from '@rider/model/quote';
import { screens } from '@rider/model/screens';
import { LinkButton } from '@rider/ui/button';
import { DataTable, type DataColumn } from '@rider/ui/data-table';
import { formatDay } from '@rider/ui/date';
import { EmptyState } from '@rider/ui/empty-state';
import { Link } from '@rider/ui/link';
import { Pagination } from '@rider/ui/pagination';
import { formatMoney } from '@rider/ui/price';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { browserLoader } from '../../../data/browser-load.ts';
import { buyerLoader } from '../../../data/server-load.ts';
import { useOptionalQuery, useQuery } from '../../../data/use-query.ts';
import { OF_COMPANY } from '../../../order/order-list-address.ts';
import { ownCompanyQuery } from '../../../order/order-queries.ts';
import { ScreenTitle } from '../../../page-head/screen-title.tsx';
import { pageOfAddress } from '../../../screen-parameters/page-of-address.ts';
import { WhoseTabs } from '../whose-tabs.tsx';
import { quotesQuery } from './quote-queries.ts';
import { QuoteStatus } from './quote-status.tsx';
import { shownDay } from './shown-day.ts';

const PER_PAGE = 20;

function listOf(parameters: URLSearchParams) {
  const ofCompany = parameters.get(OF_COMPANY) === '1';
  return { page: pageOfAddress(parameters), pageSize: PER_PAGE, ...(ofCompany && { ofCompany }) };
}

const needs = (request: Request) => [quotesQuery(listOf(new URL(request.url).searchParams)), ownCompanyQuery];

export const loader = buyerLoader(needs);
export const clientLoader = browserLoader(needs);

function quoteLink({ number }: QuoteSummary) {
  return <Link href={quoteScreen(number)}>{number}</Link>;
}

/** The buyer's quotes, or those of the company, the newest first. */
export default function Quotes() {
  const intl = useIntl();
  const [parameters] = useSearchParams();
  const company = useOptionalQuery(ownCompanyQuery).data;
  const { ofCompany = false, ...list } = listOf(parameters);
  const { items, total } = useQuery(quotesQuery(listOf(parameters)));
  const address = (changes: Record<string, string>) => {
    const next = new URLSearchParams({ ...(ofCompany && { [OF_COMPANY]: '1' }), ...changes });
    for (const [name, value] of Object.entries(changes)) if (value === '') next.delete(name);
    return next.size === 0 ? screens.quotes : `${screens.quotes}?${next.toString()}`;
  };
  const title = intl.formatMessage({ id: 'shop.quotes.title' });
  const label = (name: 'number' | 'requestedBy' | 'requested' | 'state' | 'lines' | 'lastDay' | 'total') =>
    intl.formatMessage({ id: `shop.quotes.${name}` });
  const ownName = intl.formatMessage({ id: 'shop.quotes.you' });
  const columns: DataColumn<QuoteSummary>[] = [
    { id: 'number', label: label('number'), rowHeader: true, cell: quoteLink },
    ...(ofCompany
      ? [
          {
            id: 'requestedBy',
            label: label('requestedBy'),
            cell: (quote: QuoteSummary) => quote.requestedBy ?? ownName,
          },
        ]
      : []),
    { id: 'requested', label: label('requested'), cell: ({ requestedAt }) => formatDay(intl, requestedAt) },
    { id: 'state', label: label('state'), cell: QuoteStatus },
    { id: 'lines', label: label('lines'), numeric: true, cell: ({ lines }) => intl.formatNumber(lines) },
    { id: 'lastDay', label: label('lastDay'), cell: ({ lastDay }) => shownDay(intl, lastDay) },
    {
      id: 'total',
      label: label('total'),
      numeric: true,
      cell: ({ total: amount }) => (amount === null ? '–' : formatMoney(intl, amount)),
    },
  ];
  return (
    <>
      <ScreenTitle title={title} />
      <WhoseTabs
        company={company}
        right="see-orders"
        label={intl.formatMessage({ id: 'shop.quotes.whose' })}
        own={<FormattedMessage id="shop.quotes.own" />}
        ofCompany={ofCompany}
        getHref={(value) => address({ [OF_COMPANY]: value })}
      />
      {total === 0 ? (
        <EmptyState
          icon="copy"
          title={<FormattedMessage id="shop.quotes.none" />}
          actions={
            <LinkButton href={quoteRequestScreen}>
              <FormattedMessage id="shop.quotes.request" />
            </LinkButton>
          }
        >
          <FormattedMessage id="shop.quotes.noneHint" />
        </EmptyState>
      ) : (
        <DataTable caption={title} hideCaption columns={columns} rows={items} getRowId={({ number }) => number} />
      )}
      <Pagination
        page={list.page}
        count={Math.ceil(total / PER_PAGE)}
        getHref={(page) => address({ page: String(page) })}
      />
    </>
  );
}
