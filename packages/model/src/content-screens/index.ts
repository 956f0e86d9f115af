import { withQuery } from '../screens/index.ts';

/** Address of a news article. */
export function articleScreen(id: string): string {
  return withQuery('/news_detail', { id });
}

/** Address of a notice. */
export function noticeScreen(id: string): string {
  return withQuery('/notice_detail', { id });
}
