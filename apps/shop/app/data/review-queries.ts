import { getOrderReviews } from '@rider/api/review';
import { liveQuery } from './query.ts';

/** What the buyer said about each line of an own order. */
export const orderReviewsQuery = (number: string) =>
  liveQuery(['order-reviews', number], (api) => getOrderReviews(api, number));
