import { addParcelEvent } from '@rider/api/operator';
import { TextField } from '@rider/ui/field';
import { Form, FormActions, FormGrid } from '@rider/ui/form';
import type { FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useOperatorAction } from '../list/operator-action.ts';
import { api } from '../session/desk-api.ts';
import { ORDER_KEY } from './order-address.ts';
import type { MessageIdBelow } from '../messages/ids.ts';

/** Tells the buyer what happened to the parcel. */
export function TrackForm({ number }: { number: string }) {
  const intl = useIntl();
  const { pending, errors, run } = useOperatorAction(ORDER_KEY, 'operator/log');
  const say = (name: MessageIdBelow<'desk.order'>) => intl.formatMessage({ id: `desk.order.${name}` });
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const given = new FormData(form);
    const happened = { text: String(given.get('text') ?? ''), place: String(given.get('place') ?? '') };
    if (await run(() => addParcelEvent(api, number, happened), say('tracked'))) form.reset();
  };
  return (
    <Form errors={errors} pending={pending} onSubmit={(event) => void send(event)}>
      <FormGrid>
        <TextField label={say('event')} name="text" maxLength={200} required />
        <TextField label={say('place')} name="place" maxLength={200} />
      </FormGrid>
      <FormActions submit={<FormattedMessage id="desk.order.addEvent" />} pending={pending} />
    </Form>
  );
}
