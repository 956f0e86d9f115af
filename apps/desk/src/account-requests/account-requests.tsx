import { accountRequestsQuery } from '../data/operator-queries.ts';
import { ListScreen } from '../list/list-screen.tsx';
import { DecisionDialog } from './decision-dialog.tsx';

/** Account requests of companies, newest first. */
export default function AccountRequests() {
  return (
    <ListScreen
      section="account-requests"
      messages="desk.request"
      queryOf={accountRequestsQuery}
      states={['pending', 'approved', 'refused']}
      columns={[
        { id: 'company', cell: ({ company }) => company, rowHeader: true },
        { id: 'name', cell: ({ name }) => name },
        { id: 'account', cell: ({ account }) => account },
        { id: 'email', cell: ({ email }) => email },
        { id: 'when', moment: ({ requestedAt }) => requestedAt },
        {
          id: 'state',
          state: ({ state }) => state,
          tones: { pending: 'warning', approved: 'success', refused: 'neutral' },
        },
      ]}
      getRowId={({ id }) => id}
      rowActions={({ state, company }) => [
        { label: state === 'pending' ? 'decide' : 'look', name: 'openOne', values: { company } },
      ]}
      renderDialog={(request, close) => <DecisionDialog request={request} onClose={close} />}
    />
  );
}
