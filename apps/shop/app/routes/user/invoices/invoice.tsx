import { getInvoice } from '@rider/api/invoice';
import { getOrder } from '@rider/api/order';
import { owedOn, type InvoiceDetail, type InvoiceEntry } from '@rider/model/invoice';
import { screens } from '@rider/model/screens';
import { DataTable, type DataColumn } from '@rider/ui/data-table';
import { formatDay } from '@rider/ui/date';
import { DescriptionList } from '@rider/ui/description-list';
import { Columns, Stack } from '@rider/ui/layout';
import { Link } from '@rider/ui/link';
import { Banner } from '@rider/ui/banner';
import { OrderLines } from '@rider/ui/order-card';
import { formatMoney } from '@rider/ui/price';
import { Heading, Text } from '@rider/ui/text';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { idInAddress } from '../../../screen-parameters/id-in-address.ts';
import { companyQuery } from '../../../data/queries.ts';
import { callBackend, requireBuyer } from '../../../data/server-load.ts';
import { useQuery } from '../../../data/use-query.ts';
import { DocumentHead } from '../../../download/document-head.tsx';
import { InvoiceStatus } from '../../../invoice/invoice-status.tsx';
import * as styles from '../../../invoice/invoice.css.ts';
import { OrderTotals } from '../../../order/order-totals.tsx';
import { PrintButton } from '../../../order/print-button.tsx';

/** What is owed is never shown from a cache, so there is no loader of the browser. */
export function loader(args: LoaderFunctionArgs) {
  requireBuyer(args);
  const number = idInAddress(args.request, screens.invoices, 'number');
  return callBackend(args, async ({ api }) => {
    const invoice = await getInvoice(api, number);
    return { invoice, order: await getOrder(api, invoice.orderNumber) };
  });
}

/** An invoice to read, print and pay: whom it is for, the products, and what was paid on it. */
export default function InvoiceScreen() {
  const intl = useIntl();
  const { invoice, order } = useLoaderData<typeof loader>();
  const title = intl.formatMessage({ id: 'shop.invoice.title' }, { number: invoice.number });
  return (
    <>
      <DocumentHead
        title={title}
        status={<InvoiceStatus state={invoice.state} />}
        list={{ href: screens.invoices, label: <FormattedMessage id="shop.invoice.back" /> }}
        file={screens.invoiceFile(invoice.number)}
      >
        <PrintButton />
      </DocumentHead>
      <Owed invoice={invoice} />
      <Facts invoice={invoice} />
      <Columns>
        <Stack as="section" gap="x3">
          <Heading level={2} size="title3">
            <FormattedMessage id="shop.invoice.items" />
          </Heading>
          <OrderLines lines={order.lines} />
        </Stack>
        <OrderTotals order={{ ...order, total: invoice.amount }} />
      </Columns>
      {invoice.entries.length > 0 && <Entries entries={invoice.entries} />}
    </>
  );
}

function Owed({ invoice }: { invoice: InvoiceDetail }) {
  const intl = useIntl();
  const { state, dueAt } = invoice;
  if (state === 'settled')
    return (
      <Banner tone="success">
        <FormattedMessage id="shop.invoice.settled" />
      </Banner>
    );
  const values = { amount: formatMoney(intl, owedOn(invoice)), day: formatDay(intl, dueAt) };
  return (
    <Banner
      tone={state === 'overdue' ? 'warning' : 'info'}
      title={intl.formatMessage({ id: 'shop.invoice.owed' }, values)}
    >
      <FormattedMessage id="shop.invoice.how" />
    </Banner>
  );
}

function Facts({ invoice }: { invoice: InvoiceDetail }) {
  const intl = useIntl();
  const { siteName, address, phone, email } = useQuery(companyQuery);
  const { company, license, name, address: lines } = invoice.addressee;
  const licensed = license && intl.formatMessage({ id: 'shop.invoice.license' }, { license });
  const facts: Record<
    'invoice.from' | 'invoice.to' | `invoices.${'issued' | 'due' | 'order' | 'purchaseOrder' | 'job'}`,
    ReactNode
  > = {
    'invoice.from': <Lines lines={[siteName, address, phone, email]} />,
    'invoice.to': <Lines lines={[company, licensed, ...(lines.length > 0 ? lines : [name])]} />,
    'invoices.issued': formatDay(intl, invoice.issuedAt),
    // One that was paid at once is never due.
    'invoices.due': invoice.dueAt === invoice.issuedAt ? '' : formatDay(intl, invoice.dueAt),
    'invoices.order': <Link href={screens.order(invoice.orderNumber)}>{invoice.orderNumber}</Link>,
    'invoices.purchaseOrder': invoice.purchaseOrderNumber,
    'invoices.job': invoice.job,
  };
  return (
    <DescriptionList
      layout="columns"
      items={(Object.keys(facts) as (keyof typeof facts)[]).map((key) => ({
        key,
        term: <FormattedMessage id={`shop.${key}`} />,
        description: facts[key],
      }))}
    />
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <Text as="span" className={styles.lines}>
      {lines.filter(Boolean).join('\n')}
    </Text>
  );
}

function Entries({ entries }: { entries: readonly InvoiceEntry[] }) {
  const intl = useIntl();
  const label = (name: 'entries' | 'when' | 'kind' | 'reference' | 'tax') =>
    intl.formatMessage({ id: `shop.invoice.${name}` });
  const columns: DataColumn<InvoiceEntry & { place: number }>[] = [
    { id: 'when', label: label('when'), cell: ({ at }) => formatDay(intl, at) },
    {
      id: 'kind',
      label: label('kind'),
      rowHeader: true,
      cell: ({ kind }) => intl.formatMessage({ id: `shop.invoice.kind.${kind}` }),
    },
    { id: 'reference', label: label('reference'), cell: ({ reference }) => reference },
    {
      id: 'amount',
      label: intl.formatMessage({ id: 'shop.invoices.amount' }),
      numeric: true,
      cell: ({ amount }) => formatMoney(intl, amount),
    },
    ...(entries.some(({ tax }) => tax > 0)
      ? [{ id: 'tax', label: label('tax'), numeric: true, cell: ({ tax }: InvoiceEntry) => formatMoney(intl, tax) }]
      : []),
  ];
  return (
    <Stack as="section" gap="x3">
      <Heading level={2} size="title3">
        {label('entries')}
      </Heading>
      <DataTable
        caption={label('entries')}
        hideCaption
        columns={columns}
        rows={entries.map((entry, place) => ({ ...entry, place }))}
        getRowId={({ place }) => String(place)}
      />
    </Stack>
  );
}
