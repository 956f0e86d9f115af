import { PRICE_LIST_STATES } from '@rider/model/price-list';
import { LinkButton } from '@rider/ui/button';
import { Cluster, Container } from '@rider/ui/layout';
import { Link } from '@rider/ui/link';
import { useIntl } from 'react-intl';
import { Route, Routes } from 'react-router';
import { priceGroupsQuery, priceListsQuery } from '../data/operator-queries.ts';
import { ListScreen } from '../list/list-screen.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { formatDay } from './format-day.ts';
import { GROUPS, PriceGroupScreen } from './price-group-screen.tsx';
import { PriceListScreen } from './price-list-screen.tsx';

/** Contract prices: the price lists, the groups that have them, and one of each. */
export default function PriceLists() {
  return (
    <Routes>
      <Route index element={<PriceListList />} />
      <Route path="groups" element={<PriceGroupList />} />
      <Route path="groups/:id" element={<PriceGroupScreen />} />
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
        { id: 'groups', count: ({ groups }) => groups },
        { id: 'variants', count: ({ variants }) => variants },
      ]}
      getRowId={({ id }) => id}
      actions={
        <Cluster gap="x3">
          <LinkButton href={GROUPS}>{text('groups')}</LinkButton>
          <LinkButton variant="primary" href="/price-lists/new">
            {text('add')}
          </LinkButton>
        </Cluster>
      }
    />
  );
}

function PriceGroupList() {
  const text = useMessages('desk.priceGroups');
  return (
    <>
      <Container>
        <Link href="/price-lists">{text('backToLists')}</Link>
      </Container>
      <ListScreen
        section="price-groups"
        messages="desk.priceGroups"
        queryOf={priceGroupsQuery}
        columns={[
          { id: 'name', text: ({ name }) => name, href: ({ id }) => `${GROUPS}/${id}`, rowHeader: true },
          { id: 'buyers', count: ({ buyers }) => buyers },
          { id: 'companies', count: ({ companies }) => companies },
          { id: 'priceLists', count: ({ priceLists }) => priceLists },
        ]}
        getRowId={({ id }) => id}
        actions={
          <LinkButton variant="primary" href={`${GROUPS}/new`}>
            {text('add')}
          </LinkButton>
        }
      />
    </>
  );
}
