import type { LineReviewWire, OwnReviewWire } from '@rider/api/review';
import type { Locale } from '@rider/model/locale';
import type { Selectable } from 'kysely';
import { mediaPath } from '../http/media.ts';
import { findOrder } from '../order/read-orders.ts';
import type { OrderServices } from '../order/checkout.ts';
import type { ReviewTable } from './tables.ts';
import { unixSeconds } from '../http/unix-seconds.ts';

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
    add_time: unixSeconds(review.created_at),
    merchant_reply_content: review.reply?.[locale] ?? '',
  };
}

/** The lines of a buyer's order with the reviews. @throws ApiError `unknown-item-or-order` for any other order. */
export async function listOrderReviews(
  services: OrderServices,
  buyerId: number,
  number: string,
  locale: Locale,
): Promise<LineReviewWire[]> {
  const { lines } = await findOrder(services, buyerId, number);
  const ids = lines.map(({ id }) => id);
  const rows = await services.database.selectFrom('review').selectAll().where('order_line_id', 'in', ids).execute();
  const reviews = new Map(rows.map((row) => [row.order_line_id, row]));
  return lines.map((line) => {
    const review = reviews.get(line.id);
    return { unique: line.key, review: review ? ownReviewToWire(review, locale) : null };
  });
}
