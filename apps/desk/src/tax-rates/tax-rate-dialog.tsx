import { saveTaxRate, type OperatorTaxRate } from '@rider/api/operator';
import { taxRateSchema, validate } from '@rider/model/validation';
import { Dialog } from '@rider/ui/dialog';
import { Checkbox, TextField } from '@rider/ui/field';
import { Form, FormActions, FormGrid } from '@rider/ui/form';
import { api } from '../data/desk-api.ts';
import { useSavedForm } from '../form/use-saved-form.ts';
import { useMessages } from '../messages/use-messages.ts';

/** Adds a tax rate, or changes one, whose place stays. */
export function TaxRateDialog({ rate, onClose }: { rate: OperatorTaxRate | null; onClose: () => void }) {
  const text = useMessages('desk.taxRates');
  const { wiring } = useSavedForm({
    check: (typed) => {
      const place = rate ? { country: rate.country, state: rate.state, version: rate.version } : { version: 0 };
      return validate(taxRateSchema, { ...typed, ...place });
    },
    save: async (values) => {
      await saveTaxRate(api, values);
      onClose();
    },
    change: 'tax-rate',
    saved: () => text('saved'),
  });
  return (
    <Dialog open onOpenChange={onClose} title={rate === null ? text('add') : text('changeOf', { place: rate.place })}>
      <Form {...wiring}>
        {rate === null && (
          <FormGrid>
            <TextField
              label={text('country')}
              description={text('countryHint')}
              name="country"
              maxLength={2}
              required
            />
            <TextField label={text('state')} description={text('stateHint')} name="state" maxLength={10} />
          </FormGrid>
        )}
        <TextField
          label={text('percent')}
          name="rate"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={rate === null ? '' : String(rate.rate / 1000)}
          required
        />
        <Checkbox label={text('taxesFreight')} name="taxesFreight" defaultChecked={rate?.taxesFreight ?? false} />
        <Checkbox
          label={text('isCollected')}
          description={text('isCollectedHint')}
          name="isCollected"
          defaultChecked={rate?.isCollected ?? true}
        />
        <FormActions submit={text('save')} pending={wiring.pending} />
      </Form>
    </Dialog>
  );
}
