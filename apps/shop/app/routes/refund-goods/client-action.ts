import type { ClientActionFunctionArgs } from 'react-router';
import { refusedBeforeSending } from '../../refund/form-refusal.ts';
import type { action } from './action.ts';
import { logisticsRules } from './typed-logistics.ts';

// Apart from the server's action, whose code would come along otherwise.

/** Checks how the goods travel before it is told. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  return (await refusedBeforeSending(request, logisticsRules)) ?? serverAction<typeof action>();
}
