import { screens } from '@rider/model/screens';
import type { Money } from '@rider/model/money';
import type { BalanceRecord, BalanceRecordQuery, BalanceRecords } from '@rider/model/balance';
import { Button, LinkButton } from '@rider/ui/button';
import { DataTable, type DataColumn } from '@rider/ui/data-table';
import { formatMoment } from '@rider/ui/date';
import { DateRange } from '@rider/ui/date-range';
import { Stack } from '@rider/ui/layout';
import { Link } from '@rider/ui/link';
import { Pagination } from '@rider/ui/pagination';
import { formatMoney } from '@rider/ui/price';
import { Heading } from '@rider/ui/text';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { Form, useHref } from 'react-router';
import { capabilitiesQuery } from '../data/capabilities-query.ts';
import { useOptionalQuery } from '../data/use-query.ts';
import { Tabs } from '../tabs/tabs.tsx';
import * as styles from './balance.css.ts';
import { BALANCE_PAGE, LEDGER_FILE, ledgerAddress, RECORDS_PER_PAGE } from './ledger-address.ts';

/** Props of `Ledger`: the request, and one page of its lines. */
export interface LedgerProps {
  list: BalanceRecordQuery;
  records: BalanceRecords;
}

/** Income and expenses by direction and date, in pages, and as a file. */
export function Ledger({ list, records }: LedgerProps) {
  const intl = useIntl();
  const isFiltered = useOptionalQuery(capabilitiesQuery).data?.listFilters;
  const file = useHref(ledgerAddress(LEDGER_FILE, list));
  const isNarrowed = Boolean(list.direction || list.from || list.until);
  const title = intl.formatMessage({ id: 'shop.balance.ledger' });
  return (
    <Stack as="section">
      <div className={styles.head}>
        <Heading level={2} size="title3">
          {title}
        </Heading>
        {/* A file, not a screen: the router must not intercept the link. */}
        <LinkButton href={file} target="_self" size="small">
          <FormattedMessage id="shop.balance.download" />
        </LinkButton>
      </div>
      <Directions list={list} isFiltered={isFiltered} />
      {isFiltered && <Finder key={`${list.direction}${list.from}${list.until}`} list={list} />}
      <DataTable
        caption={title}
        hideCaption
        columns={columnsOf(intl)}
        rows={records.items}
        getRowId={({ id }) => id}
        empty={intl.formatMessage({ id: isNarrowed ? 'shop.balance.noneFound' : 'shop.balance.none' })}
      />
      <Pagination
        page={list.page ?? 1}
        count={Math.ceil(records.total / RECORDS_PER_PAGE)}
        getHref={(page) => ledgerAddress(BALANCE_PAGE, list, { page: String(page) })}
      />
    </Stack>
  );
}

function columnsOf(intl: IntlShape): DataColumn<BalanceRecord>[] {
  const label = (name: 'when' | 'kind' | 'amount' | 'balanceAfter') =>
    intl.formatMessage({ id: `shop.balance.${name}` });
  return [
    { id: 'when', label: label('when'), cell: ({ at }) => formatMoment(intl, at) },
    { id: 'kind', label: label('kind'), cell: (record) => <Reason record={record} />, rowHeader: true },
    { id: 'amount', label: label('amount'), numeric: true, cell: ({ amount }) => <Amount amount={amount} /> },
    {
      id: 'balance',
      label: label('balanceAfter'),
      numeric: true,
      cell: ({ balance }) => (balance === null ? '–' : formatMoney(intl, balance)),
    },
  ];
}

/** The reason of a booking: an order as a link, or an operator's note. */
function Reason({ record: { kind, title, note, orderNumber } }: { record: BalanceRecord }) {
  return (
    <>
      {kind === 'other' ? title : <FormattedMessage id={`shop.balance.kind.${kind}`} />}
      {orderNumber !== null && (
        <>
          {' · '}
          <Link href={screens.order(orderNumber)}>{orderNumber}</Link>
        </>
      )}
      {note && ` · ${note}`}
    </>
  );
}

/** Income has a sign and a colour, so that neither alone carries the meaning. */
function Amount({ amount }: { amount: Money }) {
  const intl = useIntl();
  if (amount <= 0) return formatMoney(intl, amount);
  return <span className={styles.income}>+{formatMoney(intl, amount)}</span>;
}

function Directions({ list, isFiltered }: { list: BalanceRecordQuery; isFiltered: boolean | undefined }) {
  const intl = useIntl();
  // A CRMEB leaves refunds out of the income.
  const labels = { '': 'all', income: isFiltered ? 'income' : 'paidIn', expenditure: 'expenditure' } as const;
  return (
    <Tabs
      label={intl.formatMessage({ id: 'shop.balance.directions' })}
      tabs={(['', 'income', 'expenditure'] as const).map((direction) => ({
        href: ledgerAddress(BALANCE_PAGE, list, { direction }),
        label: <FormattedMessage id={`shop.balance.direction.${labels[direction]}`} />,
        current: (list.direction ?? '') === direction,
      }))}
    />
  );
}

/** Date filter; without script a plain form. The tab's direction stays. */
function Finder({ list }: { list: BalanceRecordQuery }) {
  const intl = useIntl();
  return (
    <Form role="search" className={styles.finder}>
      {list.direction && <input type="hidden" name="direction" value={list.direction} />}
      <DateRange
        label={intl.formatMessage({ id: 'shop.balance.days' })}
        startName="from"
        endName="until"
        defaultValue={{ start: list.from ?? null, end: list.until ?? null }}
      />
      <Button type="submit">
        <FormattedMessage id="shop.balance.find" />
      </Button>
    </Form>
  );
}
