import {
  getAccountInvoiceFile,
  getAccountStatementFile,
  withdrawCredit,
  type AccountEntry,
  type CreditAccountDetail,
} from '@rider/api/operator';
import { INVOICE_AGES, owedOn, type Invoice } from '@rider/model/invoice';
import { Badge } from '@rider/ui/badge';
import { Button } from '@rider/ui/button';
import { DataTable, type DataColumn } from '@rider/ui/data-table';
import { formatDay } from '@rider/ui/date';
import { ConfirmDialog } from '@rider/ui/dialog';
import { Cluster, Container, Stack } from '@rider/ui/layout';
import { Link } from '@rider/ui/link';
import { formatMoney } from '@rider/ui/price';
import { StatTile, StatTiles } from '@rider/ui/stat-tile';
import { Heading, Text } from '@rider/ui/text';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { api } from '../data/desk-api.ts';
import { creditAccountQuery } from '../data/operator-queries.ts';
import { useOperatorAction } from '../form/use-operator-action.ts';
import { Loaded } from '../list/loaded.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { FileButton } from './file-button.tsx';
import { ReceivedPaymentDialog } from './received-payment-dialog.tsx';
import { TermsDialog } from './terms-dialog.tsx';
import { orderAddress } from '../data/addresses.ts';

/** The account of one buyer: terms, what is owed by its age, open invoices and the statement. */
export function AccountScreen() {
  const { uid = '' } = useParams();
  return (
    <Loaded
      query={creditAccountQuery(uid)}
      unknown={<FormattedMessage id="desk.credit.unknown" />}
      back={{ href: '/invoices', label: <FormattedMessage id="desk.credit.back" /> }}
    >
      {(account) => <Account account={account} />}
    </Loaded>
  );
}

function Account({ account }: { account: CreditAccountDetail }) {
  const intl = useIntl();
  const { company, account: name, owed, ages } = account;
  return (
    <Container>
      <Stack gap="x6">
        <Link href="/invoices">
          <FormattedMessage id="desk.credit.back" />
        </Link>
        <Heading level={2} size="title2">
          {company || name}
        </Heading>
        <Terms account={account} />
        <StatTiles>
          <StatTile label={<FormattedMessage id="desk.credit.owed" />} value={formatMoney(intl, owed)} />
          {INVOICE_AGES.map((age) => (
            <StatTile
              key={age}
              label={<FormattedMessage id={`desk.credit.age.${age}`} />}
              value={formatMoney(intl, ages[age])}
            />
          ))}
        </StatTiles>
        <OpenInvoices account={account} />
        <Statement account={account} />
      </Stack>
    </Container>
  );
}

/** The terms with the ways to change them. */
function Terms({ account: { uid, company, account, terms } }: { account: CreditAccountDetail }) {
  const intl = useIntl();
  const acting = useOperatorAction('credit');
  const [isOpen, setOpen] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const withdraw = () =>
    void acting.run(() => withdrawCredit(api, uid, terms), intl.formatMessage({ id: 'desk.credit.withdrawn' }));
  return (
    <Cluster gap="x3">
      <Text>
        {terms === null ? (
          <FormattedMessage id="desk.credit.noTermsYet" />
        ) : (
          <FormattedMessage
            id="desk.credit.terms"
            values={{ limit: formatMoney(intl, terms.limit), days: terms.days }}
          />
        )}
      </Text>
      <Button size="small" onClick={() => setOpen(true)}>
        <FormattedMessage id={terms === null ? 'desk.credit.grant' : 'desk.credit.change'} />
      </Button>
      {terms !== null && (
        <Button size="small" variant="danger" pending={acting.pending} onClick={() => setConfirming(true)}>
          <FormattedMessage id="desk.credit.withdraw" />
        </Button>
      )}
      {isConfirming && (
        <ConfirmDialog
          open
          onOpenChange={setConfirming}
          title={<FormattedMessage id="desk.credit.askWithdraw" values={{ name: company || account }} />}
          description={<FormattedMessage id="desk.credit.withdrawHint" />}
          confirmLabel={<FormattedMessage id="desk.credit.withdraw" />}
          danger
          onConfirm={() => {
            setConfirming(false);
            withdraw();
          }}
        />
      )}
      {isOpen && <TermsDialog uid={uid} name={company || account} terms={terms} onClose={() => setOpen(false)} />}
    </Cluster>
  );
}

function orderLink({ orderNumber }: Invoice) {
  return <Link href={orderAddress(orderNumber)}>{orderNumber}</Link>;
}

function fileButton({ number }: Invoice) {
  return <FileButton get={() => getAccountInvoiceFile(api, number)} name={number} />;
}

function stateBadge({ state }: Invoice) {
  return (
    <Badge tone={state === 'overdue' ? 'danger' : 'neutral'}>
      <FormattedMessage id={`desk.credit.state.${state}`} />
    </Badge>
  );
}

const ownNumbers = ({ purchaseOrderNumber, job }: Invoice) => [purchaseOrderNumber, job].filter(Boolean).join(' · ');

function OpenInvoices({ account }: { account: CreditAccountDetail }) {
  const intl = useIntl();
  const [isReceiving, setReceiving] = useState(false);
  const { uid, open } = account;
  const text = useMessages('desk.credit');
  const columns: DataColumn<Invoice>[] = [
    { id: 'number', label: text('invoice'), cell: ({ number }) => number, rowHeader: true },
    { id: 'order', label: text('order'), cell: orderLink },
    { id: 'purchaseOrder', label: text('purchaseOrder'), cell: ownNumbers },
    { id: 'issued', label: text('issued'), cell: ({ issuedAt }) => formatDay(intl, issuedAt) },
    { id: 'due', label: text('due'), cell: ({ dueAt }) => formatDay(intl, dueAt) },
    { id: 'state', label: text('state'), cell: stateBadge },
    { id: 'amount', label: text('amount'), numeric: true, cell: ({ amount }) => formatMoney(intl, amount) },
    { id: 'open', label: text('open'), numeric: true, cell: (invoice) => formatMoney(intl, owedOn(invoice)) },
    { id: 'file', label: text('file'), cell: fileButton },
  ];
  return (
    <Stack as="section" gap="x3">
      <Cluster justify="between" gap="x3">
        <Heading level={3} size="title3">
          {text('openInvoices')}
        </Heading>
        {open.length > 0 && (
          <Button variant="primary" size="small" onClick={() => setReceiving(true)}>
            {text('receive')}
          </Button>
        )}
      </Cluster>
      <DataTable
        caption={text('openInvoices')}
        hideCaption
        columns={columns}
        rows={open}
        getRowId={({ number }) => number}
        empty={text('nothingOpen')}
      />
      {isReceiving && <ReceivedPaymentDialog uid={uid} open={open} onClose={() => setReceiving(false)} />}
    </Stack>
  );
}

function entryFile({ kind, reference }: AccountEntry) {
  return kind === 'invoice' ? <FileButton get={() => getAccountInvoiceFile(api, reference)} name={reference} /> : null;
}

function Statement({ account: { uid, entries } }: { account: CreditAccountDetail }) {
  const intl = useIntl();
  const text = useMessages('desk.credit');
  const columns: DataColumn<AccountEntry & { place: number }>[] = [
    { id: 'when', label: text('when'), cell: ({ at }) => formatDay(intl, at) },
    { id: 'kind', label: text('kind'), cell: ({ kind }) => text(`kind.${kind}`), rowHeader: true },
    { id: 'reference', label: text('reference'), cell: ({ reference }) => reference },
    { id: 'amount', label: text('amount'), numeric: true, cell: ({ amount }) => formatMoney(intl, amount) },
    { id: 'owed', label: text('owedAfter'), numeric: true, cell: ({ owed }) => formatMoney(intl, owed) },
    { id: 'file', label: text('file'), cell: entryFile },
  ];
  return (
    <Stack as="section" gap="x3">
      <Cluster justify="between" gap="x3">
        <Heading level={3} size="title3">
          {text('statement')}
        </Heading>
        {entries.length > 0 && <FileButton get={() => getAccountStatementFile(api, uid)} />}
      </Cluster>
      <DataTable
        caption={text('statement')}
        hideCaption
        columns={columns}
        rows={entries.map((entry, place) => ({ ...entry, place }))}
        getRowId={({ place }) => String(place)}
        empty={text('noEntries')}
      />
    </Stack>
  );
}
