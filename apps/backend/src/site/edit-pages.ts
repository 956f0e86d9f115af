import { SITE_PAGE_TYPES, type SitePageName } from '@rider/api/content';
import type { OperatorList, OperatorSitePage } from '@rider/api/operator';
import type { EnteredSitePage } from '@rider/model/validation';
import { sql } from 'kysely';
import type { Database } from '../database/open.ts';
import { readPage } from '../database/read-page.ts';
import { ApiError } from '../http/api-error.ts';
import type { OperatorListQuery } from '../http/operator-list-query.ts';
import { changedMeanwhile } from '../operator/changed-meanwhile.ts';
import { nextVersion, recordEdit, type Editor } from './edit-content.ts';

const NAMES = Object.fromEntries(Object.entries(SITE_PAGE_TYPES).map(([name, type]) => [type, name])) as Record<
  number,
  SitePageName
>;

/** The company's texts for their editors. */
export function listSitePages(database: Database, query: OperatorListQuery): Promise<OperatorList<OperatorSitePage>> {
  const { search, pattern } = query;
  let found = database.selectFrom('site_page').where('type', 'in', Object.values(SITE_PAGE_TYPES));
  if (search !== '')
    found = found.where(sql<boolean>`(title ->> 'en-US' ilike ${pattern} or title ->> 'zh-CN' ilike ${pattern})`);
  return readPage(found, found.selectAll().orderBy('type'), query, ({ type, title, content, written_at, version }) => ({
    name: NAMES[type] ?? 'about',
    title,
    content,
    changedAt: written_at.getTime(),
    version,
  }));
}

/** Changes the text that the operator saw; it is created where the shop has none. @throws ApiError `not-found`, `changed-meanwhile`. */
export async function saveSitePage(
  database: Database,
  editor: Editor,
  { name, version }: { name: string; version: number },
  { title, content }: EnteredSitePage,
): Promise<void> {
  if (!Object.hasOwn(SITE_PAGE_TYPES, name)) throw new ApiError('not-found');
  const type = SITE_PAGE_TYPES[name as SitePageName];
  await database.transaction().execute(async (transaction) => {
    const page = await transaction
      .selectFrom('site_page')
      .select(['version', 'changed_by'])
      .where('type', '=', type)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (page === undefined) throw new ApiError('not-found');
    if (page.version !== version) throw await changedMeanwhile(transaction, page.changed_by, editor.locale);
    await transaction
      .updateTable('site_page')
      .set({
        title: JSON.stringify(title),
        content: JSON.stringify(content),
        written_at: editor.operator.at,
        ...nextVersion(editor, version),
      })
      .where('type', '=', type)
      .execute();
    await recordEdit(transaction, editor, 'page.change', { id: type, title });
  });
}
