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
  const valuesOf = ({ rate: percent, taxesFreight, isCollected }: OperatorTaxRate) =>
    [
      `${percent / 1000} %`,
      ...(taxesFreight ? [text('taxesFreight')] : []),
      text(`state.${isCollected ? 'collected' : 'uncollected'}`),
    ].join(', ');
  const { wiring } = useSavedForm({
    check: (typed) => {
      const place = rate && { country: rate.country, state: rate.state };
      return validate(taxRateSchema, { ...typed, ...place, version: 0 });
    },
    seen: rate,
    describe: (saved) => (saved === null ? '' : valuesOf(saved)),
    save: (values, seen) => saveTaxRate(api, { ...values, version: seen?.version ?? 0 }),
    onSaved: onClose,
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
