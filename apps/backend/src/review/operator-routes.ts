import type { OperatorList, OperatorReview } from '@rider/api/operator';
import { reviewReplySchema } from '@rider/model/validation';
import type { RouteModule } from '../http/environment.ts';
import { operatorCalls } from '../operator/operator-calls.ts';
import { listReviewsForOperator, replyToReview } from './reply-to-review.ts';

/** Operators' calls for reviews and the shop's answers. */
export const operatorReviewRoutes: RouteModule = (app, services) => {
  const { get, post } = operatorCalls(app, services, 'reviews');
  const { database, cache } = services;

  get<OperatorList<OperatorReview>>('/operator/reviews', ({ list, locale }) =>
    listReviewsForOperator(database, list(), locale),
  );

  post('/operator/reviews/:id/reply', async ({ operator, id, form, seen }) => {
    await replyToReview(database, operator, id('id'), { ...form(reviewReplySchema), seen });
    cache.invalidate('reviews');
  });
};
