import { hasRight, type CompanyMember, type OwnCompany } from '@rider/model/buyer-company';
import type { Money } from '@rider/model/money';
import { screens, withQuery } from '@rider/model/screens';
import { DataTable, type DataColumn } from '@rider/ui/data-table';
import { formatDay } from '@rider/ui/date';
import { Stack } from '@rider/ui/layout';
import { Link } from '@rider/ui/link';
import { formatMoney } from '@rider/ui/price';
import { Text } from '@rider/ui/text';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';

/** A limit as text. */
function limitText(intl: IntlShape, limit: Money | null): string {
  return limit === null ? intl.formatMessage({ id: 'shop.companyMembers.noLimit' }) : formatMoney(intl, limit);
}

/** A member with the deputy's name; empty for none. */
interface MemberRow extends CompanyMember {
  deputy: string;
}

/** The members with roles, limits and what they ordered this month. */
export function MemberTable({ company: { own, members } }: { company: OwnCompany }) {
  const intl = useIntl();
  const label = (name: 'member' | 'role' | 'perOrder' | 'perMonth' | 'spent' | 'change') =>
    intl.formatMessage({ id: `shop.companyMembers.${name}` });
  const nameOf = (id: string) => members.find(({ buyerId }) => buyerId === id)?.name ?? '';
  const limited = (member: CompanyMember, limit: Money | null) =>
    member.role === 'owner' ? limitText(intl, null) : limitText(intl, limit);
  const columns: DataColumn<MemberRow>[] = [
    { id: 'member', label: label('member'), cell: Name, rowHeader: true },
    {
      id: 'role',
      label: label('role'),
      cell: Role,
    },
    {
      id: 'perOrder',
      label: label('perOrder'),
      numeric: true,
      cell: (member) => limited(member, member.limits.perOrder),
    },
    {
      id: 'perMonth',
      label: label('perMonth'),
      numeric: true,
      cell: (member) => limited(member, member.limits.perMonth),
    },
    { id: 'spent', label: label('spent'), numeric: true, cell: ({ spentInMonth }) => formatMoney(intl, spentInMonth) },
  ];
  const change: DataColumn<MemberRow> = {
    id: 'change',
    label: label('change'),
    cell: ChangeLink,
  };
  return (
    <DataTable
      caption={intl.formatMessage({ id: 'shop.companyMembers.members' })}
      columns={hasRight(own.role, 'manage') ? [...columns, change] : columns}
      rows={members.map((member) => ({ ...member, deputy: nameOf(member.deputyId) }))}
      getRowId={({ buyerId }) => buyerId}
    />
  );
}

function Name({ name, email }: CompanyMember) {
  return (
    <Stack gap="x1">
      <span>{name}</span>
      <Text size="small" tone="quiet">
        {email || <FormattedMessage id="shop.companyMembers.fromSystem" />}
      </Text>
    </Stack>
  );
}

function Role({ role, deputy, deputyUntil }: MemberRow) {
  const intl = useIntl();
  return (
    <Stack gap="x1">
      <FormattedMessage id={`shop.companyMembers.role.${role}`} />
      {deputy !== '' && (
        <Text size="small" tone="quiet">
          <FormattedMessage
            id="shop.companyMembers.deputyOf"
            values={{ name: deputy, day: formatDay(intl, Date.parse(`${deputyUntil}T12:00:00Z`)) }}
          />
        </Text>
      )}
    </Stack>
  );
}

function ChangeLink({ buyerId, name }: MemberRow) {
  const intl = useIntl();
  return (
    <Link
      href={withQuery(screens.companyMembers, { id: buyerId })}
      aria-label={intl.formatMessage({ id: 'shop.companyMembers.changeOne' }, { name })}
    >
      <FormattedMessage id="shop.companyMembers.change" />
    </Link>
  );
}
