export { getOrderReviews, publishReview } from './calls.ts';
export type * from './wire.ts';
