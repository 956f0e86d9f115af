import type { OperatorListWire, OperatorReviewWire, ReviewReplyRequestWire } from '@rider/api/operator';
import type { Untrusted } from '@rider/api/wire';
import { reviewReplySchema } from '@rider/model/validation';
import { answer } from '../http/envelope.ts';
import type { HttpContext, RouteModule } from '../http/environment.ts';
import { readForm } from '../http/form-refusal.ts';
import { wholeNumberOf } from '../http/parameters.ts';
import { forgetCached } from '../http/read-cache.ts';
import { operatorListQueryOf } from '../http/operator-list-query.ts';
import { requireOperator } from '../operator/require-operator.ts';
import { listReviewsForOperator, replyToReview } from './answering.ts';

function replyOf(context: HttpContext): string {
  const parameters: Untrusted<ReviewReplyRequestWire> = context.var.parameters;
  return readForm(reviewReplySchema, { reply: 'reply' }, parameters, context.var.locale).reply;
}

/** Operators' calls for reviews and the shop's answers. */
export const operatorReviewRoutes: RouteModule = (app, services) => {
  const { database, cache } = services;

  app.get(
    '/operator/reviews',
    requireOperator(services, async (context) => {
      const { parameters, locale } = context.var;
      return answer<OperatorListWire<OperatorReviewWire>>(
        context,
        await listReviewsForOperator(database, operatorListQueryOf(parameters), locale),
      );
    }),
  );

  app.post(
    '/operator/reviews/:id/reply',
    requireOperator(services, async (context, operator) => {
      const id = wholeNumberOf({ id: context.req.param('id') }, 'id') ?? 0;
      const productId = await replyToReview(database, operator, id, replyOf(context));
      forgetCached(cache, `/api/reply/list/${productId}`, `/api/product/detail/${productId}`);
      return answer(context, undefined, 'reply-saved');
    }),
  );
};
