import type { IssuedWebhookSecret, WebhookDelivery, WebhookEndpoint, WebhookEvent } from '@rider/model/webhook';
import { getOwnAsBuyer, getOwnIfPresent, postOwn, type Api } from '../transport/index.ts';

/** An endpoint: its address by HTTPS, and the events that it receives. */
export interface WebhookEndpointInput {
  url: string;
  events: readonly WebhookEvent[];
}

const sent = ({ url, events }: WebhookEndpointInput) => ({ url, events: events.join(',') });

/** The endpoints of the buyer's company, the newest first; for its owners alone. Not in CRMEB: none. */
export function getWebhooks(api: Api): Promise<WebhookEndpoint[]> {
  return getOwnIfPresent<WebhookEndpoint[]>(api, 'company/webhooks', []);
}

/** The newest deliveries to an endpoint, the last one first. Rejects with 911040 for an endpoint of another company. Not in CRMEB. */
export function getWebhookDeliveries(api: Api, id: string): Promise<WebhookDelivery[]> {
  return getOwnAsBuyer(api, 'company/webhook_deliveries', { id });
}

/** Adds an endpoint. Its secret is in this answer alone. Rejects with field errors, and with 911041 for too many. Not in CRMEB. */
export function addWebhook(api: Api, endpoint: WebhookEndpointInput): Promise<IssuedWebhookSecret> {
  return postOwn(api, 'company/add_webhook', sent(endpoint));
}

/** Changes address and events of an endpoint. Rejects as {@link addWebhook}. Not in CRMEB. */
export function changeWebhook(api: Api, id: string, endpoint: WebhookEndpointInput): Promise<void> {
  return postOwn(api, 'company/change_webhook', { id, ...sent(endpoint) });
}

/** Replaces the secret of an endpoint; for `overlap` hours messages are signed by the old one, too. Not in CRMEB. */
export function rotateWebhookSecret(api: Api, id: string, overlap: number): Promise<IssuedWebhookSecret> {
  return postOwn(api, 'company/rotate_webhook', { id, overlap });
}

/** Enables an endpoint, or disables it, which gives up its waiting deliveries. Not in CRMEB. */
export function enableWebhook(api: Api, id: string, enabled: boolean): Promise<void> {
  return postOwn(api, 'company/enable_webhook', { id, enabled });
}

/** Removes an endpoint with its deliveries. Not in CRMEB. */
export function removeWebhook(api: Api, id: string): Promise<void> {
  return postOwn(api, 'company/remove_webhook', { id });
}

/** Sends a test to an endpoint. Rejects with 911042 for a disabled one. Not in CRMEB. */
export function testWebhook(api: Api, id: string): Promise<void> {
  return postOwn(api, 'company/test_webhook', { id });
}

/** Sends a delivery again, or now instead of later. Rejects as {@link testWebhook}. Not in CRMEB. */
export function resendWebhookDelivery(api: Api, deliveryId: string): Promise<void> {
  return postOwn(api, 'company/send_webhook', { id: deliveryId });
}
