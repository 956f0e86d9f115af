import type { FeedbackAnswerRequestWire, OperatorFeedbackWire, OperatorListWire } from '@rider/api/operator';
import type { Untrusted } from '@rider/api/wire';
import { feedbackAnswerSchema } from '@rider/model/validation';
import { answer } from '../http/envelope.ts';
import type { RouteModule } from '../http/environment.ts';
import { readForm } from '../http/form-refusal.ts';
import { operatorListQueryOf } from '../http/operator-list-query.ts';
import { wholeNumberOf } from '../http/parameters.ts';
import { requireOperator } from '../operator/require-operator.ts';
import { answerFeedback, listFeedback } from './answering.ts';

/** Operators' calls for messages to the shop. */
export const feedbackOperatorRoutes: RouteModule = (app, services) => {
  app.get(
    '/operator/feedback',
    requireOperator(services, async (context) =>
      answer<OperatorListWire<OperatorFeedbackWire>>(
        context,
        await listFeedback(services.database, operatorListQueryOf(context.var.parameters)),
      ),
    ),
  );

  app.post(
    '/operator/feedback/:id/answer',
    requireOperator(services, async (context, operator) => {
      const parameters: Untrusted<FeedbackAnswerRequestWire> = context.var.parameters;
      const words = readForm(feedbackAnswerSchema, { answer: 'answer' }, parameters, context.var.locale).answer;
      const id = wholeNumberOf({ id: context.req.param('id') }, 'id') ?? 0;
      await answerFeedback(services, operator, id, words);
      return answer(context, undefined, 'reply-saved');
    }),
  );
};
