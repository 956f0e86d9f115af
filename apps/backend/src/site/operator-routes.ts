import type {
  OperatorAnnouncement,
  OperatorBanner,
  OperatorList,
  OperatorNews,
  OperatorNewsCategories,
  OperatorSitePage,
  Publication,
} from '@rider/api/operator';
import {
  announcementSchema,
  bannerSchema,
  newsCategoriesSchema,
  newsSchema,
  sitePageSchema,
} from '@rider/model/validation';
import type { RouteModule } from '../http/environment.ts';
import { operatorCalls, type OperatorCall } from '../operator/operator-calls.ts';
import { listBanners, removeBanner, saveBanner } from './edit-banners.ts';
import type { Seen } from './edit-content.ts';
import { listNewsCategories, saveNewsCategories } from './edit-news-categories.ts';
import { listSitePages, saveSitePage } from './edit-pages.ts';
import { readAnnouncement, readNews, saveAnnouncement, saveNews, setPublished } from './edit-publications.ts';
import { listPublications } from './publication.ts';

const seenOf = ({ id }: OperatorCall): Seen => ({ id: id('id'), version: id('version') });

/** Operators' calls for news and announcements. */
export const publicationOperatorRoutes: RouteModule = (app, services) => {
  const news = operatorCalls(app, services, 'news');
  const announcements = operatorCalls(app, services, 'announcements');
  const { database, cache, clock } = services;
  const saved = async (saving: Promise<void>) => {
    await saving;
    cache.invalidate('site');
  };

  news.get<OperatorList<Publication>>('/operator/news', ({ list }) =>
    listPublications(database, 'news', list(), clock()),
  );
  news.get<OperatorNewsCategories>('/operator/news_categories', () => listNewsCategories(database));
  news.post('/operator/news_categories', (call) =>
    saved(saveNewsCategories(database, call, call.body(newsCategoriesSchema))),
  );
  news.get<OperatorNews>('/operator/news/:id', ({ id, locale }) => readNews(database, id('id'), clock(), locale));
  news.post('/operator/news', (call) => saved(saveNews(database, call, null, call.body(newsSchema))));
  news.post('/operator/news/:id', (call) => saved(saveNews(database, call, seenOf(call), call.body(newsSchema))));
  news.post('/operator/news/:id/publish', (call) => saved(setPublished(database, 'news', call, seenOf(call), true)));
  news.post('/operator/news/:id/archive', (call) => saved(setPublished(database, 'news', call, seenOf(call), false)));

  announcements.get<OperatorList<Publication>>('/operator/announcements', ({ list }) =>
    listPublications(database, 'notice', list(), clock()),
  );
  announcements.get<OperatorAnnouncement>('/operator/announcements/:id', ({ id }) =>
    readAnnouncement(database, id('id'), clock()),
  );
  announcements.post('/operator/announcements', (call) =>
    saved(saveAnnouncement(database, call, null, call.body(announcementSchema))),
  );
  announcements.post('/operator/announcements/:id', (call) =>
    saved(saveAnnouncement(database, call, seenOf(call), call.body(announcementSchema))),
  );
  announcements.post('/operator/announcements/:id/publish', (call) =>
    saved(setPublished(database, 'notice', call, seenOf(call), true)),
  );
  announcements.post('/operator/announcements/:id/archive', (call) =>
    saved(setPublished(database, 'notice', call, seenOf(call), false)),
  );
};

/** Operators' calls for the company's texts and the banners of the home page. */
export const pageOperatorRoutes: RouteModule = (app, services) => {
  const pages = operatorCalls(app, services, 'pages');
  const banners = operatorCalls(app, services, 'banners');
  const { database, cache, clock } = services;
  const saved = async (saving: Promise<void>) => {
    await saving;
    cache.invalidate('site');
  };

  pages.get<OperatorList<OperatorSitePage>>('/operator/pages', ({ list }) => listSitePages(database, list()));
  pages.post('/operator/pages/:name', (call) => {
    const seen = { name: call.inPath('name'), version: call.id('version') };
    return saved(saveSitePage(database, call, seen, call.body(sitePageSchema)));
  });

  banners.get<OperatorList<OperatorBanner>>('/operator/banners', ({ list }) => listBanners(database, list(), clock()));
  banners.post('/operator/banners', (call) => saved(saveBanner(database, call, null, call.body(bannerSchema))));
  banners.post('/operator/banners/:id', (call) =>
    saved(saveBanner(database, call, seenOf(call), call.body(bannerSchema))),
  );
  banners.post('/operator/banners/:id/remove', (call) => saved(removeBanner(database, call, seenOf(call))));
};
