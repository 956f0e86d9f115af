import { orderReviewsScreen } from '@rider/model/order-screens';
import { ApiError } from '@rider/api';
import { publishReview } from '@rider/api/review';
import { reviewSchema, validate } from '@rider/model/validation';
import { redirect, type ActionFunctionArgs } from 'react-router';
import { formOf } from '../../form/form-of.ts';
import { orderNumberOf } from '../../data/order-number.ts';
import { requestScope } from '../../data/request-scope.ts';
import { asResponse } from '../../data/server-load.ts';
import { textOf } from '../../form/form-outcome.ts';
import { refusedFields } from '../../form/refused-fields.ts';
import { picturesOfForm } from '../../upload/pictures-of-form.ts';
import { refused, valuesOf } from './review-refusal.ts';

/** Publishes a review of one line. Without script the pictures come as files and are uploaded first. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { api, origin } = context.get(requestScope);
  const number = orderNumberOf(request);
  const form = await formOf(request);
  let photos: readonly string[] = [];
  try {
    photos = await picturesOfForm(api, form, 'photos');
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'refused')
      return refused(form, [], { errors: { photos: error.message }, message: null });
    throw asResponse(error, request, origin);
  }
  const checked = validate(reviewSchema, valuesOf(form, photos));
  if (checked.errors) return refused(form, photos, { errors: checked.errors, message: null });
  try {
    await publishReview(api, textOf(form, 'line'), checked.values);
  } catch (error) {
    const refusal = refusedFields(error);
    if (refusal) return refused(form, photos, refusal);
    throw asResponse(error, request, origin);
  }
  return redirect(`${orderReviewsScreen(number)}&thanks=1`);
}
