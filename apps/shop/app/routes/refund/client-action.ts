import type { ClientActionFunctionArgs } from 'react-router';
import type { action } from './action.ts';
import { check, refused, typedIn } from './typed-refund.ts';

// Apart from the server's action, whose code would come along otherwise.

/** Checks before anything is sent: what the server would refuse stands at its field at once (R5.3, R5.5). */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData();
  const photos = form.getAll('photos').filter((value) => typeof value === 'string');
  const values = typedIn(form, photos);
  const errors = check(values);
  return errors ? refused({ values, errors, message: null }) : serverAction<typeof action>();
}
