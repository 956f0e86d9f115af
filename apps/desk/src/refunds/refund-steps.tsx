import type { Money } from '@rider/model/money';
import { rejectRefund, stepRefund, type OperatorRefund, type RefundStep } from '@rider/api/operator';
import { refundEventsFor } from '@rider/model/refund';
import { refundRejectionSchema, validate } from '@rider/model/validation';
import { Button } from '@rider/ui/button';
import { ConfirmDialog } from '@rider/ui/dialog';
import { Disclosure } from '@rider/ui/disclosure';
import { TextArea } from '@rider/ui/field';
import { Form, FormActions } from '@rider/ui/form';
import { Cluster, Stack } from '@rider/ui/layout';
import { formatMoney } from '@rider/ui/price';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useOperatorAction } from '../form/use-operator-action.ts';
import { useSavedForm } from '../form/use-saved-form.ts';
import { api } from '../data/desk-api.ts';

const STEPS: readonly RefundStep[] = ['agree', 'receive-goods', 'pay-back'];

/** The steps that the refund's state allows an operator; renders nothing if there are none. */
export function RefundSteps({ refund }: { refund: OperatorRefund }) {
  const intl = useIntl();
  const events = refundEventsFor('operator', refund.kind, refund.state);
  const acting = useOperatorAction('refund');
  if (events.length === 0) return null;
  const step = STEPS.find((known) => events.includes(known));
  const take = (taken: RefundStep) =>
    acting.run(() => stepRefund(api, refund.number, taken), intl.formatMessage({ id: `desk.refund.done.${taken}` }));
  return (
    <Stack gap="x4">
      {step && (
        <Cluster gap="x3">
          {step === 'pay-back' ? (
            <PayBack amount={refund.amount} pending={acting.pending} onConfirm={() => void take(step)} />
          ) : (
            <Button variant="primary" pending={acting.pending} onClick={() => void take(step)}>
              <FormattedMessage id={`desk.refund.step.${step}`} />
            </Button>
          )}
        </Cluster>
      )}
      {events.includes('refuse') && (
        <Disclosure summary={<FormattedMessage id="desk.refund.step.refuse" />}>
          <Rejection number={refund.number} />
        </Disclosure>
      )}
    </Stack>
  );
}

interface PayBackProps {
  amount: Money;
  pending: boolean;
  onConfirm: () => void;
}

/** Confirmation step: a payout cannot be undone. */
function PayBack({ amount, pending, onConfirm }: PayBackProps) {
  const intl = useIntl();
  const [isConfirming, setConfirming] = useState(false);
  const label = <FormattedMessage id="desk.refund.step.pay-back" values={{ amount: formatMoney(intl, amount) }} />;
  return (
    <>
      <Button variant="primary" pending={pending} onClick={() => setConfirming(true)}>
        {label}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          open
          onOpenChange={setConfirming}
          title={<FormattedMessage id="desk.refund.askPayBack" />}
          confirmLabel={label}
          onConfirm={() => {
            setConfirming(false);
            onConfirm();
          }}
        />
      )}
    </>
  );
}

/** Rejects the refund with a reason, which the buyer sees. */
function Rejection({ number }: { number: string }) {
  const intl = useIntl();
  const { wiring } = useSavedForm({
    check: (typed) => validate(refundRejectionSchema, typed),
    save: ({ reason }) => rejectRefund(api, number, reason),
    saved: () => intl.formatMessage({ id: 'desk.refund.done.refuse' }),
    change: 'refund',
  });
  return (
    <Form {...wiring}>
      <TextArea
        label={intl.formatMessage({ id: 'desk.refund.rejection' })}
        description={intl.formatMessage({ id: 'desk.refund.rejectionHint' })}
        name="reason"
        maxLength={200}
        rows={3}
        required
      />
      <FormActions submit={<FormattedMessage id="desk.refund.step.refuse" />} pending={wiring.pending} />
    </Form>
  );
}
