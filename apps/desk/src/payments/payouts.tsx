import { resendPayout, settlePayout, type Payout } from '@rider/api/operator';
import type { PayoutState } from '@rider/model/payment';
import { SHORT_TEXT_LENGTH } from '@rider/model/limits';
import { payoutNoteSchema, validate } from '@rider/model/validation';
import { Badge, type BadgeProps } from '@rider/ui/badge';
import { Button } from '@rider/ui/button';
import { DataTable, type DataColumn } from '@rider/ui/data-table';
import { formatMoment } from '@rider/ui/date';
import { Dialog } from '@rider/ui/dialog';
import { TextArea } from '@rider/ui/field';
import { Form, FormActions } from '@rider/ui/form';
import { Cluster, Stack } from '@rider/ui/layout';
import { Link } from '@rider/ui/link';
import { Banner } from '@rider/ui/banner';
import { formatMoney } from '@rider/ui/price';
import { Heading } from '@rider/ui/text';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../data/desk-api.ts';
import { useOperatorAction } from '../form/use-operator-action.ts';
import { useSavedForm } from '../form/use-saved-form.ts';
import { useMessages } from '../messages/use-messages.ts';
import { refundAddress } from '../data/addresses.ts';

const TONES: Readonly<Record<PayoutState, NonNullable<BadgeProps['tone']>>> = {
  pending: 'neutral',
  succeeded: 'success',
  failed: 'danger',
  'by-hand': 'success',
};

function payoutState({ state }: Payout) {
  return (
    <Badge tone={TONES[state]}>
      <FormattedMessage id={`desk.payout.state.${state}`} />
    </Badge>
  );
}

/** Props of `Payouts`. */
export interface PayoutsProps {
  reference: string;
  payouts: readonly Payout[];
}

/** Money of a payment on its way back; what failed is a task with two ways out. */
export function Payouts({ reference, payouts }: PayoutsProps) {
  const intl = useIntl();
  const acting = useOperatorAction('payment');
  const [settling, setSettling] = useState<Payout | null>(null);
  const text = useMessages('desk.payout');
  const columns: DataColumn<Payout>[] = [
    { id: 'number', label: text('number'), cell: ({ number }) => number, rowHeader: true },
    { id: 'begun', label: text('begun'), cell: ({ createdAt }) => formatMoment(intl, createdAt) },
    { id: 'reason', label: text('reason'), cell: reasonOf },
    { id: 'amount', label: text('amount'), numeric: true, cell: ({ amount }) => formatMoney(intl, amount) },
    { id: 'state', label: text('state'), cell: payoutState },
    { id: 'note', label: text('note'), cell: ({ note }) => note },
  ];
  const ways = (payout: Payout) =>
    payout.state === 'failed' && (
      <Cluster gap="x2">
        <Button
          size="small"
          pending={acting.pending}
          onClick={() => void acting.run(() => resendPayout(api, reference, payout.number), text('sent'))}
        >
          {text('send')}
        </Button>
        <Button size="small" onClick={() => setSettling(payout)}>
          {text('settle')}
        </Button>
      </Cluster>
    );
  return (
    <Stack gap="x3">
      <Heading level={3} size="title3">
        {text('title')}
      </Heading>
      {payouts.some(({ state }) => state === 'failed') && <Banner tone="warning">{text('task')}</Banner>}
      <DataTable
        caption={text('title')}
        hideCaption
        columns={columns}
        rows={[...payouts]}
        getRowId={({ number }) => number}
        getRowName={({ number }) => number}
        renderRowActions={ways}
        empty={null}
      />
      {settling && <SettleDialog reference={reference} payout={settling} onClose={() => setSettling(null)} />}
    </Stack>
  );
}

function reasonOf({ reason, refundNumber }: Payout) {
  if (refundNumber !== '') return <Link href={refundAddress(refundNumber)}>{refundNumber}</Link>;
  return <FormattedMessage id={`desk.payout.reason.${reason}`} />;
}

function SettleDialog({ reference, payout, onClose }: { reference: string; payout: Payout; onClose: () => void }) {
  const intl = useIntl();
  const { wiring } = useSavedForm({
    check: (typed) => validate(payoutNoteSchema, typed),
    save: ({ note }) => settlePayout(api, reference, { number: payout.number, note }),
    saved: () => intl.formatMessage({ id: 'desk.payout.settled' }),
    onSaved: onClose,
    change: 'payment',
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={intl.formatMessage({ id: 'desk.payout.settleTitle' }, { amount: formatMoney(intl, payout.amount) })}
    >
      <Form {...wiring}>
        <TextArea
          name="note"
          rows={3}
          maxLength={SHORT_TEXT_LENGTH}
          label={intl.formatMessage({ id: 'desk.payout.note' })}
          description={intl.formatMessage({ id: 'desk.payout.noteHint' })}
          required
        />
        <FormActions submit={<FormattedMessage id="desk.payout.settle" />} pending={wiring.pending} />
      </Form>
    </Dialog>
  );
}
