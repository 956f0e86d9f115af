import { randomId } from '@rider/model/random-id';
import { moneyFromDecimal } from '@rider/model/money';
import { topUpBuyer, type OperatorBuyer } from '@rider/api/operator';
import { SHORT_TEXT_LENGTH } from '@rider/model/limits';
import { topUpSchema, validate } from '@rider/model/validation';
import { Button } from '@rider/ui/button';
import { Dialog } from '@rider/ui/dialog';
import { TextArea } from '@rider/ui/field';
import { Form } from '@rider/ui/form';
import { formatMoney } from '@rider/ui/price';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { MoneyField } from '../form/money-field.tsx';
import { useSavedForm } from '../form/use-saved-form.ts';
import { api } from '../data/desk-api.ts';

/** Props of `TopUpDialog`. */
export interface TopUpDialogProps {
  buyer: OperatorBuyer;
  onClose: () => void;
}

/** Adds to a buyer's balance. The buyer sees the reason, and the operator log records it. */
export function TopUpDialog({ buyer, onClose }: TopUpDialogProps) {
  const intl = useIntl();
  // One idempotency key for all attempts of this dialog: a retry after a lost answer is not booked twice.
  const [key] = useState(randomId);
  const name = buyer.company || buyer.account;
  const { wiring } = useSavedForm({
    check: (typed) => validate(topUpSchema, typed),
    save: ({ amount, note }) => topUpBuyer(api, { uid: buyer.uid, amount: moneyFromDecimal(amount), note, key }),
    saved: ({ amount: decimal }) => {
      const amount = formatMoney(intl, moneyFromDecimal(decimal));
      return intl.formatMessage({ id: 'desk.buyers.done' }, { amount, name });
    },
    onSaved: onClose,
    change: 'balance',
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={intl.formatMessage({ id: 'desk.buyers.topUpOf' }, { name })}
      description={
        <FormattedMessage
          id="desk.buyers.has"
          values={{ amount: formatMoney(intl, buyer.balance), name: buyer.name }}
        />
      }
    >
      <Form {...wiring}>
        <MoneyField label={intl.formatMessage({ id: 'desk.buyers.amount' })} name="amount" required />
        <TextArea
          label={intl.formatMessage({ id: 'desk.buyers.note' })}
          description={intl.formatMessage({ id: 'desk.buyers.noteHint' })}
          name="note"
          rows={2}
          maxLength={SHORT_TEXT_LENGTH}
          required
        />
        <div>
          <Button type="submit" variant="primary" pending={wiring.pending}>
            <FormattedMessage id="desk.buyers.topUp" />
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
