import { CROSS_REFERENCE_STATES, removeCrossReference, type ListedCrossReference } from '@rider/api/operator';
import { api } from '../data/desk-api.ts';
import { crossReferencesQuery } from '../data/operator-queries.ts';
import { useOperatorAction } from '../form/use-operator-action.ts';
import { DialogButton } from '../list/dialog-button.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import { useLocale, useMessages } from '../messages/use-messages.ts';
import { CrossReferenceDialog } from './cross-reference-dialog.tsx';

/** Competitors' part numbers and the variants that replace them: search and quick order find these by them. */
export default function CrossReferences() {
  const text = useMessages('desk.crossReferences');
  const locale = useLocale();
  const acting = useOperatorAction('cross-reference');
  const remove = ({ id, competitor, number }: ListedCrossReference) =>
    void acting.run(() => removeCrossReference(api, id), text('removed', { competitor, number }));
  return (
    <ListScreen
      section="cross-references"
      messages="desk.crossReferences"
      queryOf={crossReferencesQuery}
      states={CROSS_REFERENCE_STATES}
      columns={[
        { id: 'competitor', cell: ({ competitor }) => competitor },
        { id: 'number', cell: ({ number }) => number, rowHeader: true },
        { id: 'sku', cell: ({ sku }) => sku },
        { id: 'differs', cell: ({ differs }) => differs[locale] || text('state.equivalent') },
      ]}
      getRowId={({ id }) => String(id)}
      rowActions={(row) => {
        const values = { competitor: row.competitor, number: row.number, sku: row.sku };
        return [
          { label: 'edit', name: 'editOf', values },
          { label: 'remove', name: 'removeOf', values, onPress: () => remove(row) },
        ];
      }}
      renderDialog={(row, close) => <CrossReferenceDialog edited={row} onClose={close} />}
      actions={
        <DialogButton variant="primary" label={text('add')}>
          {(close) => <CrossReferenceDialog edited={null} onClose={close} />}
        </DialogButton>
      }
    />
  );
}
