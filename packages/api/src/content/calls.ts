import type {
  ContentList,
  ContentNeighbour,
  NewsArticle,
  NewsCategory,
  NewsSummary,
  AnnouncementSummary,
  Announcement,
  SitePage,
} from '@rider/model/site';
import { readSummary } from '../catalogue/summary.ts';
import { ApiError, ERROR_CODES } from '../error/index.ts';
import { dataIfPresent, type Api } from '../transport/index.ts';
import {
  id,
  list,
  number,
  object,
  type Page,
  pageParameters,
  present,
  requiredObject,
  text,
  type Untrusted,
} from '../wire/index.ts';
import { readNews, readNotice } from '../site/summaries.ts';
import type { NewsCategoryWire, NewsListWire, NewsRequestWire, AnnouncementsWire } from '../site/wire.ts';
import type { AgreementWire, ContentNeighbourWire, NewsDetailWire, AnnouncementDetailWire } from './wire.ts';

/** The company's texts by the types of `get_agreement`; those from 7 are not in CRMEB. */
export const SITE_PAGE_TYPES = { privacy: 3, terms: 4, shipping: 7, returns: 8, about: 9 } as const;

/** Name of one of the company's texts. */
export type SitePageName = keyof typeof SITE_PAGE_TYPES;

/** One of the company's texts; null where the backend has none. */
export async function getSitePage(api: Api, name: SitePageName): Promise<SitePage | null> {
  const data = object<AgreementWire>((await api.get(`get_agreement/${SITE_PAGE_TYPES[name]}`)).data);
  const html = text(data.content);
  return html === '' ? null : { title: text(data.title), html };
}

/** The categories of news, each followed by those below it. */
export async function getNewsCategories(api: Api): Promise<NewsCategory[]> {
  return readNewsCategories((await api.get('pc/get_news_category')).data);
}

function readNewsCategories(value: unknown): NewsCategory[] {
  return list(value, (item) => {
    const row = object<NewsCategoryWire>(item);
    return [{ id: id(row.id, 'news category id'), title: text(row.title) }, ...readNewsCategories(row.children)];
  }).flat();
}

/** A page of news, newest first, of a category or of all. */
export async function getNewsPage(
  api: Api,
  { category, ...page }: Page & { category: string | null },
): Promise<ContentList<NewsSummary>> {
  const query = { cid: Number(category ?? 0), ...pageParameters(page) } satisfies NewsRequestWire;
  const data = object<NewsListWire>(present((await api.get('pc/get_news_list', query)).data, 'articles'));
  return { items: list(data.list, readNews), total: number(data.count) };
}

function readNeighbour(value: unknown): ContentNeighbour | null {
  const row = object<ContentNeighbourWire>(value);
  return row.id === undefined ? null : { id: id(row.id, 'neighbor id'), title: text(row.title) };
}

function readNeighbours({ previous, next }: Untrusted<{ previous: unknown; next: unknown }>) {
  return { previous: readNeighbour(previous), next: readNeighbour(next) };
}

/** Whether a rejection has no number of its own: CRMEB's only one for an article is that it does not exist. */
function isUnnumbered(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'rejected' && error.code === '400';
}

function unknownContent(cause?: unknown): ApiError {
  return new ApiError('rejected', '', { code: String(ERROR_CODES['not-found']), cause });
}

/** An article with its text. Rejects with `not-found` for an unknown id. */
export async function getArticle(api: Api, articleId: string): Promise<NewsArticle> {
  const path = `pc/get_news_detail/${encodeURIComponent(articleId)}`;
  const answer = await api.get(path).catch((error: unknown) => {
    throw isUnnumbered(error) ? unknownContent(error) : error;
  });
  const data = requiredObject<NewsDetailWire>(answer.data, 'article');
  return {
    ...readNews(data),
    categoryId: text(data.cid),
    author: text(data.author),
    html: text(data.content),
    products: list(data.good_list, readSummary),
    ...readNeighbours(data),
  };
}

/** A page of announcements, newest first (not in CRMEB: see README.md); none where the backend has no such call. */
export async function getAnnouncementPage(api: Api, page: Page): Promise<ContentList<AnnouncementSummary>> {
  const data = object<AnnouncementsWire>(await dataIfPresent(api, 'notice_list', pageParameters(page)));
  return { items: list(data.list, readNotice), total: number(data.count) };
}

/** An announcement with its text (not in CRMEB: see README.md). Rejects with `not-found` for an unknown id. */
export async function getAnnouncement(api: Api, noticeId: string): Promise<Announcement> {
  const answer = await dataIfPresent(api, `notice_detail/${encodeURIComponent(noticeId)}`);
  if (answer === null) throw unknownContent();
  const data = requiredObject<AnnouncementDetailWire>(answer, 'notice');
  return { ...readNotice(data), html: text(data.content), ...readNeighbours(data) };
}
