import type { NewsCategoryWire, NewsListWire, NewsWire, AnnouncementsWire } from '@rider/api/site';
import { sql } from 'kysely';
import type { Locale } from '@rider/model/locale';
import type { Database } from '../database/open.ts';
import { smallMediaPath } from '../http/media.ts';
import { unixSeconds } from '../http/unix-seconds.ts';

/** A page of a list. */
interface Page {
  limit: number;
  offset: number;
}

/** The announcements, newest first (`notice_list`, not in CRMEB). */
export async function announcementList(database: Database, page: Page, locale: Locale): Promise<AnnouncementsWire> {
  const rows = await database
    .selectFrom('notice')
    .select(['id', 'title', 'published_at', sql<number>`count(*) over ()`.as('count')])
    .orderBy('published_at', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const list = rows.map(({ id, title, published_at }) => ({
    id,
    title: title[locale],
    add_time: unixSeconds(published_at),
  }));
  return { list, count: rows[0]?.count ?? 0 };
}

/** News with the names of their categories. */
export function newsRows(database: Database) {
  return database
    .selectFrom('news')
    .innerJoin('news_category', 'news_category.id', 'news.category_id')
    .selectAll('news')
    .select('news_category.title as category_title');
}

type NewsRow = Awaited<ReturnType<ReturnType<typeof newsRows>['executeTakeFirstOrThrow']>>;

/** A row of the news on the wire. */
export function newsToWire(row: NewsRow, locale: Locale): NewsWire {
  return {
    id: row.id,
    cid: String(row.category_id),
    title: row.title[locale],
    author: row.author[locale],
    image_input: [smallMediaPath(row.image)],
    synopsis: row.synopsis[locale],
    visit: String(row.visits),
    add_time: unixSeconds(row.published_at),
    catename: row.category_title[locale],
    product_id: row.product_id ?? 0,
  };
}

/** The news of a category, newest first; category 0 means any. */
export async function newsList(
  database: Database,
  category: number,
  page: Page,
  locale: Locale,
): Promise<NewsListWire> {
  const { count } = await database
    .selectFrom('news')
    .select((select) => select.fn.countAll<number>().as('count'))
    .$if(category > 0, (query) => query.where('category_id', '=', category))
    .executeTakeFirstOrThrow();
  const rows = await newsRows(database)
    .$if(category > 0, (query) => query.where('news.category_id', '=', category))
    .orderBy('news.published_at', 'desc')
    .orderBy('news.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return { list: rows.map((row) => newsToWire(row, locale)), count };
}

/** The categories of news. */
export async function newsCategories(database: Database, locale: Locale): Promise<NewsCategoryWire[]> {
  const rows = await database.selectFrom('news_category').selectAll().orderBy('id').execute();
  return rows.map(({ id, title }) => ({ id, pid: 0, title: title[locale], children: [] }));
}
