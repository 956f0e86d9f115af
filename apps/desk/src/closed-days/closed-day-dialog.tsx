import { addClosedDay, type ClosedDay } from '@rider/api/operator';
import { closedDaySchema, validate } from '@rider/model/validation';
import { DateField } from '@rider/ui/date-field';
import { Dialog } from '@rider/ui/dialog';
import { TextField } from '@rider/ui/field';
import { Form, FormActions } from '@rider/ui/form';
import { useIntl } from 'react-intl';
import { api } from '../data/desk-api.ts';
import { useSavedForm } from '../form/use-saved-form.ts';
import type { MessageIdBelow } from '../messages/ids.ts';

/** Closes the shop on a day, or renames a closed day, whose date stays. */
export function ClosedDayDialog({ closed, onClose }: { closed: ClosedDay | null; onClose: () => void }) {
  const intl = useIntl();
  const say = (name: MessageIdBelow<'desk.closedDays'>) => intl.formatMessage({ id: `desk.closedDays.${name}` });
  const { wiring } = useSavedForm({
    check: (typed) => validate(closedDaySchema, { ...typed, ...(closed && { day: closed.day }) }),
    save: async (values) => {
      await addClosedDay(api, values);
      onClose();
    },
    change: 'closed-day',
    saved: () => say('saved'),
  });
  return (
    <Dialog open onOpenChange={onClose} title={say(closed ? 'renameTitle' : 'add')}>
      <Form {...wiring}>
        {!closed && <DateField name="day" label={say('day')} description={say('dayHint')} required />}
        <TextField label={say('name')} name="name" defaultValue={closed?.name} autoComplete="off" required />
        <FormActions submit={say('save')} pending={wiring.pending} />
      </Form>
    </Dialog>
  );
}
