import type { LoggedWebhookDelivery } from '@rider/model/webhook';
import { postOwn, type Api } from '../../transport/index.ts';
import { operatorPath } from '../call.ts';
import { getOperatorList, type OperatorList, type OperatorListQuery } from '../list.ts';

/** Deliveries of all companies' webhooks, the newest first; `state` is one of `WEBHOOK_DELIVERY_STATES`. */
export function getLoggedWebhookDeliveries(
  api: Api,
  query: OperatorListQuery,
): Promise<OperatorList<LoggedWebhookDelivery>> {
  return getOperatorList(api, 'webhook_deliveries', query);
}

/** Sends a delivery again, or now instead of later. Rejects with 911042 if its endpoint is disabled. */
export function sendLoggedWebhookAgain(api: Api, id: string): Promise<void> {
  return postOwn(api, operatorPath`webhook_deliveries/${id}/send`);
}
