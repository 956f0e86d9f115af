import { getOwnCompany } from '@rider/api/buyer-company';
import { getInvoices } from '@rider/api/invoice';
import { hasRight } from '@rider/model/buyer-company';
import { owedOn, type CreditTerms, type Invoice, type InvoiceList } from '@rider/model/invoice';
import { money } from '@rider/model/money';
import { screens } from '@rider/model/screens';
import { LinkButton } from '@rider/ui/button';
import { DataTable, type DataColumn } from '@rider/ui/data-table';
import { formatDay } from '@rider/ui/date';
import { DateRange } from '@rider/ui/date-range';
import { EmptyState } from '@rider/ui/empty-state';
import { Cluster } from '@rider/ui/layout';
import { Link } from '@rider/ui/link';
import { Banner } from '@rider/ui/banner';
import { Pagination } from '@rider/ui/pagination';
import { formatMoney } from '@rider/ui/price';
import { StatTile, StatTiles } from '@rider/ui/stat-tile';
import { Text } from '@rider/ui/text';
import { FormattedMessage, useIntl } from 'react-intl';
import { useHref, useLoaderData, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { callBackend, requireBuyer } from '../../../data/server-load.ts';
import { TableDownload } from '../../../download/table-download.tsx';
import { InvoiceStatus } from '../../../invoice/invoice-status.tsx';
import { OF_COMPANY } from '../../../order/order-list-address.ts';
import { pageOfAddress } from '../../../screen-parameters/page-of-address.ts';
import { ScreenTitle } from '../../../page-head/screen-title.tsx';
import { WhoseTabs } from '../whose-tabs.tsx';

const PER_PAGE = 20;

/** What is owed is never shown from a cache, so there is no loader of the browser. */
export function loader(args: LoaderFunctionArgs) {
  requireBuyer(args);
  const { searchParams: parameters } = new URL(args.request.url);
  const page = pageOfAddress(parameters);
  return callBackend(args, async ({ api }) => {
    const company = await getOwnCompany(api);
    const ofCompany = parameters.has(OF_COMPANY) && company !== null && hasRight(company.own.role, 'see-invoices');
    return { list: await getInvoices(api, { page, pageSize: PER_PAGE, ofCompany }), company, ofCompany };
  });
}

/** The buyer's invoices, with the terms and what is owed. */
export default function Invoices() {
  const intl = useIntl();
  const { list, company, ofCompany } = useLoaderData<typeof loader>();
  const [parameters] = useSearchParams();
  const title = intl.formatMessage({ id: 'shop.invoices.title' });
  return (
    <>
      <ScreenTitle title={title} />
      <WhoseTabs
        company={company}
        right="see-invoices"
        label={intl.formatMessage({ id: 'shop.invoices.whose' })}
        own={<FormattedMessage id="shop.invoices.own" />}
        ofCompany={ofCompany}
        getHref={(value) => (value ? `${screens.invoices}?${OF_COMPANY}=${value}` : screens.invoices)}
      />
      {!ofCompany && (list.terms === null ? <NoTerms /> : <Terms terms={list.terms} list={list} />)}
      {list.total === 0 ? (
        (ofCompany || list.terms) && (
          <EmptyState title={<FormattedMessage id="shop.invoices.none" />}>
            <FormattedMessage id="shop.invoices.noneHint" />
          </EmptyState>
        )
      ) : (
        <>
          {!ofCompany && (list.terms !== null || list.items.some(isOnAccount)) && <Statement />}
          <Table items={list.items} title={title} ofCompany={ofCompany} />
          <Download ofCompany={ofCompany} />
        </>
      )}
      <Pagination
        page={pageOfAddress(parameters)}
        count={Math.ceil(list.total / PER_PAGE)}
        getHref={(page) => `${screens.invoices}?${ofCompany ? `${OF_COMPANY}=1&` : ''}page=${page}`}
      />
    </>
  );
}

/** Downloads the invoices of some days, or all. */
function Download({ ofCompany }: { ofCompany: boolean }) {
  const intl = useIntl();
  return (
    <TableDownload file={screens.invoicesFile} summary={<FormattedMessage id="shop.invoices.download" />}>
      {ofCompany && <input type="hidden" name={OF_COMPANY} value="1" />}
      <DateRange
        label={intl.formatMessage({ id: 'shop.invoices.issued' })}
        description={intl.formatMessage({ id: 'shop.invoices.anyDay' })}
        startName="from"
        endName="until"
      />
    </TableDownload>
  );
}

/** An invoice that was paid at once is due on its issue, and on no statement. */
const isOnAccount = ({ dueAt, issuedAt }: Invoice): boolean => dueAt !== issuedAt;

function Statement() {
  const file = useHref(screens.statementFile);
  return (
    <Cluster>
      {/* A file, not a screen: the router must not intercept the link. */}
      <LinkButton href={file} target="_self" size="small">
        <FormattedMessage id="shop.invoices.statement" />
      </LinkButton>
    </Cluster>
  );
}

function NoTerms() {
  return (
    <Banner tone="info">
      <Text>
        <FormattedMessage id="shop.invoices.noTerms" />
      </Text>
      <LinkButton href={screens.contact}>
        <FormattedMessage id="shop.invoices.ask" />
      </LinkButton>
    </Banner>
  );
}

function Terms({ terms: { limit, used, days }, list }: { terms: CreditTerms; list: InvoiceList }) {
  const intl = useIntl();
  const figures = {
    owed: formatMoney(intl, list.owed),
    overdue: formatMoney(intl, list.overdue),
    free: formatMoney(intl, money(Math.max(limit - used, 0))),
    limit: formatMoney(intl, limit),
  };
  return (
    <>
      <StatTiles>
        {(Object.keys(figures) as (keyof typeof figures)[]).map((name) => (
          <StatTile key={name} label={<FormattedMessage id={`shop.invoices.${name}`} />} value={figures[name]} />
        ))}
      </StatTiles>
      <Text tone="quiet">
        <FormattedMessage id="shop.invoices.days" />: <FormattedMessage id="shop.invoices.dueAfter" values={{ days }} />
      </Text>
    </>
  );
}

function invoiceLink({ number }: Invoice) {
  return <Link href={screens.invoice(number)}>{number}</Link>;
}

function orderLink({ orderNumber }: Invoice) {
  return <Link href={screens.order(orderNumber)}>{orderNumber}</Link>;
}

function Table({ items, title, ofCompany }: { items: Invoice[]; title: string; ofCompany: boolean }) {
  const intl = useIntl();
  const label = (name: 'number' | 'order' | 'job' | 'issued' | 'due' | 'amount' | 'open' | 'state' | 'orderedBy') =>
    intl.formatMessage({ id: `shop.invoices.${name}` });
  const columns: DataColumn<Invoice>[] = [
    {
      id: 'number',
      label: label('number'),
      rowHeader: true,
      cell: invoiceLink,
    },
    {
      id: 'order',
      label: label('order'),
      cell: orderLink,
    },
    { id: 'job', label: label('job'), cell: ({ job }) => job },
    ...(ofCompany ? [{ id: 'orderedBy', label: label('orderedBy'), cell: ({ orderedBy }: Invoice) => orderedBy }] : []),
    { id: 'issued', label: label('issued'), cell: ({ issuedAt }) => formatDay(intl, issuedAt) },
    {
      id: 'due',
      label: label('due'),
      cell: (invoice) => (isOnAccount(invoice) ? formatDay(intl, invoice.dueAt) : '–'),
    },
    { id: 'state', label: label('state'), cell: InvoiceStatus },
    { id: 'amount', label: label('amount'), numeric: true, cell: ({ amount }) => formatMoney(intl, amount) },
    { id: 'open', label: label('open'), numeric: true, cell: (invoice) => formatMoney(intl, owedOn(invoice)) },
  ];
  return <DataTable caption={title} hideCaption columns={columns} rows={items} getRowId={({ number }) => number} />;
}
