import { orderReviewsScreen } from '@rider/model/order-screens';
import { publishReview } from '@rider/api/review';
import type { ActionFunctionArgs } from 'react-router';
import { orderNumberOf } from '../../data/order-number.ts';
import { answerForm, saveForm } from '../../form/answer-form.ts';
import { textOf, type TextsAndPhotos } from '../../form/form-outcome.ts';
import { reviewRules } from './review-rules.ts';

/** The form's field names by their wire names. */
const FIELDS: Record<string, string> = {
  product_score: 'quality',
  service_score: 'service',
  description_score: 'description',
  pics: 'photos',
};

/** Publishes a review of one line. */
export function action(args: ActionFunctionArgs) {
  const number = orderNumberOf(args.request);
  return answerForm<TextsAndPhotos>(args, (api, form) =>
    saveForm(api, form, {
      ...reviewRules,
      fieldsByWireName: FIELDS,
      save: async (review) => {
        await publishReview(api, textOf(form, 'line'), review);
        return `${orderReviewsScreen(number)}&thanks=1`;
      },
    }),
  );
}
