import type { Locale } from '@rider/api/locale';
import { writtenMoney } from '../messages/written.ts';
import { NOTICE_WORDS, type NoticeKind } from './kinds.ts';

/** A notice in words. `page` is where it leads, without language prefix. */
export interface NoticeInWords {
  title: string;
  content: string;
  page: string;
}

function isKind(kind: string): kind is NoticeKind {
  return Object.hasOwn(NOTICE_WORDS, kind);
}

function written(name: string, value: string | number, locale: Locale): string {
  return name === 'amount' ? writtenMoney(Number(value), locale) : String(value);
}

/** Says a notice in a language. Throws for a kind that has no words: such a row cannot have been written. */
export function noticeInWords(
  kind: string,
  facts: Readonly<Record<string, string | number>>,
  locale: Locale,
): NoticeInWords {
  if (!isKind(kind)) throw new Error(`there are no words for the notice ${kind}`);
  const { title, content, page } = NOTICE_WORDS[kind];
  const fill = (text: string, write: (name: string, value: string | number) => string) =>
    text.replace(/\{(\w+)\}/g, (_place, name: string) => write(name, facts[name] ?? ''));
  const inWords = (name: string, value: string | number) => written(name, value, locale);
  return {
    title: fill(title[locale], inWords),
    content: fill(content[locale], inWords),
    page: fill(page, (_name, value) => encodeURIComponent(value)),
  };
}
