import type { Money } from '@rider/model/money';
import { refuseRefund, stepRefund, type OperatorRefund, type RefundStep } from '@rider/api/operator';
import { refundEventsFor } from '@rider/model/refund';
import { Button } from '@rider/ui/button';
import { ConfirmDialog } from '@rider/ui/dialog';
import { Disclosure } from '@rider/ui/disclosure';
import { TextArea } from '@rider/ui/field';
import { Form, FormActions } from '@rider/ui/form';
import { Cluster, Stack } from '@rider/ui/layout';
import { formatMoney } from '@rider/ui/price';
import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useOperatorAction, type OperatorActing } from '../list/operator-action.ts';
import { ORDER_KEY, ORDERS_KEY } from '../orders/order-address.ts';
import { api } from '../session/desk-api.ts';
import { REFUND_KEY, REFUNDS_KEY } from './refund-address.ts';

const STEPS: readonly RefundStep[] = ['agree', 'receive-goods', 'pay-back'];

/** What the operator may do with a refund as it stands; nothing where somebody else is to act, or nobody. */
export function RefundSteps({ refund }: { refund: OperatorRefund }) {
  const intl = useIntl();
  const events = refundEventsFor('operator', refund.kind, refund.state);
  const acting = useOperatorAction(REFUNDS_KEY, REFUND_KEY, ORDERS_KEY, ORDER_KEY, 'operator/log');
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
          <Refusal number={refund.number} acting={acting} />
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

/** Money that went back cannot be taken back: it is asked about first. */
function PayBack({ amount, pending, onConfirm }: PayBackProps) {
  const intl = useIntl();
  const [asking, setAsking] = useState(false);
  const label = <FormattedMessage id="desk.refund.step.pay-back" values={{ amount: formatMoney(intl, amount) }} />;
  return (
    <>
      <Button variant="primary" pending={pending} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {asking && (
        <ConfirmDialog
          open
          onOpenChange={setAsking}
          title={<FormattedMessage id="desk.refund.askPayBack" />}
          confirmLabel={label}
          onConfirm={() => {
            setAsking(false);
            onConfirm();
          }}
        />
      )}
    </>
  );
}

/** Form for the reason, which the buyer reads. */
function Refusal({ number, acting: { pending, errors, run } }: { number: string; acting: OperatorActing }) {
  const intl = useIntl();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '');
    void run(() => refuseRefund(api, number, reason), intl.formatMessage({ id: 'desk.refund.done.refuse' }));
  };
  return (
    <Form errors={errors} pending={pending} onSubmit={send}>
      <TextArea
        label={intl.formatMessage({ id: 'desk.refund.refusal' })}
        description={intl.formatMessage({ id: 'desk.refund.refusalHint' })}
        name="reason"
        maxLength={200}
        rows={3}
        required
      />
      <FormActions submit={<FormattedMessage id="desk.refund.step.refuse" />} pending={pending} />
    </Form>
  );
}
