import type { CalendarEntry, PromotionCalendar } from '@rider/api/operator';
import { PROMOTION_KIND_OF } from '@rider/api/promotion';
import type { Locale } from '@rider/model/locale';
import { sql } from 'kysely';
import type { Database } from '../database/open.ts';
import { selectPromotions } from '../promotion/active-promotions.ts';
import { overlap } from '../promotion/competing.ts';

/** Maximum number of entries of each kind. */
const MOST_ENTRIES = 300;

/** The part of the calendar from one instant to another. */
interface Part {
  from: Date;
  before: Date;
  locale: Locale;
}

async function promotionEntries(database: Database, { from, before, locale }: Part): Promise<CalendarEntry[]> {
  const found = await selectPromotions(database)
    .select('sku.code')
    .where('starts_at', '<', before)
    .where('ends_at', '>', from)
    .orderBy('starts_at')
    .orderBy('promotion.id')
    .limit(MOST_ENTRIES)
    .execute();
  const rows = found.map(({ starts, hours, ...row }) => ({
    ...row,
    slot: starts === null || hours === null ? null : { starts, hours },
  }));
  const bySku = Map.groupBy(rows, ({ sku_id: sku }) => sku);
  return rows.map((row) => ({
    kind: PROMOTION_KIND_OF[row.kind],
    id: String(row.id),
    title: row.title[locale],
    code: row.code,
    from: row.starts_at.getTime(),
    until: row.ends_at.getTime(),
    overlapping: (bySku.get(row.sku_id) ?? [])
      .filter((other) => other.id !== row.id && overlap(row, other))
      .map(({ title }) => title[locale]),
  }));
}

/** Coupons that can be claimed, and banners. */
async function otherEntries(database: Database, { from, before, locale }: Part): Promise<CalendarEntry[]> {
  const coupons = await database
    .selectFrom('coupon')
    .select(['id', 'title', 'valid_from as starts', sql<Date | null>`least(valid_until, stopped_at)`.as('ends')])
    .where(sql<boolean>`(valid_from is null or valid_from < ${before})`)
    .where(sql<boolean>`(least(valid_until, stopped_at) is null or least(valid_until, stopped_at) > ${from})`)
    .orderBy('id')
    .limit(MOST_ENTRIES)
    .execute();
  const banners = await database
    .selectFrom('banner')
    .select(['id', 'title', 'starts_at as starts', 'ends_at as ends'])
    .where(sql<boolean>`(starts_at is null or starts_at < ${before})`)
    .where(sql<boolean>`(ends_at is null or ends_at > ${from})`)
    .orderBy('position')
    .limit(MOST_ENTRIES)
    .execute();
  const entryOf =
    (kind: 'coupon' | 'banner') =>
    ({ id, title, starts, ends }: (typeof banners)[number]): CalendarEntry => ({
      kind,
      id: String(id),
      title: title[locale],
      code: '',
      from: starts?.getTime() ?? null,
      until: ends?.getTime() ?? null,
      overlapping: [],
    });
  return [...coupons.map(entryOf('coupon')), ...banners.map(entryOf('banner'))];
}

/** Promotions, coupons and banners in a part of the calendar, by start. */
export async function promotionCalendar(database: Database, part: Part): Promise<PromotionCalendar> {
  const entries = [...(await promotionEntries(database, part)), ...(await otherEntries(database, part))];
  return {
    from: part.from.getTime(),
    before: part.before.getTime(),
    entries: entries.toSorted((some, other) => (some.from ?? 0) - (other.from ?? 0)),
  };
}
