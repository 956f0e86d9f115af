import type { NewsCategoryWire, NewsListWire, NewsWire, AnnouncementsWire } from '@rider/api/site';
import { sql } from 'kysely';
import type { Locale } from '@rider/model/locale';
import type { Database } from '../database/open.ts';
import { smallMediaPath } from '../http/media.ts';
import { unixSeconds } from '../http/unix-seconds.ts';
import { isPublished } from './publication.ts';

/** A page of a list. */
interface Page {
  limit: number;
  offset: number;
}

/** The language and the time (epoch ms) of a read. */
export interface Reading {
  locale: Locale;
  now: number;
}

/** When a row was published; published rows have it. */
export const published = () => sql<Date>`published_at`.as('published_at');

/** The announcements, newest first (`notice_list`, not in CRMEB). */
export async function announcementList(
  database: Database,
  page: Page,
  { locale, now }: Reading,
): Promise<AnnouncementsWire> {
  const rows = await database
    .selectFrom('notice')
    .select(['id', 'title', published(), sql<number>`count(*) over ()`.as('count')])
    .where(isPublished(now))
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

/** The published news with the names of their categories. */
export function newsRows(database: Database, now: number) {
  return database
    .selectFrom('news')
    .innerJoin('news_category', 'news_category.id', 'news.category_id')
    .select(['news.id', 'news.category_id', 'news.title', 'news.synopsis', 'news.content', 'news.image'])
    .select(['news.product_id', 'news.author', 'news.visits', published()])
    .select('news_category.title as category_title')
    .where(isPublished(now));
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
  { locale, now }: Reading,
): Promise<NewsListWire> {
  const { count } = await database
    .selectFrom('news')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where(isPublished(now))
    .$if(category > 0, (query) => query.where('category_id', '=', category))
    .executeTakeFirstOrThrow();
  const rows = await newsRows(database, now)
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
  const rows = await database.selectFrom('news_category').selectAll().orderBy('sort').orderBy('id').execute();
  return rows.map(({ id, title }) => ({ id, pid: 0, title: title[locale], children: [] }));
}
