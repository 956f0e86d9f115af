import type { ReviewWire } from '@rider/api/catalogue';
import { sql, type Selectable } from 'kysely';
import type { Locale, Localized } from '@rider/model/locale';
import type { AttributeRow } from '../catalogue/tables.ts';
import type { Database } from '../database/open.ts';
import { mediaPath } from '../http/media.ts';
import type { ReviewTable } from './tables.ts';

/** Review counts of a product; `chance` is the share of good ones in percent, `star` the average score. */
export interface ReviewStatistics {
  total: number;
  good: number;
  medium: number;
  poor: number;
  withPictures: number;
  chance: number;
  star: number;
}

/** Filter of reviews: all, good (both scores 5), poor (a score of 1 or 2), medium (the rest), or with pictures. */
export type ReviewKind = 'all' | 'good' | 'medium' | 'poor' | 'pictures';

const LOWER_SCORE = sql<number>`least(quality, service)`;
const WITH_PICTURES = sql<boolean>`cardinality(review.images) > 0`;
const RANGES = { all: [1, 5], pictures: [1, 5], good: [5, 5], medium: [3, 4], poor: [1, 2] } as const satisfies Record<
  ReviewKind,
  readonly [number, number]
>;

/** Counts a product's reviews; without any, all counts are zero and `chance` is 100. */
export async function reviewStatistics(database: Database, productId: number): Promise<ReviewStatistics> {
  const counted = await database
    .selectFrom('review')
    .select([
      sql<number>`count(*)`.as('total'),
      sql<number>`count(*) filter (where ${LOWER_SCORE} = 5)`.as('good'),
      sql<number>`count(*) filter (where ${LOWER_SCORE} <= 2)`.as('poor'),
      sql<number>`count(*) filter (where ${WITH_PICTURES})`.as('with_pictures'),
      sql<number>`coalesce(avg((quality + service) / 2.0), 0)::float8`.as('star'),
    ])
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow();
  const { total, good, poor } = counted;
  return {
    total,
    good,
    poor,
    medium: total - good - poor,
    withPictures: counted.with_pictures,
    chance: total === 0 ? 100 : Math.round((good / total) * 100),
    star: Math.round(counted.star * 10) / 10,
  };
}

type ReviewRow = Selectable<ReviewTable> & {
  sku_attributes: Record<string, string>;
  product_attributes: AttributeRow[];
};

/** The bought variant in a language: its option values, joined by commas. */
export function variantOf(
  { product_attributes, sku_attributes }: Pick<ReviewRow, 'product_attributes' | 'sku_attributes'>,
  locale: Locale,
): string {
  const labels: (Localized | undefined)[] = product_attributes.map(
    ({ key, values }) => values.find((value) => value.key === sku_attributes[key])?.label,
  );
  return labels.map((label) => label?.[locale] ?? '').join(',');
}

function reviewToWire(review: ReviewRow, locale: Locale): ReviewWire {
  return {
    id: review.id,
    product_id: review.product_id,
    nickname: review.nickname,
    avatar: mediaPath(review.avatar ?? 'people/default.svg'),
    product_score: review.quality,
    service_score: review.service,
    description_score: review.description,
    star: String(Math.round((review.quality + review.service) / 2)),
    comment: review.text[locale],
    pics: review.images,
    add_time: review.created_at.toISOString(),
    suk: variantOf(review, locale),
    merchant_reply_content: review.reply?.[locale] ?? '',
  };
}

/** A page of a product's reviews, newest first. */
export async function listReviews(
  database: Database,
  productId: number,
  kind: ReviewKind,
  page: { limit: number; offset: number },
  locale: Locale,
): Promise<ReviewWire[]> {
  const [low, high] = RANGES[kind];
  const rows = await database
    .selectFrom('review')
    .innerJoin('sku', 'sku.id', 'review.sku_id')
    .innerJoin('product', 'product.id', 'review.product_id')
    .selectAll('review')
    .select(['sku.attributes as sku_attributes', 'product.attributes as product_attributes'])
    .where('review.product_id', '=', productId)
    .where(LOWER_SCORE, '>=', low)
    .where(LOWER_SCORE, '<=', high)
    .$if(kind === 'pictures', (of) => of.where(WITH_PICTURES))
    .orderBy('review.created_at', 'desc')
    .orderBy('review.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return rows.map((row) => reviewToWire(row, locale));
}

/** The newest review of a product, or null. */
export async function newestReview(database: Database, productId: number, locale: Locale): Promise<ReviewWire | null> {
  const [newest] = await listReviews(database, productId, 'all', { limit: 1, offset: 0 }, locale);
  return newest ?? null;
}
