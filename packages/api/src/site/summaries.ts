import type { NewsSummary, AnnouncementSummary } from '@rider/model/site';
import { id, instant, list, object, text } from '../wire/index.ts';
import type { NewsWire, AnnouncementWire } from './wire.ts';

/** Reads a row of the news. */
export function readNews(item: unknown): NewsSummary {
  const row = object<NewsWire>(item);
  return {
    id: id(row.id, 'news id'),
    title: text(row.title),
    synopsis: text(row.synopsis),
    image: list(row.image_input, text)[0] ?? null,
    category: text(row.catename),
    publishedAt: instant(row.add_time) ?? 0,
  };
}

/** Reads a row of the announcements. */
export function readNotice(item: unknown): AnnouncementSummary {
  const row = object<AnnouncementWire>(item);
  return { id: id(row.id, 'notice id'), title: text(row.title), publishedAt: instant(row.add_time) ?? 0 };
}
