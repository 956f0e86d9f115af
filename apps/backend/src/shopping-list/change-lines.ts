import { applyChanges, type LineChanges, type SavedLines, type ShoppingListLine } from '@rider/model/shopping-list';
import { sql } from 'kysely';
import type { Database, Transaction } from '../database/open.ts';
import { lockShoppingList } from './shopping-lists.ts';

/** The lines of a list in their order. */
export function readLines(database: Database, listId: number): Promise<ShoppingListLine[]> {
  return database
    .selectFrom('shopping_list_line')
    .select(['id', 'text', 'quantity', 'note', 'version'])
    .where('shopping_list_id', '=', listId)
    .orderBy('place')
    .orderBy('id')
    .execute();
}

/** Stores lines at their places; unchanged ones are left as they are. */
async function writeLines(transaction: Transaction, listId: number, lines: readonly ShoppingListLine[]): Promise<void> {
  await transaction
    .insertInto('shopping_list_line')
    .values(lines.map((line, place) => ({ ...line, shopping_list_id: listId, place })))
    .onConflict((conflict) =>
      conflict
        .columns(['shopping_list_id', 'id'])
        .doUpdateSet((excluded) => ({
          place: excluded.ref('excluded.place'),
          text: excluded.ref('excluded.text'),
          quantity: excluded.ref('excluded.quantity'),
          note: excluded.ref('excluded.note'),
          version: excluded.ref('excluded.version'),
        }))
        .where(
          sql<boolean>`(shopping_list_line.version, shopping_list_line.place) is distinct from (excluded.version, excluded.place)`,
        ),
    )
    .execute();
}

/** Changes the lines of a list that a buyer may edit, one change of a list after the other. @throws ApiError `not-found`. */
export async function changeLines(
  database: Database,
  { buyerId, listId }: { buyerId: number; listId: number },
  changes: LineChanges,
  now: number,
): Promise<SavedLines> {
  return database.transaction().execute(async (transaction) => {
    await lockShoppingList(transaction, buyerId, listId);
    const stored = await readLines(transaction, listId);
    const { lines, outcome } = applyChanges(stored, changes);
    const left = new Set(lines.map(({ id }) => id));
    const removed = stored.flatMap(({ id }) => (left.has(id) ? [] : [id]));
    if (removed.length > 0)
      await transaction
        .deleteFrom('shopping_list_line')
        .where('shopping_list_id', '=', listId)
        .where(sql<boolean>`id = any(${removed}::text[])`)
        .execute();
    if (lines.length > 0) await writeLines(transaction, listId, lines);
    await transaction
      .updateTable('shopping_list')
      .set({ changed_at: new Date(now) })
      .where('id', '=', listId)
      .execute();
    return outcome;
  });
}
