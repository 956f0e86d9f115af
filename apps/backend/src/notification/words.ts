import type { Locale } from '@rider/model/locale';
import { messageText } from '../messages/index.ts';
import { NOTICE_PAGES, type NoticeKind } from './kinds.ts';

/** A notice in words. `page` is where it leads, without language prefix. */
export interface NoticeInWords {
  title: string;
  content: string;
  page: string;
}

function isKind(kind: string): kind is NoticeKind {
  return Object.hasOwn(NOTICE_PAGES, kind);
}

/** Says a notice in a language. Throws for a kind that has no words, and for a missing fact: such a row cannot have been written. */
export function noticeInWords(
  kind: string,
  facts: Readonly<Record<string, string | number>>,
  locale: Locale,
): NoticeInWords {
  if (!isKind(kind)) throw new Error(`there are no words for the notice ${kind}`);
  return {
    title: messageText(`backend.notice.${kind}.title`, locale, facts),
    content: messageText(`backend.notice.${kind}.content`, locale, facts),
    page: NOTICE_PAGES[kind](facts),
  };
}
