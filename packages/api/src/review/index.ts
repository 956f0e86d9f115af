export { getOrderReviews, publishReview, REVIEW_FIELDS } from './calls.ts';
export type * from './wire.ts';
