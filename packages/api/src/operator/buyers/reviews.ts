import { postOwn, type Api } from '../../transport/index.ts';
import { operatorPath } from '../call.ts';
import { getOperatorList, type OperatorList, type OperatorListQuery } from '../list.ts';

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

/** Reviews, the latest first, searched by product, variant, buyer, order and text. */
export function getOperatorReviews(api: Api, query: OperatorListQuery): Promise<OperatorList<OperatorReview>> {
  return getOperatorList(api, 'reviews', query);
}

/**
 * Replies to a review, or changes the reply. Rejects with 910603 for an unknown one, with 900013 if its reply is not the one `seen`, else with
 * errors by field (`reply`).
 */
export function replyToReview(api: Api, reviewId: string, reply: string, seen: string | null): Promise<void> {
  return postOwn(api, operatorPath`reviews/${reviewId}/reply`, { reply, seen: { reply: seen } });
}
