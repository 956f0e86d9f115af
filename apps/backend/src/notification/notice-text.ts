import type { Locale } from '@rider/model/locale';
import { messageText } from '../messages/index.ts';
import { NOTICE_PAGES, type NoticeKind } from './kinds.ts';

/** Title and content of a notification. `page` is the page it links to, without language prefix. */
export interface NoticeText {
  title: string;
  content: string;
  page: string;
}

function isKind(kind: string): kind is NoticeKind {
  return Object.hasOwn(NOTICE_PAGES, kind);
}

/** Title and content of a notification in a language. @throws for an unknown kind or a missing fact, which no stored row can have. */
export function noticeText(kind: string, facts: Readonly<Record<string, string | number>>, locale: Locale): NoticeText {
  if (!isKind(kind)) throw new Error(`there are no words for the notice ${kind}`);
  return {
    title: messageText(`backend.notice.${kind}.title`, locale, facts),
    content: messageText(`backend.notice.${kind}.content`, locale, facts),
    page: NOTICE_PAGES[kind](facts),
  };
}
