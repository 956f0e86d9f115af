import { CREDIT_ACCOUNT_STATES, type CreditAccount } from '@rider/api/operator';
import { INVOICE_AGES } from '@rider/model/invoice';
import { formatMoney } from '@rider/ui/price';
import { useIntl } from 'react-intl';
import { accountAddress } from '../data/addresses.ts';
import { creditAccountsQuery } from '../data/operator-queries.ts';
import { ListScreen } from '../list/list-screen.tsx';

/** Buyers on account with what they owe by its age, who owes most first. */
export function AccountList() {
  const intl = useIntl();
  return (
    <ListScreen
      section="invoices"
      messages="desk.credit"
      queryOf={creditAccountsQuery}
      states={CREDIT_ACCOUNT_STATES}
      columns={[
        {
          id: 'company',
          text: ({ company, account }) => company || account,
          href: ({ uid }) => accountAddress(uid),
          rowHeader: true,
        },
        {
          id: 'limit',
          numeric: true,
          cell: ({ terms }) =>
            terms === null ? intl.formatMessage({ id: 'desk.credit.noTerms' }) : formatMoney(intl, terms.limit),
        },
        { id: 'owed', money: ({ owed }) => owed },
        ...INVOICE_AGES.map((age) => ({
          id: `age.${age}` as const,
          numeric: true,
          cell: ({ ages }: CreditAccount) => (ages[age] === 0 ? '–' : formatMoney(intl, ages[age])),
        })),
      ]}
      getRowId={({ uid }) => uid}
    />
  );
}
