/** Names the list of reviews in SWR's cache. */
export const REVIEWS_KEY = 'operator/reviews';
