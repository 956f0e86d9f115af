import { returnLogisticsSchema, validate } from '@rider/api/validation';
import type { ClientActionFunctionArgs } from 'react-router';
import type { action } from './action.ts';
import { refused, typedIn } from './typed-logistics.ts';

// Apart from the server's action, whose code would come along otherwise.

/** Checks before anything is sent (R5.3). */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData();
  const values = typedIn(
    form,
    form.getAll('photos').filter((value) => typeof value === 'string'),
  );
  const { errors } = validate(returnLogisticsSchema, values);
  return errors ? refused({ values, errors, message: null }) : serverAction<typeof action>();
}
