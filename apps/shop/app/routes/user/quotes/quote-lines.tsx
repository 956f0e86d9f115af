import { quoteScreen } from '@rider/model/order-screens';
import { money } from '@rider/model/money';
import { quoteTotals, reductionOf, type Quote, type QuoteLine, type QuoteVersion } from '@rider/model/quote';
import { screens } from '@rider/model/screens';
import { DataTable, type DataColumn } from '@rider/ui/data-table';
import { formatDay } from '@rider/ui/date';
import { Stack } from '@rider/ui/layout';
import { Link } from '@rider/ui/link';
import { formatMoney } from '@rider/ui/price';
import { formatQuantity } from '@rider/ui/quantity';
import { Heading, Text } from '@rider/ui/text';
import { FormattedMessage, useIntl } from 'react-intl';
import { shownDay } from './shown-day.ts';

function Item({ productId, code, name, variant }: QuoteLine) {
  return (
    <Stack gap="x1">
      <Link href={screens.product(productId, code)}>{name}</Link>
      <Text size="small" tone="quiet">
        {[variant, code].filter(Boolean).join(' · ')}
      </Text>
    </Stack>
  );
}

/** The unit price, and how much it is below the list price. */
function OfferedPrice({ offered, listPrice, previous }: QuoteLine) {
  const intl = useIntl();
  const before = previous?.offered;
  if (offered === null) return '–';
  const reduction = reductionOf(listPrice, offered.unitPrice);
  return (
    <Stack gap="x1">
      {formatMoney(intl, offered.unitPrice)}
      {reduction > 0 && (
        <Text size="small" tone="quiet">
          {intl.formatNumber(-reduction / 1000, { style: 'percent', maximumFractionDigits: 1 })}
        </Text>
      )}
      {before && before.unitPrice !== offered.unitPrice && <Before value={formatMoney(intl, before.unitPrice)} />}
    </Stack>
  );
}

/** What the version before says. */
function Before({ value }: { value: string }) {
  return (
    <Text size="small" tone="quiet">
      <FormattedMessage id="shop.quote.before" values={{ value }} />
    </Text>
  );
}

function ShipsBy({ offered, previous }: QuoteLine) {
  const intl = useIntl();
  const day = offered?.shipsBy ?? '';
  const before = previous?.offered?.shipsBy ?? day;
  return (
    <Stack gap="x1">
      {shownDay(intl, day)}
      {before !== day && <Before value={shownDay(intl, before)} />}
    </Stack>
  );
}

/** The pieces, and those of the version before if they differ. */
function Pieces({ quantity, unit, previous }: QuoteLine) {
  const intl = useIntl();
  return (
    <Stack gap="x1">
      {formatQuantity(intl, quantity, unit)}
      {previous && previous.quantity !== quantity && <Before value={formatQuantity(intl, previous.quantity, unit)} />}
    </Stack>
  );
}

/** The pieces, and how many there are if they are more than the stock. */
function PiecesInStock(line: QuoteLine) {
  const { quantity, stock } = line;
  return (
    <Stack gap="x1">
      <Pieces {...line} />
      {(stock === null || stock < quantity) && (
        <Text size="small" tone="danger">
          <FormattedMessage id="shop.quote.inStock" values={{ count: stock ?? 0 }} />
        </Text>
      )}
    </Stack>
  );
}

/** The lines of a quote with list price, offered price, day of shipping and amount, and their sums. */
export function QuoteLines({ quote: { lines, state }, isCurrent }: { quote: Quote; isCurrent: boolean }) {
  const intl = useIntl();
  const label = (name: 'items' | 'item' | 'quantity' | 'listPrice' | 'price' | 'shipsBy' | 'amount') =>
    intl.formatMessage({ id: `shop.quote.${name}` });
  const totals = quoteTotals(lines);
  const columns: DataColumn<QuoteLine>[] = [
    { id: 'item', label: label('item'), rowHeader: true, cell: Item },
    {
      id: 'quantity',
      label: label('quantity'),
      numeric: true,
      cell: state === 'offered' && isCurrent ? PiecesInStock : Pieces,
    },
    {
      id: 'listPrice',
      label: label('listPrice'),
      numeric: true,
      cell: ({ listPrice }) => formatMoney(intl, listPrice),
    },
    { id: 'price', label: label('price'), numeric: true, cell: OfferedPrice },
    { id: 'shipsBy', label: label('shipsBy'), cell: ShipsBy },
    {
      id: 'amount',
      label: label('amount'),
      numeric: true,
      cell: ({ offered, listPrice, quantity }) =>
        formatMoney(intl, money((offered?.unitPrice ?? listPrice) * quantity)),
    },
  ];
  return (
    <Stack as="section" gap="x3">
      <Heading level={2} size="title3">
        {label('items')}
      </Heading>
      <DataTable caption={label('items')} hideCaption columns={columns} rows={lines} getRowId={({ id }) => id} />
      <Text weight="bold">
        <FormattedMessage
          id={totals.offered === null ? 'shop.quote.listTotal' : 'shop.quote.total'}
          values={{
            list: formatMoney(intl, totals.list),
            amount: formatMoney(intl, totals.offered ?? totals.list),
          }}
        />
      </Text>
      <Text size="small" tone="quiet">
        <FormattedMessage id="shop.quote.freightNote" />
      </Text>
    </Stack>
  );
}

/** The versions of a quote, each with a link to its lines; nothing before there are two. */
export function QuoteVersions({ quote: { number: quote, versions, shownVersion } }: { quote: Quote }) {
  const intl = useIntl();
  if (versions.length < 2) return null;
  const label = (name: 'versions' | 'version' | 'offered') => intl.formatMessage({ id: `shop.quote.${name}` });
  const columns: DataColumn<VersionRow>[] = [
    {
      id: 'version',
      label: label('version'),
      rowHeader: true,
      cell: VersionLink,
    },
    { id: 'offered', label: label('offered'), cell: ({ offeredAt }) => formatDay(intl, offeredAt) },
    {
      id: 'lastDay',
      label: intl.formatMessage({ id: 'shop.quotes.lastDay' }),
      cell: ({ lastDay }) => shownDay(intl, lastDay),
    },
    {
      id: 'total',
      label: intl.formatMessage({ id: 'shop.quotes.total' }),
      numeric: true,
      cell: ({ total }) => formatMoney(intl, total),
    },
  ];
  return (
    <Stack as="section" gap="x3">
      <Heading level={2} size="title3">
        {label('versions')}
      </Heading>
      <DataTable
        caption={label('versions')}
        hideCaption
        columns={columns}
        rows={versions.map((version) => ({ ...version, quote, isShown: version.number === shownVersion }))}
        getRowId={({ number }) => String(number)}
      />
    </Stack>
  );
}

type VersionRow = QuoteVersion & { quote: string; isShown: boolean };

function VersionLink({ number, quote, isShown }: VersionRow) {
  return (
    <Link href={`${quoteScreen(quote)}&version=${number}`} {...(isShown && { 'aria-current': 'true' })}>
      {number}
    </Link>
  );
}
