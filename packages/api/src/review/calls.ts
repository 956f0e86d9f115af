import { postForm, type WireNames } from '../transport/rename-field-errors.ts';
import { getOwnIfPresent, type Api } from '../transport/index.ts';
import type { OrderLineWire, OrderWire } from '../order/wire.ts';
import { flag, id, joinPictures, list, object } from '../wire/index.ts';
import type { LineReview, ReviewDraft } from '@rider/model/review';
import type { PublishReviewRequestWire } from './wire.ts';

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
  const form = { ...draft, description: draft.description ?? 0, photos: joinPictures(draft.photos) };
  await postForm(api, 'order/comment', REVIEW_FIELDS, form, { unique: lineId });
}

/** The buyer's review of each line of an own order (not in CRMEB). CRMEB reports only which lines have one: those are left out. */
export async function getOrderReviews(api: Api, orderNumber: string): Promise<LineReview[]> {
  const path = encodeURIComponent(orderNumber);
  const given = await getOwnIfPresent<LineReview[] | null>(api, `order/reviews/${path}`, null);
  return given ?? openLines((await api.get(`order/detail/${path}`)).data);
}

function openLines(order: unknown): LineReview[] {
  const open = list(object<OrderWire>(order).cartInfo, (line) => object<OrderLineWire>(line)).filter(
    ({ is_reply: isReviewed }) => !flag(isReviewed),
  );
  return open.map(({ unique }) => ({ lineId: id(unique, 'line id'), review: null }));
}
