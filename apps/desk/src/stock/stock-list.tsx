import { STOCK_STATES, stockState } from '@rider/model/stock';
import { LinkButton } from '@rider/ui/button';
import { Cluster } from '@rider/ui/layout';
import { stockAddress } from '../data/addresses.ts';
import { stockQuery } from '../data/operator-queries.ts';
import { useLocation } from 'react-router';
import { ListScreen } from '../list/list-screen.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { StockDialog } from './stock-dialog.tsx';
import { STOCK_TONES } from './stock-tones.ts';

/** All variants with their stock, by SKU; those that are low or sold out are filters. */
export function StockList() {
  const text = useMessages('desk.countSheet');
  const { search } = useLocation();
  return (
    <ListScreen
      section="stock"
      messages="desk.stock"
      queryOf={stockQuery}
      states={STOCK_STATES}
      columns={[
        { id: 'code', text: ({ code }) => code, href: ({ id }) => stockAddress(id), rowHeader: true },
        { id: 'name', cell: ({ name }) => name },
        { id: 'options', cell: ({ options }) => options.join(', ') },
        { id: 'state', state: stockState, tones: STOCK_TONES },
        { id: 'stock', count: ({ stock }) => stock },
        { id: 'lowMark', count: ({ lowMark }) => lowMark },
        { id: 'last', moment: ({ last }) => last?.at ?? null },
      ]}
      getRowId={({ id }) => id}
      rowActions={({ code }) => [{ label: 'change', name: 'changeOf', values: { code } }]}
      actions={
        <Cluster gap="x3">
          <LinkButton href={`/stock/sheet${search}`}>{text('title')}</LinkButton>
          <LinkButton href="/stock/counts">{text('enter')}</LinkButton>
        </Cluster>
      }
      renderDialog={(variant, close) => <StockDialog variant={variant} onClose={close} />}
    />
  );
}
