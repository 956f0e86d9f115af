export { getOrderReviews, publishReview } from './calls.ts';
export type * from './model.ts';
