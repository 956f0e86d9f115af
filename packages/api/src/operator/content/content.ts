import type { Localized } from '@rider/model/locale';
import type {
  EnteredAnnouncement,
  EnteredBanner,
  EnteredNews,
  EnteredNewsCategories,
  EnteredSitePage,
} from '@rider/model/validation';
import type { SitePageName } from '../../content/index.ts';
import { getOwn, postOwn, type Api } from '../../transport/index.ts';
import { operatorPath } from '../call.ts';
import { getOperatorList, type OperatorList, type OperatorListQuery } from '../list.ts';

/** States of news and announcements: without a day, before it, after it, or withdrawn. */
export const PUBLICATION_STATES = ['draft', 'scheduled', 'published', 'archived'] as const;

/** A state of news and announcements. */
export type PublicationState = (typeof PUBLICATION_STATES)[number];

/** What news and announcements have in common. Instants are epoch milliseconds. */
export interface Publication {
  id: string;
  title: Localized;
  state: PublicationState;
  /** Null for a draft. */
  publishedAt: number | null;
  /** Sent back with a change, which fails if another operator changed it first. */
  version: number;
}

/** An announcement. */
export interface OperatorAnnouncement extends Publication {
  /** HTML. */
  content: Localized;
}

/** A news article. */
export interface OperatorNews extends Publication {
  synopsis: Localized;
  /** HTML. */
  content: Localized;
  author: Localized;
  /** Address of its picture. */
  image: string;
  categoryId: string;
  /** The product below the article, whose name is in the operator's language. */
  product: { id: string; name: string } | null;
}

/** One of the company's texts. */
export interface OperatorSitePage {
  name: SitePageName;
  title: Localized;
  /** HTML. */
  content: Localized;
  changedAt: number;
  version: number;
}

/** States of banners by their times. */
export const BANNER_STATES = ['scheduled', 'active', 'ended'] as const;

/** A banner of the home page. Instants are epoch milliseconds. */
export interface OperatorBanner {
  id: string;
  title: Localized;
  subtitle: Localized;
  /** Address of its picture. */
  image: string;
  /** Local path. */
  href: string;
  /** Its place among the banners; the smallest is shown first. */
  position: number;
  state: (typeof BANNER_STATES)[number];
  /** Null: at once. */
  from: number | null;
  /** Null: it never ends. */
  until: number | null;
  version: number;
}

/** A record, and the version that the operator saw. */
export interface Seen {
  id: string;
  version: number;
}

/** News and announcements have the same calls. */
export type PublicationKind = 'news' | 'announcements';

/** Articles, the newest first, searched by title and filtered by `PUBLICATION_STATES`. */
export function getOperatorNewsList(api: Api, query: OperatorListQuery): Promise<OperatorList<Publication>> {
  return getOperatorList(api, 'news', query);
}

/** Announcements, the newest first, searched by title and filtered by `PUBLICATION_STATES`. */
export function getOperatorAnnouncementList(api: Api, query: OperatorListQuery): Promise<OperatorList<Publication>> {
  return getOperatorList(api, 'announcements', query);
}

/** An article. Rejects with `not-found` for an unknown one. */
export function getOperatorNews(api: Api, id: string): Promise<OperatorNews> {
  return getOwn(api, operatorPath`news/${id}`);
}

/** An announcement. Rejects with `not-found` for an unknown one. */
export function getOperatorAnnouncement(api: Api, id: string): Promise<OperatorAnnouncement> {
  return getOwn(api, operatorPath`announcements/${id}`);
}

/** Creates an article, or changes the one that the operator saw. Rejects with errors by field, and with 900013 after another's change. */
export function saveNews(api: Api, seen: Seen | null, news: EnteredNews): Promise<void> {
  return postOwn(api, seen ? operatorPath`news/${seen.id}` : operatorPath`news`, {
    ...news,
    version: seen?.version ?? 0,
  });
}

/** Creates an announcement, or changes the one that the operator saw. Rejects as `saveNews`. */
export function saveAnnouncement(api: Api, seen: Seen | null, announcement: EnteredAnnouncement): Promise<void> {
  const path = seen ? operatorPath`announcements/${seen.id}` : operatorPath`announcements`;
  return postOwn(api, path, { ...announcement, version: seen?.version ?? 0 });
}

/** Publishes an article or announcement now, or withdraws it. Rejects with 900013 after another's change. */
export function setPublished(api: Api, kind: PublicationKind, seen: Seen, published: boolean): Promise<void> {
  return postOwn(api, operatorPath`${kind}/${seen.id}/${published ? 'publish' : 'archive'}`, { version: seen.version });
}

/** The company's texts. */
export function getOperatorSitePages(api: Api, query: OperatorListQuery): Promise<OperatorList<OperatorSitePage>> {
  return getOperatorList(api, 'pages', query);
}

/** Changes the text that the operator saw. Rejects with errors by field, and with 900013 after another's change. */
export function saveSitePage(
  api: Api,
  seen: Pick<OperatorSitePage, 'name' | 'version'>,
  page: EnteredSitePage,
): Promise<void> {
  return postOwn(api, operatorPath`pages/${seen.name}`, { ...page, version: seen.version });
}

/** Banners in the order of the home page, filtered by `BANNER_STATES`. */
export function getOperatorBanners(api: Api, query: OperatorListQuery): Promise<OperatorList<OperatorBanner>> {
  return getOperatorList(api, 'banners', query);
}

/** Adds a banner, or changes the one that the operator saw. Rejects as `saveNews`. */
export function saveBanner(api: Api, seen: Seen | null, banner: EnteredBanner): Promise<void> {
  return postOwn(api, seen ? operatorPath`banners/${seen.id}` : operatorPath`banners`, {
    ...banner,
    version: seen?.version ?? 0,
  });
}

/** Removes a banner. Rejects with 900013 after another's change. */
export function removeBanner(api: Api, seen: Seen): Promise<void> {
  return postOwn(api, operatorPath`banners/${seen.id}/remove`, { version: seen.version });
}

/** The categories of news in their order. */
export interface OperatorNewsCategories {
  /** Sent back with a save, which fails if another operator saved them first. */
  version: number;
  categories: { id: string; title: Localized; articles: number }[];
}

/** The categories of news, with the number of articles in each. */
export function getOperatorNewsCategories(api: Api): Promise<OperatorNewsCategories> {
  return getOwn(api, operatorPath`news_categories`);
}

/** Saves the categories of news: absent ones are removed, those without an id added. Rejects if one with articles is absent. */
export function saveNewsCategories(api: Api, categories: EnteredNewsCategories): Promise<void> {
  return postOwn(api, operatorPath`news_categories`, categories);
}
