import { renameFieldErrors, type WireNames } from '../transport/rename-field-errors.ts';
import { dataIfPresent, type Api } from '../transport/index.ts';
import type { OrderLineWire, OrderWire } from '../order/wire.ts';
import { flag, id, instant, list, number, object, text, textOrNull, type Untrusted } from '../wire/index.ts';
import type { LineReview, OwnReview, ReviewDraft } from '@rider/model/review';
import type { LineReviewWire, OrderReviewsWire, OwnReviewWire, PublishReviewRequestWire } from './wire.ts';

/** Fields of a review by their names in the form. */
export const REVIEW_FIELDS = {
  quality: 'product_score',
  service: 'service_score',
  description: 'description_score',
  comment: 'comment',
  photos: 'pics',
} as const satisfies WireNames<keyof ReviewDraft, PublishReviewRequestWire>;

/**
 * Publishes a review of a line of an own order (and `description_score`, which CRMEB does not have). Rejects with 410219 when the line
 * has one, 410294 when it is not the buyer's, 910602 while the order cannot be reviewed, else with errors by the draft's fields.
 */
export async function publishReview(api: Api, lineId: string, draft: ReviewDraft): Promise<void> {
  const request = {
    unique: lineId,
    comment: draft.comment,
    pics: draft.photos.join(','),
    product_score: draft.quality,
    service_score: draft.service,
    description_score: draft.description ?? 0,
  } satisfies PublishReviewRequestWire;
  await renameFieldErrors(api.post('order/comment', request), REVIEW_FIELDS);
}

/** The buyer's review of each line of an own order (not in CRMEB). CRMEB reports only which lines have one: those are left out. */
export async function getOrderReviews(api: Api, orderNumber: string): Promise<LineReview[]> {
  const path = encodeURIComponent(orderNumber);
  const given = await dataIfPresent(api, `order/reviews/${path}`);
  if (given === null) return openLines((await api.get(`order/detail/${path}`)).data);
  const data = object<OrderReviewsWire>(given);
  return list(data.list, (item) => {
    const row = object<LineReviewWire>(item);
    const review = object<OwnReviewWire>(row.review);
    return { lineId: id(row.unique, 'line id'), review: review.id === undefined ? null : readOwnReview(review) };
  });
}

function openLines(order: unknown): LineReview[] {
  const open = list(object<OrderWire>(order).cartInfo, (line) => object<OrderLineWire>(line)).filter(
    ({ is_reply: isReviewed }) => !flag(isReviewed),
  );
  return open.map(({ unique }) => ({ lineId: id(unique, 'line id'), review: null }));
}

function readOwnReview(row: Untrusted<OwnReviewWire>): OwnReview {
  return {
    id: id(row.id, 'review id'),
    nickname: text(row.nickname),
    avatar: textOrNull(row.avatar),
    quality: number(row.product_score),
    service: number(row.service_score),
    description: number(row.description_score) || null,
    text: text(row.comment),
    images: list(row.pics, text),
    createdAt: instant(row.add_time) ?? 0,
    merchantReply: textOrNull(row.merchant_reply_content),
  };
}
