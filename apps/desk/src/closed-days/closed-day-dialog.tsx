import { saveClosedDay, type ClosedDay } from '@rider/api/operator';
import { closedDaySchema, validate } from '@rider/model/validation';
import { DateField } from '@rider/ui/date-field';
import { Dialog } from '@rider/ui/dialog';
import { TextField } from '@rider/ui/field';
import { Form, FormActions } from '@rider/ui/form';
import { api } from '../data/desk-api.ts';
import { useSavedForm } from '../form/use-saved-form.ts';
import { useMessages } from '../messages/use-messages.ts';

/** Closes the shop on a day, or renames a closed day, whose date stays. */
export function ClosedDayDialog({ closed, onClose }: { closed: ClosedDay | null; onClose: () => void }) {
  const text = useMessages('desk.closedDays');
  const { wiring } = useSavedForm({
    check: (typed) => validate(closedDaySchema, { ...typed, ...(closed && { day: closed.day }) }),
    seen: closed?.name ?? null,
    describe: (name) => name ?? '',
    save: (values, seen) => saveClosedDay(api, values, seen),
    onSaved: onClose,
    change: 'closed-day',
    saved: () => text('saved'),
  });
  return (
    <Dialog open onOpenChange={onClose} title={text(closed ? 'renameTitle' : 'add')}>
      <Form {...wiring}>
        {!closed && <DateField name="day" label={text('day')} description={text('dayHint')} required />}
        <TextField label={text('name')} name="name" defaultValue={closed?.name} autoComplete="off" required />
        <FormActions submit={text('save')} pending={wiring.pending} />
      </Form>
    </Dialog>
  );
}
