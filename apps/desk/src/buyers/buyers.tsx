import { OPERATOR_BUYER_STATES, type OperatorBuyer } from '@rider/api/operator';
import { Button, LinkButton } from '@rider/ui/button';
import type { DataColumn } from '@rider/ui/data-table';
import { formatDay } from '@rider/ui/date';
import { Cluster } from '@rider/ui/layout';
import { formatMoney } from '@rider/ui/price';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ListScreen } from '../list/list-screen.tsx';
import { stateCell } from '../list/state-cell.tsx';
import { stateFilter } from '../list/state-filter.ts';
import { buyersQuery } from '../data/operator-queries.ts';
import { TopUpDialog } from './top-up-dialog.tsx';
import type { MessageIdBelow } from '../messages/ids.ts';
import { accountAddress } from '../data/addresses.ts';

const stateBadge = stateCell('desk.buyers.state', {
  active: 'success',
  pending: 'warning',
  refused: 'neutral',
  disabled: 'danger',
});

/** Buyers with their balances, newest first; a balance can be topped up. */
export default function Buyers() {
  const intl = useIntl();
  const [open, setOpen] = useState<OperatorBuyer | null>(null);
  const say = (name: MessageIdBelow<'desk.buyers'>) => intl.formatMessage({ id: `desk.buyers.${name}` });
  const columns: DataColumn<OperatorBuyer>[] = [
    { id: 'company', label: say('company'), cell: ({ company, account }) => company || account, rowHeader: true },
    { id: 'name', label: say('name'), cell: ({ name }) => name },
    { id: 'account', label: say('account'), cell: ({ account }) => account },
    { id: 'email', label: say('email'), cell: ({ email }) => email },
    { id: 'since', label: say('since'), cell: ({ since }) => formatDay(intl, since) },
    {
      id: 'state',
      label: say('state'),
      cell: stateBadge,
    },
    { id: 'balance', label: say('balance'), numeric: true, cell: ({ balance }) => formatMoney(intl, balance) },
  ];
  const ways = (buyer: OperatorBuyer) => {
    const name = buyer.company || buyer.account;
    return (
      <Cluster gap="x2">
        <LinkButton
          size="small"
          href={accountAddress(buyer.uid)}
          aria-label={intl.formatMessage({ id: 'desk.buyers.termsOf' }, { name })}
        >
          {say('terms')}
        </LinkButton>
        <Button
          size="small"
          aria-label={intl.formatMessage({ id: 'desk.buyers.topUpOf' }, { name })}
          onClick={() => setOpen(buyer)}
        >
          {say('topUp')}
        </Button>
      </Cluster>
    );
  };
  return (
    <ListScreen
      title={intl.formatMessage({ id: 'desk.section.buyers' })}
      queryOf={buyersQuery}
      searchLabel={say('search')}
      states={stateFilter(OPERATOR_BUYER_STATES, say)}
      columns={columns}
      getRowId={({ uid }) => uid}
      getRowName={({ company, account }) => company || account}
      renderRowActions={ways}
      empty={say('empty')}
    >
      {open && <TopUpDialog key={open.uid} buyer={open} onClose={() => setOpen(null)} />}
    </ListScreen>
  );
}
