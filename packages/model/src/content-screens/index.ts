import { screens, withQuery } from '../screens/index.ts';

/** Address of a news article. */
export function articleScreen(id: string): string {
  return withQuery('/news_detail', { id });
}

/** Address of the news of a category, on a page from 1. */
export function newsScreen(category: string | null, page = 1): string {
  return withQuery(screens.news, { cid: category, page: page > 1 ? String(page) : null });
}

/** Address of a page of announcements, from 1. */
export function announcementsScreen(page = 1): string {
  return withQuery(screens.notices, { page: page > 1 ? String(page) : null });
}

/** Address of an announcement. */
export function announcementScreen(id: string): string {
  return withQuery('/notice_detail', { id });
}
