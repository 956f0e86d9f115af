import { randomId } from '@rider/model/random-id';
import { receivePayment } from '@rider/api/operator';
import { owedOn, type Invoice } from '@rider/model/invoice';
import { SHORT_TEXT_LENGTH } from '@rider/model/limits';
import { money, moneyFromDecimal, moneyToDecimal } from '@rider/model/money';
import { receivedPaymentSchema, validate } from '@rider/model/validation';
import { DateField } from '@rider/ui/date-field';
import { Dialog } from '@rider/ui/dialog';
import { formatDay } from '@rider/ui/date';
import { CheckboxGroup, TextField } from '@rider/ui/field';
import { Form, FormActions } from '@rider/ui/form';
import { currencySymbol, formatMoney } from '@rider/ui/price';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../data/desk-api.ts';
import { useSavedForm } from '../form/use-saved-form.ts';

/** Props of `ReceivedPaymentDialog`. */
export interface ReceivedPaymentDialogProps {
  uid: string;
  /** The open invoices, the first due first. */
  open: readonly Invoice[];
  onClose: () => void;
}

/** Books money that came in on the chosen invoices, the first due first. */
export function ReceivedPaymentDialog({ uid, open, onClose }: ReceivedPaymentDialogProps) {
  const intl = useIntl();
  // One idempotency key for all attempts of this dialog: a retry after a lost answer is not booked twice.
  const [key] = useState(randomId);
  const [chosen, choose] = useState<readonly string[]>(() => open.map(({ number }) => number));
  const owed = money(open.reduce((sum, invoice) => sum + (chosen.includes(invoice.number) ? owedOn(invoice) : 0), 0));
  // Swedish writes ISO dates.
  const [today] = useState(() => new Date().toLocaleDateString('sv-SE', { timeZone: intl.timeZone }));
  const [amount, setAmount] = useState<string | null>(null);
  const { wiring } = useSavedForm({
    check: (typed) => validate(receivedPaymentSchema, typed),
    save: ({ amount: decimal, reference, day }) =>
      receivePayment(api, { uid, amount: moneyFromDecimal(decimal), reference, day, invoices: chosen, key }),
    saved: ({ amount: decimal }) =>
      intl.formatMessage({ id: 'desk.credit.received' }, { amount: formatMoney(intl, moneyFromDecimal(decimal)) }),
    onSaved: onClose,
    change: 'credit',
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={intl.formatMessage({ id: 'desk.credit.receive' })}
      description={<FormattedMessage id="desk.credit.receiveHint" />}
    >
      <Form {...wiring}>
        <CheckboxGroup
          label={intl.formatMessage({ id: 'desk.credit.settles' })}
          name="invoices"
          value={chosen}
          onValueChange={choose}
          options={open.map((invoice) => ({
            value: invoice.number,
            label: intl.formatMessage(
              { id: 'desk.credit.settledInvoice' },
              {
                number: invoice.number,
                amount: formatMoney(intl, owedOn(invoice)),
                due: formatDay(intl, invoice.dueAt),
              },
            ),
          }))}
        />
        <TextField
          label={intl.formatMessage({ id: 'desk.credit.amountField' })}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          start={currencySymbol(intl)}
          value={amount ?? moneyToDecimal(owed)}
          onChange={(event) => setAmount(event.currentTarget.value)}
          required
        />
        <TextField
          label={intl.formatMessage({ id: 'desk.credit.referenceField' })}
          name="reference"
          autoComplete="off"
          maxLength={SHORT_TEXT_LENGTH}
          required
        />
        <DateField
          label={intl.formatMessage({ id: 'desk.credit.dayField' })}
          name="day"
          defaultValue={today}
          max={today}
          required
        />
        <FormActions submit={<FormattedMessage id="desk.credit.book" />} pending={wiring.pending} />
      </Form>
    </Dialog>
  );
}
