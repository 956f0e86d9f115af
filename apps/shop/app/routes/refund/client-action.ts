import type { ClientActionFunctionArgs } from 'react-router';
import { refusedBeforeSending } from '../../refund/form-refusal.ts';
import type { action } from './action.ts';
import { refundRules } from './typed-refund.ts';

// Apart from the server's action, whose code would come along otherwise.

/** Checks the request for a refund before it is sent. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  return (await refusedBeforeSending(request, refundRules)) ?? serverAction<typeof action>();
}
