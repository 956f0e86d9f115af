import { PRICE_LIST_STATES } from '@rider/model/price-list';
import { LinkButton } from '@rider/ui/button';
import { useIntl } from 'react-intl';
import { Route, Routes } from 'react-router';
import { priceListsQuery } from '../data/operator-queries.ts';
import { ListScreen } from '../list/list-screen.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { formatDay } from './format-day.ts';
import { PriceListScreen } from './price-list-screen.tsx';

/** Contract prices: the price lists, and one of them. */
export default function PriceLists() {
  return (
    <Routes>
      <Route index element={<PriceListList />} />
      <Route path=":id" element={<PriceListScreen />} />
    </Routes>
  );
}

function PriceListList() {
  const intl = useIntl();
  const text = useMessages('desk.priceLists');
  return (
    <ListScreen
      section="price-lists"
      messages="desk.priceLists"
      queryOf={priceListsQuery}
      states={PRICE_LIST_STATES}
      columns={[
        { id: 'name', text: ({ name }) => name, href: ({ id }) => `/price-lists/${id}`, rowHeader: true },
        {
          id: 'state',
          state: ({ state }) => state,
          tones: { scheduled: 'neutral', active: 'success', ended: 'neutral' },
        },
        { id: 'firstDay', cell: ({ firstDay }) => formatDay(intl, firstDay) },
        { id: 'lastDay', cell: ({ lastDay }) => (lastDay === '' ? text('noEnd') : formatDay(intl, lastDay)) },
        { id: 'buyers', count: ({ buyers }) => buyers },
        { id: 'companies', count: ({ companies }) => companies },
        { id: 'variants', count: ({ variants }) => variants },
      ]}
      getRowId={({ id }) => id}
      actions={
        <LinkButton variant="primary" href="/price-lists/new">
          {text('add')}
        </LinkButton>
      }
    />
  );
}
