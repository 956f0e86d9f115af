import { reviewSchema, validate } from '@rider/model/validation';
import type { ClientActionFunctionArgs } from 'react-router';
import { formOf } from '../../form/form-of.ts';
import type { action } from './action.ts';
import { refused, valuesOf } from './review-refusal.ts';

// Apart from the server's action, whose code would come along otherwise.

/** Checks before anything is sent: what the server would refuse stands at its field at once (R5.3). */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const form = await formOf(request.clone());
  const photos = form.getAll('photos').filter((value) => typeof value === 'string');
  const checked = validate(reviewSchema, valuesOf(form, photos));
  if (checked.errors) return refused(form, photos, { errors: checked.errors, message: null });
  return serverAction<typeof action>();
}
