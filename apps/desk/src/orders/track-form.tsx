import { addParcelEvent } from '@rider/api/operator';
import { parcelEventSchema, validate } from '@rider/model/validation';
import { TextField } from '@rider/ui/field';
import { Form, FormActions, FormGrid } from '@rider/ui/form';
import { FormattedMessage } from 'react-intl';
import { useSavedForm } from '../form/use-saved-form.ts';
import { api } from '../data/desk-api.ts';
import { useMessages } from '../messages/use-messages.ts';

/** Adds a tracking event that the buyer sees. */
export function TrackForm({ number, parcelId }: { number: string; parcelId: string }) {
  const text = useMessages('desk.order');
  const { wiring } = useSavedForm({
    check: (typed) => validate(parcelEventSchema, typed),
    save: (happened) => addParcelEvent(api, number, { ...happened, parcelId }),
    saved: () => text('tracked'),
    onSaved: (form) => form.reset(),
    change: 'order',
  });
  return (
    <Form {...wiring}>
      <FormGrid>
        <TextField label={text('event')} name="text" maxLength={200} required />
        <TextField label={text('place')} name="place" maxLength={200} />
      </FormGrid>
      <FormActions submit={<FormattedMessage id="desk.order.addEvent" />} pending={wiring.pending} />
    </Form>
  );
}
