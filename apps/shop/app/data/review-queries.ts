import { getOrderReviews } from '@rider/api/review';
import { liveQuery } from './query.ts';

/** The buyer's review of each line of an order. */
export const orderReviewsQuery = (number: string) =>
  liveQuery(['order-reviews', number], (api) => getOrderReviews(api, number));
