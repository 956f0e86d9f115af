import { setLowMark, type StockVariant } from '@rider/api/operator';
import { lowMarkSchema, validate } from '@rider/model/validation';
import { Dialog } from '@rider/ui/dialog';
import { TextField } from '@rider/ui/field';
import { Form, FormActions } from '@rider/ui/form';
import { api } from '../data/desk-api.ts';
import { useSavedForm } from '../form/use-saved-form.ts';
import { useMessages } from '../messages/use-messages.ts';

/** Sets the stock from which a variant counts as low. */
export function LowMarkDialog({ variant, onClose }: { variant: StockVariant; onClose: () => void }) {
  const text = useMessages('desk.stock');
  const { id, code, lowMark } = variant;
  const { wiring } = useSavedForm({
    check: (typed) => validate(lowMarkSchema, typed),
    seen: lowMark,
    describe: String,
    save: (values, seen) => setLowMark(api, id, values.lowMark, seen),
    saved: () => text('lowMarkSaved', { code }),
    onSaved: onClose,
    change: 'stock',
  });
  return (
    <Dialog open onOpenChange={onClose} title={text('lowMarkOf', { code })}>
      <Form {...wiring}>
        <TextField
          label={text('lowMark')}
          description={text('lowMarkHint')}
          name="lowMark"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={String(lowMark)}
          required
        />
        <FormActions submit={text('save')} pending={wiring.pending} />
      </Form>
    </Dialog>
  );
}
