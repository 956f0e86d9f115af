export { getOrderReviews, publishReview } from './calls.ts';
