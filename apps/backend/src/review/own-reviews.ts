import type { Locale } from '@rider/model/locale';
import type { LineReview, OwnReview } from '@rider/model/review';
import type { Selectable } from 'kysely';
import { mediaPath } from '../http/media.ts';
import { findOrder } from '../order/read-orders.ts';
import type { OrderServices } from '../order/checkout.ts';
import type { ReviewTable } from './tables.ts';

function ownReviewOf(review: Selectable<ReviewTable>, locale: Locale): OwnReview {
  return {
    id: String(review.id),
    nickname: review.nickname,
    avatar: mediaPath(review.avatar ?? 'people/default.svg'),
    quality: review.quality,
    service: review.service,
    description: review.description,
    text: review.text[locale],
    images: review.images,
    createdAt: review.created_at.getTime(),
    merchantReply: review.reply?.[locale] ?? null,
  };
}

/** The lines of a buyer's order with the reviews. @throws ApiError `unknown-item-or-order` for any other order. */
export async function listOrderReviews(
  services: OrderServices,
  buyerId: number,
  number: string,
  locale: Locale,
): Promise<LineReview[]> {
  const { lines } = await findOrder(services, buyerId, number);
  const ids = lines.map(({ id }) => id);
  const rows = await services.database.selectFrom('review').selectAll().where('order_line_id', 'in', ids).execute();
  const reviews = new Map(rows.map((row) => [row.order_line_id, row]));
  return lines.map((line) => {
    const review = reviews.get(line.id);
    return { lineId: line.key, review: review ? ownReviewOf(review, locale) : null };
  });
}
