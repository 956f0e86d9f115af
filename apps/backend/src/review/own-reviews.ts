import type { LineReviewWire, OwnReviewWire } from '@rider/api/review';
import type { Locale } from '@rider/model/locale';
import type { Selectable } from 'kysely';
import type { Database } from '../database/open.ts';
import { mediaPath } from '../http/media.ts';
import { findOrder } from '../order/read-orders.ts';
import type { OrderServices } from '../order/checkout.ts';
import type { ReviewTable } from './tables.ts';

function ownReviewToWire(review: Selectable<ReviewTable>, locale: Locale): OwnReviewWire {
  return {
    id: review.id,
    nickname: review.nickname,
    avatar: mediaPath(review.avatar ?? 'people/default.svg'),
    product_score: review.quality,
    service_score: review.service,
    description_score: review.description ?? 0,
    comment: review.text[locale],
    pics: review.images,
    add_time: Math.floor(review.created_at.getTime() / 1000),
    merchant_reply_content: review.reply?.[locale] ?? '',
  };
}

async function reviewsOf(
  database: Database,
  lineIds: readonly number[],
): Promise<Map<number, Selectable<ReviewTable>>> {
  const rows = await database
    .selectFrom('review')
    .selectAll()
    .where('order_line_id', 'in', [...lineIds])
    .execute();
  return new Map(rows.map((row) => [row.order_line_id ?? 0, row]));
}

/** The lines of an own order with the buyer's reviews. @throws ApiError `unknown-item-or-order` for any other order. */
export async function listOrderReviews(
  services: OrderServices,
  buyerId: number,
  number: string,
  locale: Locale,
): Promise<LineReviewWire[]> {
  const { lines } = await findOrder(services, buyerId, number);
  const reviews = await reviewsOf(
    services.database,
    lines.map(({ id }) => id),
  );
  return lines.map((line) => {
    const review = reviews.get(line.id);
    return { unique: line.key, review: review ? ownReviewToWire(review, locale) : null };
  });
}
