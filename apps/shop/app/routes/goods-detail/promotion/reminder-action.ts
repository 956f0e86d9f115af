import { ApiError } from '@rider/api/transport';
import { cancelReminder, requestReminder } from '@rider/api/promotion';
import { data, type ActionFunctionArgs } from 'react-router';
import { requestScope } from '../../../data/request-scope.ts';
import { asResponse, requireBuyer } from '../../../data/server-load.ts';
import { formOf } from '../../../form/form-of.ts';
import { promotionKindAt } from '../../../promotion-address/promotion-screens.ts';

/** The answer of the action. */
export interface ReminderAnswer {
  /** The error's message; empty on success. */
  message: string;
  /** Whether the buyer will be notified; absent with a rejection. */
  reminded?: boolean;
}

const INTENTS = { remind: requestReminder, forget: cancelReminder };

/** Subscribes the buyer to the start of a promotion or ends that; `intent` is remind or forget. A visitor signs in and returns. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { api, origin } = context.get(requestScope);
  const { pathname, searchParams } = new URL(request.url);
  const kind = promotionKindAt(pathname);
  const intent = (await formOf(request)).get('intent');
  if (kind === undefined || (intent !== 'remind' && intent !== 'forget')) throw data(null, { status: 400 });
  requireBuyer({ request, context });
  try {
    await INTENTS[intent](api, kind, searchParams.get('id') ?? '');
    return data<ReminderAnswer>({ message: '', reminded: intent === 'remind' });
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'rejected') throw asResponse(error, request, origin);
    return data<ReminderAnswer>({ message: error.message }, { status: 422 });
  }
}
