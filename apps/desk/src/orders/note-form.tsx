import { noteOnOrder } from '@rider/api/operator';
import { TextArea } from '@rider/ui/field';
import { Form, FormActions } from '@rider/ui/form';
import type { FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useOperatorAction } from '../list/operator-action.ts';
import { api } from '../session/desk-api.ts';
import { ORDER_KEY } from './order-address.ts';

/** The shop's note on an order; the buyer reads it. */
export function NoteForm({ number, note }: { number: string; note: string }) {
  const intl = useIntl();
  const { pending, errors, run } = useOperatorAction(ORDER_KEY, 'operator/log');
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const written = String(new FormData(event.currentTarget).get('note') ?? '');
    void run(() => noteOnOrder(api, number, written), intl.formatMessage({ id: 'desk.order.noted' }));
  };
  return (
    <Form errors={errors} pending={pending} onSubmit={send}>
      <TextArea
        label={intl.formatMessage({ id: 'desk.order.note' })}
        description={intl.formatMessage({ id: 'desk.order.noteHint' })}
        name="note"
        defaultValue={note}
        maxLength={1000}
        rows={3}
      />
      <FormActions submit={<FormattedMessage id="desk.order.saveNote" />} pending={pending} />
    </Form>
  );
}
