import { requestStockReminder } from '@rider/api/catalogue';
import { ApiError, type Api } from '@rider/api/transport';
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

/** What a form of the page asks for, or undefined. `stockReminder` is the variant's id, `intent` remind or forget for a promotion. */
function callOf(address: URL, form: FormData) {
  const [kind, sku, intent] = [promotionKindAt(address.pathname), form.get('stockReminder'), form.get('intent')];
  if (typeof sku === 'string') return (api: Api) => requestStockReminder(api, sku);
  if (kind === undefined || (intent !== 'remind' && intent !== 'forget')) return undefined;
  return (api: Api) => INTENTS[intent](api, kind, address.searchParams.get('id') ?? '');
}

/** Subscribes the buyer to a variant's return to stock or the start of a promotion, or ends the latter. A visitor signs in and returns. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { api, origin } = context.get(requestScope);
  const form = await formOf(request);
  const call = callOf(new URL(request.url), form);
  if (call === undefined) throw data(null, { status: 400 });
  requireBuyer({ request, context });
  try {
    await call(api);
    return data<ReminderAnswer>({ message: '', reminded: form.get('intent') !== 'forget' });
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'rejected') throw asResponse(error, request, origin);
    return data<ReminderAnswer>({ message: error.message }, { status: 422 });
  }
}
