import type { OperatorBanner, OperatorList } from '@rider/api/operator';
import type { EnteredBanner } from '@rider/model/validation';
import { sql } from 'kysely';
import type { Database } from '../database/open.ts';
import { readPage } from '../database/read-page.ts';
import { instantOf } from '../http/days.ts';
import { mediaPath } from '../http/media.ts';
import type { OperatorListQuery } from '../http/operator-list-query.ts';
import { lockSeen, recordEdit, saveRow, takePicture, type Editor, type Seen } from './edit-content.ts';

/** A page of the banners in the order of the home page. */
export function listBanners(
  database: Database,
  query: OperatorListQuery,
  now: number,
): Promise<OperatorList<OperatorBanner>> {
  const { search, pattern, state } = query;
  const at = new Date(now);
  let found = database.selectFrom('banner');
  if (search !== '')
    found = found.where(sql<boolean>`(title ->> 'en-US' ilike ${pattern} or title ->> 'zh-CN' ilike ${pattern})`);
  if (state === 'scheduled') found = found.where('starts_at', '>', at);
  if (state === 'ended') found = found.where('ends_at', '<=', at);
  if (state === 'active') found = found.where(isShown(now));
  const rows = found.selectAll().orderBy('position').orderBy('id');
  return readPage(
    found,
    rows,
    query,
    ({ id, title, subtitle, image, href, position, starts_at, ends_at, version }) => ({
      id: String(id),
      title,
      subtitle,
      image: mediaPath(image),
      href,
      position,
      state:
        starts_at !== null && starts_at > at ? 'scheduled' : ends_at !== null && ends_at <= at ? 'ended' : 'active',
      from: starts_at?.getTime() ?? null,
      until: ends_at?.getTime() ?? null,
      version,
    }),
  );
}

/** Whether a banner is shown at `now` (epoch ms). */
export function isShown(now: number) {
  const at = new Date(now);
  return sql<boolean>`(starts_at is null or starts_at <= ${at}) and (ends_at is null or ends_at > ${at})`;
}

/** Adds a banner, or changes the one that the operator saw. @throws ApiError those of `lockSeen`, `unknown-picture`. */
export async function saveBanner(
  database: Database,
  editor: Editor,
  seen: Seen | null,
  { title, subtitle, image, href, position, from, until }: EnteredBanner,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const columns = {
      title: JSON.stringify(title),
      subtitle: JSON.stringify(subtitle),
      image: await takePicture(transaction, 'banner', seen, image),
      href,
      position,
      starts_at: from && instantOf(from),
      ends_at: until && instantOf(until),
    };
    const id = await saveRow(transaction, 'banner', editor, seen, columns);
    await recordEdit(transaction, editor, seen ? 'banner.change' : 'banner.create', { id, title, detail: href });
  });
}

/** Removes a banner. @throws ApiError those of `lockSeen`. */
export async function removeBanner(database: Database, editor: Editor, seen: Seen): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await lockSeen(transaction, 'banner', editor, seen);
    const removed = await transaction
      .deleteFrom('banner')
      .where('id', '=', seen.id)
      .returning(['id', 'title', 'href'])
      .executeTakeFirstOrThrow();
    await recordEdit(transaction, editor, 'banner.remove', { ...removed, detail: removed.href });
  });
}
