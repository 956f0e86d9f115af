import { CREDIT_ACCOUNT_STATES, type CreditAccount } from '@rider/api/operator';
import { INVOICE_AGES } from '@rider/model/invoice';
import type { DataColumn } from '@rider/ui/data-table';
import { Link } from '@rider/ui/link';
import { formatMoney } from '@rider/ui/price';
import { useIntl } from 'react-intl';
import { creditAccountsQuery } from '../data/operator-queries.ts';
import { ListScreen } from '../list/list-screen.tsx';
import { stateFilter } from '../list/state-filter.ts';
import type { MessageIdBelow } from '../messages/ids.ts';
import { accountAddress } from '../data/addresses.ts';

function accountLink({ uid, company, account }: CreditAccount) {
  return <Link href={accountAddress(uid)}>{company || account}</Link>;
}

/** Buyers on account with what they owe by its age, who owes most first. */
export function AccountList() {
  const intl = useIntl();
  const say = (name: MessageIdBelow<'desk.credit'>) => intl.formatMessage({ id: `desk.credit.${name}` });
  const columns: DataColumn<CreditAccount>[] = [
    { id: 'company', label: say('company'), cell: accountLink, rowHeader: true },
    {
      id: 'limit',
      label: say('limit'),
      numeric: true,
      cell: ({ terms }) => (terms === null ? say('noTerms') : formatMoney(intl, terms.limit)),
    },
    { id: 'owed', label: say('owed'), numeric: true, cell: ({ owed }) => formatMoney(intl, owed) },
    ...INVOICE_AGES.map((age): DataColumn<CreditAccount> => ({
      id: age,
      label: say(`age.${age}`),
      numeric: true,
      cell: ({ ages }) => (ages[age] === 0 ? '–' : formatMoney(intl, ages[age])),
    })),
  ];
  return (
    <ListScreen
      title={intl.formatMessage({ id: 'desk.section.invoices' })}
      queryOf={creditAccountsQuery}
      searchLabel={say('search')}
      states={stateFilter(CREDIT_ACCOUNT_STATES, say)}
      columns={columns}
      getRowId={({ uid }) => uid}
      empty={say('none')}
    />
  );
}
