import type { Locale } from '@rider/model/locale';
import { HOME_LISTS } from '@rider/model/site';
import type { HomePageValues } from '@rider/model/validation';
import type { Database, Transaction } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import { changedMeanwhile } from '../operator/changed-meanwhile.ts';
import type { Operator } from '../operator/operator-calls.ts';
import { recordOperatorAction } from '../operator/record-operator-action.ts';
import { readArrangement, STORED_LISTS } from './read-home-page.ts';

/** Ids that a form names, all of existing rows. @throws ApiError `not-found`. */
async function existing(
  transaction: Transaction,
  table: 'product' | 'category',
  ids: readonly string[],
): Promise<number[]> {
  const numbers = ids.map(Number);
  if (numbers.length === 0) return [];
  const rows = await transaction.selectFrom(table).select('id').where('id', 'in', numbers).execute();
  if (rows.length < numbers.length) throw new ApiError('not-found', { status: 400 });
  return numbers;
}

const sameIds = (some: readonly number[], others: readonly number[]) => some.join() === others.join();

/** Saves a hand-picked list unless it is unchanged; returns whether it changed. */
export async function saveProductList(
  transaction: Transaction,
  list: string,
  ids: readonly number[],
): Promise<boolean> {
  const stored = await transaction
    .selectFrom('product_list')
    .select('product_id')
    .where('list', '=', list)
    .orderBy('position')
    .execute();
  const before = stored.map(({ product_id: id }) => id);
  if (sameIds(before, ids)) return false;
  await transaction.deleteFrom('product_list').where('list', '=', list).execute();
  const rows = ids.map((product_id, position) => ({ list, position, product_id }));
  if (rows.length > 0) await transaction.insertInto('product_list').values(rows).execute();
  return true;
}

async function saveShelves(transaction: Transaction, ids: readonly number[]): Promise<boolean> {
  const stored = await transaction.selectFrom('shelf').select('category_id').orderBy('position').execute();
  const before = stored.map(({ category_id: id }) => id);
  if (sameIds(before, ids)) return false;
  await transaction.deleteFrom('shelf').execute();
  const rows = ids.map((category_id, position) => ({ position, category_id }));
  if (rows.length > 0) await transaction.insertInto('shelf').values(rows).execute();
  return true;
}

/**
 * Saves the home page, and logs which parts changed. The caller invalidates `site` and `products` afterwards. @throws ApiError
 * `changed-meanwhile`, `not-found` for an unknown product or category.
 */
export async function saveHomePage(
  database: Database,
  { operator, locale }: { operator: Operator; locale: Locale },
  { version, sections, lists, shelves }: HomePageValues,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await transaction.selectFrom('home_page').select('id').forNoKeyUpdate().executeTakeFirstOrThrow();
    const stored = await readArrangement(transaction);
    if (stored.version !== version) throw await changedMeanwhile(transaction, stored.changed_by, locale);
    const changed: string[] = [];
    if (JSON.stringify(stored.sections) !== JSON.stringify(sections)) changed.push('sections');
    for (const name of HOME_LISTS) {
      const ids = await existing(transaction, 'product', lists[name]);
      if (await saveProductList(transaction, STORED_LISTS[name], ids)) changed.push(name);
    }
    if (await saveShelves(transaction, await existing(transaction, 'category', shelves))) changed.push('shelves');
    await transaction
      .updateTable('home_page')
      .set({ sections: JSON.stringify(sections), version: version + 1, changed_by: operator.id })
      .execute();
    const shown = sections.filter((section) => section.shown).map(({ name }) => name);
    await recordOperatorAction(transaction, {
      operator,
      action: 'homePage.save',
      subject: changed.join(', '),
      detail: shown.join(', '),
    });
  });
}
