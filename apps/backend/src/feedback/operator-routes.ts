import type { OperatorFeedback, OperatorList } from '@rider/api/operator';
import { feedbackAnswerSchema } from '@rider/model/validation';
import type { RouteModule } from '../http/environment.ts';
import { operatorCalls } from '../operator/operator-calls.ts';
import { answerFeedback, listFeedback } from './answer-feedback.ts';

/** Operators' calls for messages to the shop. */
export const feedbackOperatorRoutes: RouteModule = (app, services) => {
  const { get, post } = operatorCalls(app, services, 'feedback');
  get<OperatorList<OperatorFeedback>>('/operator/feedback', ({ list }) => listFeedback(services.database, list()));

  post('/operator/feedback/:id/answer', ({ operator, id, form }) =>
    answerFeedback(services, operator, id('id'), form(feedbackAnswerSchema).answer),
  );
};
