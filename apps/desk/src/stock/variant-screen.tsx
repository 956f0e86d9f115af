import { OPERATOR_PAGE_SIZE, type StockMovement, type StockVariant } from '@rider/api/operator';
import { stockState } from '@rider/model/stock';
import { Badge } from '@rider/ui/badge';
import { DataTable, type DataColumn } from '@rider/ui/data-table';
import { formatMoment } from '@rider/ui/date';
import { Cluster, Container, Stack } from '@rider/ui/layout';
import { Link } from '@rider/ui/link';
import { Pagination } from '@rider/ui/pagination';
import { Heading } from '@rider/ui/text';
import { useIntl, type IntlShape } from 'react-intl';
import { useParams } from 'react-router';
import { orderAddress } from '../data/addresses.ts';
import { stockMovementsQuery, stockVariantQuery } from '../data/operator-queries.ts';
import { useOptionalQuery } from '../data/use-query.ts';
import { DialogButton } from '../list/dialog-button.tsx';
import { Facts } from '../list/facts.tsx';
import { useListAddress } from '../list/list-address.ts';
import { ListFailed } from '../list/list-failed.tsx';
import { Loaded } from '../list/loaded.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { LowMarkDialog } from './low-mark-dialog.tsx';
import { StockDialog } from './stock-dialog.tsx';
import { STOCK_TONES } from './stock-tones.ts';

/** The stock of one variant with its movements. */
export function VariantScreen() {
  const { id = '' } = useParams();
  const text = useMessages('desk.stock');
  return (
    <Loaded query={stockVariantQuery(id)} unknown={text('unknown')} back={{ href: '/stock', label: text('back') }}>
      {(variant) => <VariantPage variant={variant} />}
    </Loaded>
  );
}

function VariantPage({ variant }: { variant: StockVariant }) {
  const intl = useIntl();
  const text = useMessages('desk.stock');
  const { code, barcode, name, options, stock, lowMark } = variant;
  const state = stockState(variant);
  return (
    <Container>
      <Stack gap="x6">
        <Link href="/stock">{text('back')}</Link>
        <Cluster gap="x3">
          <Heading level={2} size="title2">
            {code}
          </Heading>
          <Badge tone={STOCK_TONES[state]}>{text(`state.${state}`)}</Badge>
        </Cluster>
        <Facts
          messages="desk.stock"
          facts={{
            name,
            options: options.join(', '),
            barcode,
            stock: intl.formatNumber(stock),
            lowMark: intl.formatNumber(lowMark),
          }}
        />
        <Cluster gap="x3">
          <DialogButton variant="primary" label={text('change')}>
            {(close) => <StockDialog variant={variant} onClose={close} />}
          </DialogButton>
          <DialogButton label={text('changeLowMark')}>
            {(close) => <LowMarkDialog variant={variant} onClose={close} />}
          </DialogButton>
        </Cluster>
        <Movements variantId={variant.id} />
      </Stack>
    </Container>
  );
}

const signed = (intl: IntlShape, change: number) => intl.formatNumber(change, { signDisplay: 'exceptZero' });

function Movements({ variantId }: { variantId: string }) {
  const intl = useIntl();
  const text = useMessages('desk.stock');
  const { query, pageHref } = useListAddress();
  const { data, error, isLoading, refetch } = useOptionalQuery(stockMovementsQuery(variantId, query), {
    keepPreviousData: true,
  });
  const columns: DataColumn<StockMovement>[] = [
    { id: 'when', label: text('when'), cell: ({ at }) => formatMoment(intl, at) },
    { id: 'kind', label: text('kind'), cell: ({ kind }) => text(`kind.${kind}`), rowHeader: true },
    { id: 'change', label: text('difference'), numeric: true, cell: ({ change }) => signed(intl, change) },
    { id: 'after', label: text('after'), numeric: true, cell: ({ stockAfter }) => intl.formatNumber(stockAfter) },
    { id: 'source', label: text('source'), cell: sourceOf },
    { id: 'reason', label: text('reason'), cell: ({ reason }) => reason },
  ];
  return (
    <Stack as="section" gap="x3">
      <Heading level={3} size="title3">
        {text('movements')}
      </Heading>
      <DataTable
        caption={text('movements')}
        hideCaption
        columns={columns}
        rows={data?.items ?? []}
        getRowId={({ id }) => id}
        loading={isLoading}
        {...(error && !data && { error: <ListFailed onRetry={refetch} /> })}
        empty={text('noMovements')}
      />
      <Pagination
        page={query.page ?? 1}
        count={Math.ceil((data?.total ?? 0) / OPERATOR_PAGE_SIZE)}
        getHref={pageHref}
      />
    </Stack>
  );
}

/** The person or the order that changed the stock. */
function sourceOf({ orderNumber, operator }: StockMovement) {
  if (orderNumber !== null) return <Link href={orderAddress(orderNumber)}>{orderNumber}</Link>;
  return operator;
}
