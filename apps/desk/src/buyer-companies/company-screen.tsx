import { renameBuyerCompany, type BuyerCompanyContents, type BuyerCompanyMember } from '@rider/api/operator';
import { companyNameSchema, validate } from '@rider/model/validation';
import { Banner } from '@rider/ui/banner';
import { Button } from '@rider/ui/button';
import { DataTable } from '@rider/ui/data-table';
import { formatDay } from '@rider/ui/date';
import { Dialog } from '@rider/ui/dialog';
import { TextField } from '@rider/ui/field';
import { Form, FormActions } from '@rider/ui/form';
import { Cluster, Container, Stack } from '@rider/ui/layout';
import { Link } from '@rider/ui/link';
import { formatMoney } from '@rider/ui/price';
import { Heading, Text } from '@rider/ui/text';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { api } from '../data/desk-api.ts';
import { buyerCompanyQuery } from '../data/operator-queries.ts';
import { useSavedForm } from '../form/use-saved-form.ts';
import { DialogButton } from '../list/dialog-button.tsx';
import { Loaded } from '../list/loaded.tsx';
import { useMessages } from '../messages/use-messages.ts';
import * as styles from './buyer-companies.css.ts';
import { CompanyTables } from './company-tables.tsx';
import { MemberDialog, RemoveMemberDialog } from './member-dialogs.tsx';

const LIST = '/buyer-companies';

/** A company of buyers: its members, whom operators change, and what it has. */
export function CompanyScreen() {
  const text = useMessages('desk.buyerCompanies');
  const { id = '' } = useParams();
  return (
    <Loaded query={buyerCompanyQuery(id)} unknown={text('unknown')} back={{ href: LIST, label: text('back') }}>
      {(company) => <CompanyPage company={company} />}
    </Loaded>
  );
}

function CompanyPage({ company }: { company: BuyerCompanyContents }) {
  const intl = useIntl();
  const text = useMessages('desk.buyerCompanies');
  const isOwned = company.members.some(({ role, state }) => role === 'owner' && state === 'active');
  return (
    <Container>
      <Stack gap="x6">
        <Link href={LIST}>{text('back')}</Link>
        <Cluster gap="x3" justify="between">
          <Stack gap="x1">
            <Heading level={2} size="title2">
              {company.name}
            </Heading>
            <Text tone="quiet">{text('numberSince', { id: company.id, day: formatDay(intl, company.since) })}</Text>
          </Stack>
          <Cluster gap="x3">
            <DialogButton label={text('rename')}>
              {(close) => <RenameDialog company={company} onClose={close} />}
            </DialogButton>
            <DialogButton variant="primary" label={text('add')}>
              {(close) => <MemberDialog companyId={company.id} member={null} onClose={close} />}
            </DialogButton>
          </Cluster>
        </Cluster>
        {!isOwned && <Banner tone="warning">{text('noOwnerHint')}</Banner>}
        <Members company={company} />
        <CompanyTables company={company} />
      </Stack>
    </Container>
  );
}

function RenameDialog({ company: { id, name }, onClose }: { company: BuyerCompanyContents; onClose: () => void }) {
  const text = useMessages('desk.buyerCompanies');
  const { wiring } = useSavedForm({
    check: (typed) => validate(companyNameSchema, typed),
    seen: name,
    describe: (saved) => saved,
    save: (values, seen) => renameBuyerCompany(api, id, values.name, seen),
    saved: () => text('saved'),
    onSaved: onClose,
    change: 'buyer-company',
  });
  return (
    <Dialog open onOpenChange={onClose} title={text('rename')} size="small">
      <Form {...wiring}>
        <TextField label={text('name')} name="name" defaultValue={name} autoComplete="off" required />
        <FormActions submit={text('save')} pending={wiring.pending} />
      </Form>
    </Dialog>
  );
}

function Members({ company }: { company: BuyerCompanyContents }) {
  const intl = useIntl();
  const text = useMessages('desk.buyerCompanies');
  const [open, setOpen] = useState<{ member: BuyerCompanyMember; act: 'change' | 'remove' } | null>(null);
  const close = () => setOpen(null);
  const opened = open && (company.members.find(({ buyerId }) => buyerId === open.member.buyerId) ?? open.member);
  const limit = ({ role }: BuyerCompanyMember, cents: BuyerCompanyMember['limits']['perOrder']) =>
    cents === null || role === 'owner' ? text('noLimit') : formatMoney(intl, cents);
  return (
    <>
      <DataTable
        caption={text('members')}
        columns={[
          { id: 'name', label: text('member'), cell: ({ name }) => name, rowHeader: true },
          { id: 'account', label: text('account'), cell: ({ account }) => account },
          { id: 'email', label: text('email'), cell: ({ email }) => email },
          {
            id: 'role',
            label: text('role'),
            cell: ({ role, state }) =>
              state === 'active' ? text(`role.${role}`) : text('disabled', { role: text(`role.${role}`) }),
          },
          { id: 'perOrder', label: text('perOrder'), numeric: true, cell: (row) => limit(row, row.limits.perOrder) },
          { id: 'perMonth', label: text('perMonth'), numeric: true, cell: (row) => limit(row, row.limits.perMonth) },
          {
            id: 'spent',
            label: text('spentInMonth'),
            numeric: true,
            cell: ({ spentInMonth }) => formatMoney(intl, spentInMonth),
          },
        ]}
        rows={company.members}
        getRowId={({ buyerId }) => buyerId}
        empty={text('noMembers')}
        renderRowActions={(member) => (
          <div className={styles.actions}>
            {(['change', 'remove'] as const).map((act) => (
              <Button
                key={act}
                size="small"
                aria-label={text(`${act}Of`, { name: member.name })}
                onClick={() => setOpen({ member, act })}
              >
                {text(act)}
              </Button>
            ))}
          </div>
        )}
      />
      {opened && open?.act === 'change' && <MemberDialog companyId={company.id} member={opened} onClose={close} />}
      {opened && open?.act === 'remove' && (
        <RemoveMemberDialog companyId={company.id} member={opened} onClose={close} />
      )}
    </>
  );
}
