import type { FileMapping } from '@rider/api/operator';
import { IMPORT_COLUMNS, judgeColumns, type ImportKind } from '@rider/model/import';
import type { Validated } from '@rider/model/validation';
import { Dialog } from '@rider/ui/dialog';
import { Select } from '@rider/ui/field';
import { Form, FormActions } from '@rider/ui/form';
import { useSavedForm } from '../form/use-saved-form.ts';
import { useMessages } from '../messages/use-messages.ts';

/** Props of `MappingDialog`. */
export interface MappingDialogProps {
  kind: ImportKind;
  mapping: FileMapping;
  /** Starts the import with the path of each column. */
  start: (columns: string[]) => Promise<void>;
  onClose: () => void;
}

/** Chooses what each column of a file contains. */
export function MappingDialog({ kind, mapping, start, onClose }: MappingDialogProps) {
  const text = useMessages('desk.imports');
  const { headings, samples, columns } = mapping;
  const { wiring } = useSavedForm({
    check: (typed): Validated<string[]> => {
      const values = headings.map((_, place) => typed[`column.${place}`] ?? '');
      const errors = judgeColumns(kind, values).repeated.map((place) => [
        `column.${place}`,
        'validation.import.column',
      ]);
      return errors.length === 0
        ? { values, errors: undefined }
        : { values: undefined, errors: Object.fromEntries(errors) as Record<string, string> };
    },
    save: start,
    change: 'import',
  });
  return (
    <Dialog open onOpenChange={onClose} title={text('mapping')} description={text('mappingHint')}>
      <Form {...wiring}>
        {headings.map((heading, place) => (
          <Select
            // Headings may be equal.
            key={`${place} ${heading}`}
            name={`column.${place}`}
            label={heading || `${place + 1}`}
            description={samples[place]?.join(' · ')}
            defaultValue={columns[place]}
          >
            <option value="">{text('notUsed')}</option>
            {IMPORT_COLUMNS[kind].map(({ name, path }) => (
              <option key={path} value={path}>
                {name}
              </option>
            ))}
          </Select>
        ))}
        <FormActions submit={text('check')} pending={wiring.pending} />
      </Form>
    </Dialog>
  );
}
