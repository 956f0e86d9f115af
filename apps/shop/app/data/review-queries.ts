import { getOrderReviews } from '@rider/api/review';
import { query } from './query.ts';

/** What the buyer said about each line of an own order. */
export const orderReviewsQuery = (number: string) =>
  query(['order-reviews', number], (api) => getOrderReviews(api, number));
