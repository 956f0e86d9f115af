import { moneyFromDecimal } from '@rider/model/money';
import { topUpBuyer, type OperatorBuyer } from '@rider/api/operator';
import { SHORT_TEXT_LENGTH } from '@rider/model/limits';
import { topUpSchema, validate } from '@rider/model/validation';
import { Button } from '@rider/ui/button';
import { Dialog } from '@rider/ui/dialog';
import { TextArea, TextField, type FieldErrors } from '@rider/ui/field';
import { Form } from '@rider/ui/form';
import { formatMoney } from '@rider/ui/price';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useOperatorAction } from '../list/operator-action.ts';
import { api } from '../session/desk-api.ts';
import { BUYERS_KEY } from './buyers-key.ts';

/** What the dialog takes. */
export interface TopUpDialogProps {
  buyer: OperatorBuyer;
  onClose: () => void;
}

/** Adds to a buyer's balance; the reason is seen by the buyer and stands in the log. */
export function TopUpDialog({ buyer, onClose }: TopUpDialogProps) {
  const intl = useIntl();
  const { pending, errors, run } = useOperatorAction(BUYERS_KEY, 'operator/log');
  const [found, setFound] = useState<FieldErrors | null>(null);
  // One name for all tries of this dialog: a try whose answer was lost is not booked twice.
  const [key] = useState(() => crypto.randomUUID());
  const name = buyer.company || buyer.account;
  const topUp = async (form: FormData) => {
    const checked = validate(topUpSchema, { amount: form.get('amount'), note: form.get('note') });
    const problems = Object.entries(checked.errors ?? {}).map(([field, id]) => [
      field,
      intl.formatMessage({ id: id as FormatjsIntl.Message['ids'] }),
    ]);
    setFound(checked.errors ? Object.fromEntries(problems) : null);
    if (checked.values === undefined) return;
    const amount = moneyFromDecimal(checked.values.amount);
    const { note } = checked.values;
    const done = intl.formatMessage({ id: 'desk.buyers.done' }, { amount: formatMoney(intl, amount), name });
    if (await run(() => topUpBuyer(api, { uid: buyer.uid, amount, note, key }), done)) onClose();
  };
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
      <Form
        errors={found ?? errors}
        pending={pending}
        onSubmit={(event) => {
          event.preventDefault();
          if (!pending) void topUp(new FormData(event.currentTarget));
        }}
      >
        <TextField
          label={intl.formatMessage({ id: 'desk.buyers.amount' })}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          start="$"
          required
        />
        <TextArea
          label={intl.formatMessage({ id: 'desk.buyers.note' })}
          description={intl.formatMessage({ id: 'desk.buyers.noteHint' })}
          name="note"
          rows={2}
          maxLength={SHORT_TEXT_LENGTH}
          required
        />
        <div>
          <Button type="submit" variant="primary" pending={pending}>
            <FormattedMessage id="desk.buyers.topUp" />
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
