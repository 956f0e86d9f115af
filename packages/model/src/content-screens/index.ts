import { withQuery } from '../screens/index.ts';

/** An article of the news. */
export function articleScreen(id: string): string {
  return withQuery('/news_detail', { id });
}

/** A notice of the shop. */
export function noticeScreen(id: string): string {
  return withQuery('/notice_detail', { id });
}
