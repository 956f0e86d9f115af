import { type AccountRequest } from '@rider/api/operator';
import { Button } from '@rider/ui/button';
import type { DataColumn } from '@rider/ui/data-table';
import { formatMoment } from '@rider/ui/date';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ListScreen } from '../list/list-screen.tsx';
import { stateCell } from '../list/state-cell.tsx';
import { stateFilter } from '../list/state-filter.ts';
import { accountRequestsQuery } from '../data/operator-queries.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import type { MessageIdBelow } from '../messages/ids.ts';

const STATES = ['pending', 'approved', 'refused'] as const;
const stateBadge = stateCell('desk.request.state', { pending: 'warning', approved: 'success', refused: 'neutral' });

/** Account requests of companies, newest first. */
export default function AccountRequests() {
  const intl = useIntl();
  const [open, setOpen] = useState<AccountRequest | null>(null);
  const say = (name: MessageIdBelow<'desk.request'>) => intl.formatMessage({ id: `desk.request.${name}` });
  const columns: DataColumn<AccountRequest>[] = [
    { id: 'company', label: say('company'), cell: ({ company }) => company, rowHeader: true },
    { id: 'name', label: say('name'), cell: ({ name }) => name },
    { id: 'account', label: say('account'), cell: ({ account }) => account },
    { id: 'email', label: say('email'), cell: ({ email }) => email },
    { id: 'when', label: say('when'), cell: ({ requestedAt }) => formatMoment(intl, requestedAt) },
    {
      id: 'state',
      label: say('state'),
      cell: stateBadge,
    },
  ];
  const openButton = (request: AccountRequest) => (
    <Button
      size="small"
      aria-label={intl.formatMessage({ id: 'desk.request.openOne' }, { company: request.company })}
      onClick={() => setOpen(request)}
    >
      {say(request.state === 'pending' ? 'decide' : 'look')}
    </Button>
  );
  return (
    <ListScreen
      zoned
      title={intl.formatMessage({ id: 'desk.section.account-requests' })}
      queryOf={accountRequestsQuery}
      searchLabel={say('search')}
      states={stateFilter(STATES, say)}
      columns={columns}
      getRowId={({ id }) => id}
      getRowName={({ company }) => company}
      renderRowActions={openButton}
      empty={say('empty')}
    >
      {open && <DecisionDialog request={open} onClose={() => setOpen(null)} />}
    </ListScreen>
  );
}
