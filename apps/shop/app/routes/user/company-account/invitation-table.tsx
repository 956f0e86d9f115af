import type { CompanyInvitation } from '@rider/model/buyer-company';
import { screens, withQuery } from '@rider/model/screens';
import { Banner } from '@rider/ui/banner';
import { DataTable, type DataColumn } from '@rider/ui/data-table';
import { formatDay } from '@rider/ui/date';
import { Stack } from '@rider/ui/layout';
import { formatMoney } from '@rider/ui/price';
import { Text } from '@rider/ui/text';
import { FormattedMessage, useIntl } from 'react-intl';
import { ActionForm } from '../../../form/action-form.tsx';
import type { FormOutcome } from '../../../form/form-outcome.ts';

/** The open invitations. */
export function InvitationTable({ invitations }: { invitations: CompanyInvitation[] }) {
  const intl = useIntl();
  const label = (name: 'email' | 'role' | 'expires' | 'change') =>
    intl.formatMessage({ id: `shop.companyMembers.${name}` });
  const columns: DataColumn<CompanyInvitation>[] = [
    { id: 'email', label: label('email'), cell: ({ email }) => email, rowHeader: true },
    {
      id: 'role',
      label: label('role'),
      cell: Role,
    },
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

/** The role, with the limits that there are. */
function Role({ role, limits }: CompanyInvitation) {
  const intl = useIntl();
  return (
    <Stack gap="x1">
      <FormattedMessage id={`shop.companyMembers.role.${role}`} />
      {(['perOrder', 'perMonth'] as const).map((name) => {
        const limit = limits[name];
        return (
          limit !== null && (
            <Text key={name} size="small" tone="quiet">
              <FormattedMessage id={`shop.companyMembers.${name}`} />: {formatMoney(intl, limit)}
            </Text>
          )
        );
      })}
    </Stack>
  );
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
