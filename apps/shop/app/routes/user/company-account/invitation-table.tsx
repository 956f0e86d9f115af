import type { CompanyInvitation } from '@rider/model/buyer-company';
import { screens, withQuery } from '@rider/model/screens';
import { Banner } from '@rider/ui/banner';
import { DataTable, type DataColumn } from '@rider/ui/data-table';
import { formatDay } from '@rider/ui/date';
import { FormattedMessage, useIntl } from 'react-intl';
import { ActionForm } from '../../../form/action-form.tsx';
import type { FormOutcome } from '../../../form/form-outcome.ts';
import { limitText } from './member-table.tsx';

/** The open invitations. */
export function InvitationTable({ invitations }: { invitations: CompanyInvitation[] }) {
  const intl = useIntl();
  const label = (name: 'email' | 'role' | 'perOrder' | 'perMonth' | 'expires' | 'change') =>
    intl.formatMessage({ id: `shop.companyMembers.${name}` });
  const columns: DataColumn<CompanyInvitation>[] = [
    { id: 'email', label: label('email'), cell: ({ email }) => email, rowHeader: true },
    {
      id: 'role',
      label: label('role'),
      cell: Role,
    },
    { id: 'perOrder', label: label('perOrder'), numeric: true, cell: ({ limits }) => limitText(intl, limits.perOrder) },
    { id: 'perMonth', label: label('perMonth'), numeric: true, cell: ({ limits }) => limitText(intl, limits.perMonth) },
    { id: 'expires', label: label('expires'), cell: ({ expiresAt }) => formatDay(intl, expiresAt) },
    { id: 'withdraw', label: label('change'), cell: Withdraw },
  ];
  return (
    <DataTable
      caption={intl.formatMessage({ id: 'shop.companyMembers.invitations' })}
      columns={columns}
      rows={invitations}
      getRowId={({ id }) => id}
    />
  );
}

function Role({ role }: CompanyInvitation) {
  return <FormattedMessage id={`shop.companyMembers.role.${role}`} />;
}

function Withdraw({ id }: CompanyInvitation) {
  return (
    <ActionForm<FormOutcome>
      action={withQuery(screens.companyMembers, { id })}
      intent="withdraw"
      size="small"
      label={<FormattedMessage id="shop.companyMembers.withdraw" />}
    >
      {(answer) => answer?.saved === false && <Banner tone="danger">{answer.message}</Banner>}
    </ActionForm>
  );
}
