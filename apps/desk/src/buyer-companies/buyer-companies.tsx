import { formatDay } from '@rider/ui/date';
import { useIntl } from 'react-intl';
import { Route, Routes } from 'react-router';
import { buyerCompaniesQuery } from '../data/operator-queries.ts';
import { ListScreen } from '../list/list-screen.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { CompanyScreen } from './company-screen.tsx';

/** Companies of buyers, and one of them. */
export default function BuyerCompanies() {
  return (
    <Routes>
      <Route index element={<CompanyList />} />
      <Route path=":id" element={<CompanyScreen />} />
    </Routes>
  );
}

function CompanyList() {
  const intl = useIntl();
  const text = useMessages('desk.buyerCompanies');
  return (
    <ListScreen
      section="buyer-companies"
      messages="desk.buyerCompanies"
      queryOf={buyerCompaniesQuery}
      states={['ownerless']}
      columns={[
        { id: 'name', text: ({ name }) => name, href: ({ id }) => `/buyer-companies/${id}`, rowHeader: true },
        {
          id: 'owners',
          cell: ({ owners }) => (owners.length > 0 ? intl.formatList(owners) : text('noOwner')),
        },
        { id: 'members', count: ({ members }) => members },
        { id: 'orders', count: ({ orders }) => orders },
        { id: 'since', cell: ({ since }) => formatDay(intl, since) },
      ]}
      getRowId={({ id }) => id}
    />
  );
}
