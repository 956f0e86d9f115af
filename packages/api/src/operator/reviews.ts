import type { Api } from '../transport/index.ts';
import { id, instant, list, number, text, textOrNull, variantText, type Untrusted } from '../wire/index.ts';
import { getOperatorList, type OperatorList, type OperatorListQuery } from './list.ts';
import type { OperatorReviewWire, ReviewReplyRequestWire } from './wire.ts';

/** A review as an operator sees it. */
export interface OperatorReview {
  id: string;
  productId: string;
  productName: string;
  variant: string;
  code: string;
  /** The buyer's full nickname; as in the catalogue for the catalogue's own reviews. */
  nickname: string;
  company: string;
  /** Empty for the catalogue's own reviews. */
  orderNumber: string;
  quality: number;
  service: number;
  description: number | null;
  text: string;
  images: string[];
  /** Epoch milliseconds. */
  at: number;
  reply: string | null;
}

/** States of a review: whether the shop has replied, and poor ones. */
export const OPERATOR_REVIEW_STATES = ['unanswered', 'answered', 'poor'] as const;

/** Reviews, the latest first, searched by product, article, buyer, order and text. */
export function getOperatorReviews(api: Api, query: OperatorListQuery): Promise<OperatorList<OperatorReview>> {
  return getOperatorList(api, 'operator/reviews', query, (row: Untrusted<OperatorReviewWire>) => ({
    id: id(row.id, 'review id'),
    productId: text(row.product_id),
    productName: text(row.store_name),
    variant: variantText(row.suk),
    code: text(row.code),
    nickname: text(row.nickname),
    company: text(row.company),
    orderNumber: text(row.order_id),
    quality: number(row.product_score),
    service: number(row.service_score),
    description: number(row.description_score) || null,
    text: text(row.comment),
    images: list(row.pics, text),
    at: instant(row.add_time) ?? 0,
    reply: textOrNull(row.merchant_reply_content),
  }));
}

/** Replies to a review, or changes the reply. Refused with 910603 for an unknown one, else with errors by field (`reply`). */
export async function replyToReview(api: Api, reviewId: string, reply: string): Promise<void> {
  await api.post(`operator/reviews/${encodeURIComponent(reviewId)}/reply`, { reply } satisfies ReviewReplyRequestWire);
}
