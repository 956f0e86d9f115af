import { noteOnOrder } from '@rider/api/operator';
import { TextArea } from '@rider/ui/field';
import { Form, FormActions } from '@rider/ui/form';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSavedForm } from '../../form/use-saved-form.ts';
import { api } from '../../data/desk-api.ts';

/** The shop's note on an order; the buyer reads it. */
export function NoteForm({ number, note }: { number: string; note: string }) {
  const intl = useIntl();
  const { wiring } = useSavedForm({
    // Any text is valid.
    check: ({ note: written = '' }) => ({ values: written, errors: undefined }),
    seen: note,
    describe: (saved) => saved || '–',
    save: (written, seen) => noteOnOrder(api, number, written, seen),
    saved: () => intl.formatMessage({ id: 'desk.order.noted' }),
    change: 'order',
  });
  return (
    <Form {...wiring}>
      <TextArea
        label={intl.formatMessage({ id: 'desk.order.note' })}
        description={intl.formatMessage({ id: 'desk.order.noteHint' })}
        name="note"
        defaultValue={note}
        maxLength={1000}
        rows={3}
      />
      <FormActions submit={<FormattedMessage id="desk.order.saveNote" />} pending={wiring.pending} />
    </Form>
  );
}
