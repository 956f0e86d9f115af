import {
  getArticle,
  getNewsCategories,
  getNewsPage,
  getAnnouncement,
  getAnnouncementPage,
  getSitePage,
  type SitePageName,
} from '@rider/api/content';
import { parseRichText } from '@rider/ui/rich-text-parser';
import { headingsFrom } from './headings.ts';
import { asPart, query } from '../data/query.ts';

// Separate from queries.ts, so that a first page loads no code of reading.

/** Articles on a page of the news. */
export const NEWS_PER_PAGE = 9;
/** Announcements on a page. */
export const NOTICES_PER_PAGE = 10;

export const newsCategoriesQuery = asPart(query(['news-categories'], getNewsCategories), []);
export const newsPageQuery = (category: string | null, page: number) =>
  query(['news-page', category, page], (api) => getNewsPage(api, { category, page, pageSize: NEWS_PER_PAGE }));
export const noticePageQuery = (page: number) =>
  query(['notice-page', page], (api) => getAnnouncementPage(api, { page, pageSize: NOTICES_PER_PAGE }));

export const articleQuery = (id: string) =>
  query(['article', id], async (api) => {
    const { html, ...article } = await getArticle(api, id);
    return { ...article, content: headingsFrom(2, parseRichText(html)) };
  });
export const noticeQuery = (id: string) =>
  query(['notice', id], async (api) => {
    const { html, ...notice } = await getAnnouncement(api, id);
    return { ...notice, content: headingsFrom(2, parseRichText(html)) };
  });

/** Texts of the company that the backend has, in this order; their highest headings have the given level. */
export const sitePagesQuery = (names: readonly SitePageName[], level: 2 | 3) =>
  query(['site-pages', ...names], async (api) => {
    const pages = await Promise.all(names.map(async (name) => ({ name, page: await getSitePage(api, name) })));
    return pages.flatMap(({ name, page }) =>
      page === null ? [] : [{ name, title: page.title, content: headingsFrom(level, parseRichText(page.html)) }],
    );
  });
