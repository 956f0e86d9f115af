import type { ContentNeighbourWire, NewsDetailWire, AnnouncementDetailWire } from '@rider/api/content';
import { sql } from 'kysely';
import type { Localized } from '@rider/model/locale';
import { productRowToWire, selectProductsInOrder, withPromotions } from '../catalogue/product-row.ts';
import type { Database } from '../database/open.ts';
import { mediaPath } from '../http/media.ts';
import { ApiError } from '../http/api-error.ts';
import { newsRows, newsToWire, published, type Reading } from './news.ts';
import { isPublished } from './publication.ts';
import { unixSeconds } from '../http/unix-seconds.ts';

/** Maximum number of products shown with an article. */
const MOST_GOODS = 6;

/** The articles or announcements before and after one, in the order of the lists. */
async function neighboursOf(
  database: Database,
  table: 'news' | 'notice',
  { id, published_at }: { id: number; published_at: Date },
  { locale, now }: Reading,
): Promise<{ previous: ContentNeighbourWire | null; next: ContentNeighbourWire | null }> {
  const here = sql`(${published_at}::timestamptz, ${id}::integer)`;
  const find = async (way: 'desc' | 'asc'): Promise<ContentNeighbourWire | null> => {
    const found = await database
      .selectFrom(table)
      .select(['id', sql<Localized>`title`.as('title')])
      .where(way === 'desc' ? sql<boolean>`(published_at, id) < ${here}` : sql<boolean>`(published_at, id) > ${here}`)
      .orderBy('published_at', way)
      .orderBy('id', way)
      .where(isPublished(now))
      .limit(1)
      .executeTakeFirst();
    return found === undefined ? null : { id: found.id, title: found.title[locale] };
  };
  return { previous: await find('desc'), next: await find('asc') };
}

/** The products of an article: its own, then related ones. */
async function productsOf(database: Database, productId: number | null, now: number) {
  if (productId === null) return [];
  const product = await database.selectFrom('product').select('related').where('id', '=', productId).executeTakeFirst();
  const ids = [productId, ...(product?.related ?? [])].slice(0, MOST_GOODS);
  return withPromotions(database, await selectProductsInOrder(database, ids), now);
}

/** An article with its text. @throws ApiError `not-found` for an unknown id. */
export async function newsDetail(database: Database, id: number, reading: Reading): Promise<NewsDetailWire> {
  const { locale, now } = reading;
  const row = await newsRows(database, now).where('news.id', '=', id).executeTakeFirst();
  if (row === undefined) throw new ApiError('not-found');
  const products = await productsOf(database, row.product_id, now);
  return {
    ...newsToWire(row, locale),
    image_input: [mediaPath(row.image)],
    content: row.content[locale],
    good_list: products.map((product) => productRowToWire(product, locale)),
    ...(await neighboursOf(database, 'news', row, reading)),
  };
}

/** An announcement with its text (`notice_detail`, not in CRMEB). @throws ApiError `not-found` for an unknown id. */
export async function announcementDetail(
  database: Database,
  id: number,
  reading: Reading,
): Promise<AnnouncementDetailWire> {
  const { locale, now } = reading;
  const row = await database
    .selectFrom('notice')
    .select(['id', 'title', 'content', published()])
    .where('id', '=', id)
    .where(isPublished(now))
    .executeTakeFirst();
  if (row === undefined) throw new ApiError('not-found');
  return {
    id,
    title: row.title[locale],
    content: row.content[locale],
    add_time: unixSeconds(row.published_at),
    ...(await neighboursOf(database, 'notice', row, reading)),
  };
}
