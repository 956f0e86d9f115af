import { saveCrossReference, type ListedCrossReference } from '@rider/api/operator';
import { LOCALES } from '@rider/model/locale';
import { crossReferenceSchema, validate } from '@rider/model/validation';
import { Dialog } from '@rider/ui/dialog';
import { TextField } from '@rider/ui/field';
import { Form, FormActions } from '@rider/ui/form';
import { Text } from '@rider/ui/text';
import { api } from '../data/desk-api.ts';
import { LocalizedField } from '../form/localized-field.tsx';
import { nestedValues } from '../form/nested-values.ts';
import { useSavedForm } from '../form/use-saved-form.ts';
import { useMessages } from '../messages/use-messages.ts';

/** Adds a cross-reference, or changes how the variant of one differs. */
export function CrossReferenceDialog({
  edited,
  onClose,
}: {
  edited: ListedCrossReference | null;
  onClose: () => void;
}) {
  const text = useMessages('desk.crossReferences');
  const { wiring } = useSavedForm({
    check: (typed) => validate(crossReferenceSchema, { ...edited, ...nestedValues(typed) }),
    seen: edited,
    describe: (saved) => LOCALES.map((locale) => saved?.differs[locale] || '–').join(' / '),
    save: (values, seen) => saveCrossReference(api, { ...values, ...(seen && { version: seen.version }) }),
    onSaved: onClose,
    change: 'cross-reference',
    saved: () => text('saved'),
  });
  return (
    <Dialog open onOpenChange={onClose} title={text(edited ? 'editTitle' : 'add')}>
      <Form {...wiring}>
        {edited ? (
          <Text>{text('editOf', { competitor: edited.competitor, number: edited.number, sku: edited.sku })}</Text>
        ) : (
          <>
            <TextField label={text('competitor')} name="competitor" autoComplete="off" required />
            <TextField label={text('number')} name="number" autoComplete="off" required />
            <TextField label={text('sku')} name="sku" autoComplete="off" required />
          </>
        )}
        <Text size="small" tone="quiet">
          {text('differsHint')}
        </Text>
        <LocalizedField name="differs" label={text('differs')} defaultValue={edited?.differs} />
        <FormActions submit={text('save')} pending={wiring.pending} />
      </Form>
    </Dialog>
  );
}
