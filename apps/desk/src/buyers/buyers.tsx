import { OPERATOR_BUYER_STATES, type OperatorBuyer } from '@rider/api/operator';
import { formatDay } from '@rider/ui/date';
import { Text } from '@rider/ui/text';
import { useIntl } from 'react-intl';
import { accountAddress, newOrderAddress } from '../data/addresses.ts';
import { buyersQuery } from '../data/operator-queries.ts';
import { ListScreen } from '../list/list-screen.tsx';
import { TopUpDialog } from './top-up-dialog.tsx';

const nameOf = ({ company, account }: OperatorBuyer) => company || account;

const twoLines = (first: string, second: string) => (
  <>
    <span>{first}</span>
    <Text size="small" tone="quiet">
      {second}
    </Text>
  </>
);

/** Buyers with their balances, newest first; a balance can be topped up. */
export default function Buyers() {
  const intl = useIntl();
  return (
    <ListScreen
      section="buyers"
      messages="desk.buyers"
      queryOf={buyersQuery}
      states={OPERATOR_BUYER_STATES}
      columns={[
        { id: 'company', cell: (buyer) => twoLines(nameOf(buyer), buyer.name), rowHeader: true },
        { id: 'account', cell: ({ account, email }) => twoLines(account, email) },
        { id: 'since', cell: ({ since }) => formatDay(intl, since) },
        {
          id: 'state',
          state: ({ state }) => state,
          tones: { active: 'success', pending: 'warning', refused: 'neutral', disabled: 'danger' },
        },
        { id: 'balance', money: ({ balance }) => balance },
      ]}
      getRowId={({ uid }) => uid}
      rowActions={(buyer) => [
        ...(buyer.state === 'active'
          ? [
              {
                label: 'order',
                name: 'orderFor',
                values: { name: nameOf(buyer) },
                href: newOrderAddress(buyer.uid),
              } as const,
            ]
          : []),
        { label: 'terms', name: 'termsOf', values: { name: nameOf(buyer) }, href: accountAddress(buyer.uid) },
        { label: 'topUp', name: 'topUpOf', values: { name: nameOf(buyer) } },
      ]}
      renderDialog={(buyer, close) => <TopUpDialog buyer={buyer} onClose={close} />}
    />
  );
}
