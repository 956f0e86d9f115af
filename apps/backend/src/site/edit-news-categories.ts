import type { OperatorNewsCategories } from '@rider/api/operator';
import type { EnteredNewsCategories } from '@rider/model/validation';
import { sql } from 'kysely';
import type { Database, Transaction } from '../database/open.ts';
import { fieldErrorTexts } from '../http/form-errors.ts';
import { validationText } from '../messages/index.ts';
import { changedMeanwhile } from '../operator/changed-meanwhile.ts';
import { recordOperatorAction } from '../operator/record-operator-action.ts';
import type { Editor } from './edit-content.ts';

/** The categories of news in their order, with the number of articles in each. Their version is that of the last save of any. */
export async function listNewsCategories(database: Database): Promise<OperatorNewsCategories> {
  const rows = await database
    .selectFrom('news_category')
    .select(['id', 'title', 'version'])
    .select(sql<number>`(select count(*) from news where category_id = news_category.id)::integer`.as('articles'))
    .orderBy('sort')
    .orderBy('id')
    .execute();
  return {
    version: Math.max(0, ...rows.map(({ version }) => version)),
    categories: rows.map(({ id, title, articles }) => ({ id: String(id), title, articles })),
  };
}

/** Removes the categories that are not among `ids`. @throws ApiError `faulty-fields` if one of them has articles. */
async function removeOthers(transaction: Transaction, ids: readonly number[], { locale }: Editor): Promise<void> {
  const others = sql<boolean>`news_category.id <> all(${[...ids]}::integer[])`;
  const used = await transaction
    .selectFrom('news_category')
    .select('id')
    .where(others)
    .where(sql<boolean>`exists (select from news where category_id = news_category.id)`)
    .executeTakeFirst();
  if (used !== undefined) throw fieldErrorTexts({ categories: validationText('validation.newsCategory.used', locale) });
  await transaction.deleteFrom('news_category').where(others).execute();
}

/**
 * Saves the categories of news: their names and order; absent ones are removed, and those without an id are added. The caller invalidates
 * `site` afterwards. @throws ApiError `changed-meanwhile`, `faulty-fields`.
 */
export async function saveNewsCategories(
  database: Database,
  editor: Editor,
  { version, categories }: EnteredNewsCategories,
): Promise<void> {
  const { operator, locale } = editor;
  await database.transaction().execute(async (transaction) => {
    // Articles that are saved meanwhile refer to a category.
    await sql`lock table news_category in share row exclusive mode`.execute(transaction);
    const stored = await transaction.selectFrom('news_category').select(['id', 'version', 'changed_by']).execute();
    const last = stored.toSorted((some, other) => other.version - some.version)[0];
    if ((last?.version ?? 0) !== version) throw await changedMeanwhile(transaction, last?.changed_by ?? null, locale);
    const ids = categories.flatMap(({ id }) => (id === '' ? [] : [Number(id)]));
    await removeOthers(transaction, ids, editor);
    for (const [sort, { id, title }] of categories.entries()) {
      const columns = { title: JSON.stringify(title), sort, version: version + 1, changed_by: operator.id };
      if (id === '') await transaction.insertInto('news_category').values(columns).execute();
      else await transaction.updateTable('news_category').set(columns).where('id', '=', Number(id)).execute();
    }
    const subject = categories.map(({ title }) => title['en-US']).join(', ');
    await recordOperatorAction(transaction, { operator, action: 'newsCategory.save', subject });
  });
}
