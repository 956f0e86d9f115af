import type { ImportState, RowOutcome } from '@rider/model/import';
import { sql, type Selectable } from 'kysely';
import type { Transaction } from '../database/open.ts';
import type { ImportRowTable, ImportTable } from './tables.ts';

/** A running import. */
export type Import = Selectable<ImportTable>;

/** What a row does, or has done, with its faults or changes. */
export interface RowDone {
  number: number;
  outcome: RowOutcome;
  detail: string;
}

/** The outcomes of rows that are processed in a state: a check takes those without a fault in the file, applying what would be saved. */
const openRows = (state: ImportState) =>
  state === 'applying' ? sql<boolean>`outcome in ('created', 'changed')` : sql<boolean>`outcome is null`;

/** The next rows of an import, with all rows of their products. */
export function nextRows(
  transaction: Transaction,
  { id, position, state }: Import,
  count: number,
): Promise<Pick<Selectable<ImportRowTable>, 'first' | 'product' | 'number' | 'cells'>[]> {
  const open = transaction
    .selectFrom('product_import_row')
    .where('import_id', '=', id)
    .where('first', '>', position)
    .where(openRows(state));
  const some = open.select('first').orderBy('first').orderBy('number').limit(count);
  return open
    .select(['first', 'product', 'number', 'cells'])
    .where(
      'first',
      '<=',
      transaction.selectFrom(some.as('some')).select(({ fn }) => fn.max('first').as('last')),
    )
    .orderBy('first')
    .orderBy('number')
    .execute();
}

/** Writes what rows have done, those with the greatest `first` last. */
export async function writeOutcomes(
  transaction: Transaction,
  { id, counts }: Import,
  { done, position }: { done: readonly RowDone[]; position: number },
): Promise<void> {
  await sql`update product_import_row as stored set outcome = done.outcome, detail = done.detail
    from jsonb_to_recordset(${JSON.stringify(done)}::jsonb) as done (number integer, outcome text, detail text)
    where stored.import_id = ${id} and stored.number = done.number
      and (stored.outcome, stored.detail) is distinct from (done.outcome, done.detail)`.execute(transaction);
  const counted = { ...counts };
  for (const { outcome } of done) counted[outcome] += 1;
  await transaction
    .updateTable('product_import')
    .set({ position, counts: JSON.stringify(counted) })
    .where('id', '=', id)
    .execute();
}
