import type { OperatorList, Publication, PublicationState } from '@rider/api/operator';
import { sql, type RawBuilder } from 'kysely';
import type { Localized } from '@rider/model/locale';
import type { Transaction, Database } from '../database/open.ts';
import { readPage } from '../database/read-page.ts';
import type { OperatorListQuery } from '../http/operator-list-query.ts';

/** The tables of what is published at a time: news, and announcements. */
export type PublicationTable = 'news' | 'notice';

/** Whether a row of one of these tables is public at `now` (epoch ms). */
export function isPublished(now: number): RawBuilder<boolean> {
  return sql<boolean>`(published_at <= ${new Date(now)} and not archived)`;
}

interface PublicationRow {
  id: number;
  title: Localized;
  published_at: Date | null;
  archived: boolean;
  version: number;
}

function stateOf({ archived, published_at }: PublicationRow, now: number): PublicationState {
  if (archived) return 'archived';
  if (published_at === null) return 'draft';
  return published_at.getTime() <= now ? 'published' : 'scheduled';
}

/** What the desk shows of a row. */
export function toPublication(row: PublicationRow, now: number): Publication {
  const { id, title, published_at, version } = row;
  return { id: String(id), title, state: stateOf(row, now), publishedAt: published_at?.getTime() ?? null, version };
}

/** A page of a table: drafts first, then the newest. */
export function listPublications(
  database: Database,
  table: PublicationTable,
  query: OperatorListQuery,
  now: number,
): Promise<OperatorList<Publication>> {
  const { search, pattern, state } = query;
  let found = database.selectFrom(table);
  if (search !== '')
    found = found.where(sql<boolean>`(title ->> 'en-US' ilike ${pattern} or title ->> 'zh-CN' ilike ${pattern})`);
  if (state === 'archived') found = found.where('archived', '=', true);
  else if (state !== '') found = found.where('archived', '=', false);
  if (state === 'draft') found = found.where('published_at', 'is', null);
  if (state === 'scheduled') found = found.where('published_at', '>', new Date(now));
  if (state === 'published') found = found.where('published_at', '<=', new Date(now));
  const rows = found
    .select(['id', 'title', 'published_at', 'archived', 'version'])
    .orderBy('published_at', (order) => order.desc().nullsFirst())
    .orderBy('id', 'desc');
  return readPage(found, rows, query, (row) => toPublication(row, now));
}

/** The instants at which content appears or disappears by itself: the first one after `now` (epoch ms); null without one. */
export async function nextContentChange(database: Database | Transaction, now: number): Promise<number | null> {
  const at = new Date(now);
  const { rows } = await sql<{ next: Date | null }>`
    select min(instant) as next from (
      select published_at as instant from news where not archived
      union all select published_at from notice where not archived
      union all select starts_at from banner
      union all select ends_at from banner
    ) as change where instant > ${at}`.execute(database);
  return rows[0]?.next?.getTime() ?? null;
}
