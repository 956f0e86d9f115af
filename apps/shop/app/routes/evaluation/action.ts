import { orderReviewsScreen } from '@rider/model/order-screens';
import { publishReview } from '@rider/api/review';
import type { ActionFunctionArgs } from 'react-router';
import { orderNumberOf } from '../../screen-address/id-in-address.ts';
import { answerForm, saveForm } from '../../form/answer-form.ts';
import { textOf, type TextsAndPhotos } from '../../form/form-outcome.ts';
import { reviewRules } from './review-rules.ts';

/** Publishes a review of one line. */
export function action(args: ActionFunctionArgs) {
  const number = orderNumberOf(args.request);
  return answerForm<TextsAndPhotos>(args, (api, form) =>
    saveForm(api, form, {
      ...reviewRules,
      save: async (review) => {
        await publishReview(api, textOf(form, 'line'), review);
        return `${orderReviewsScreen(number)}&thanks=1`;
      },
    }),
  );
}
