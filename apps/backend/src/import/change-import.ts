import type { ImportKind } from '@rider/model/import';
import { sql } from 'kysely';
import type { Database } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import type { Operator } from '../operator/operator-calls.ts';
import { recordOperatorAction } from '../operator/record-operator-action.ts';
import { ROW_KINDS } from './kind/row-kinds.ts';

const actionOf = (kind: ImportKind) => (kind === 'products' ? 'product.import' : ROW_KINDS[kind].action);

/** Starts to save the rows of a checked import that have no fault. @throws ApiError `import-not-checked`. */
export async function applyImport(database: Database, operator: Operator, id: number): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const checked = await transaction
      .updateTable('product_import')
      .set({
        state: 'applying',
        agent_id: operator.id,
        position: 0,
        counts: sql<string>`counts || '{"created": 0, "changed": 0}'`,
      })
      .where('id', '=', id)
      .where('state', '=', 'checked')
      .returning(['file_name', 'kind'])
      .executeTakeFirst();
    if (checked === undefined) throw new ApiError('import-not-checked', { status: 400 });
    await recordOperatorAction(transaction, { operator, action: actionOf(checked.kind), subject: checked.file_name });
  });
}

/** Ends an import: what is not saved yet is not saved any more. Does nothing for one that has ended. */
export async function cancelImport(database: Database, id: number): Promise<void> {
  await database
    .updateTable('product_import')
    .set({ state: 'cancelled' })
    .where('id', '=', id)
    .where('state', 'in', ['reading', 'checking', 'checked', 'applying'])
    .execute();
}
