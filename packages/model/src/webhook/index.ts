export { isWebhookUrl } from './endpoint-url.ts';
export { MOST_WEBHOOK_ATTEMPTS, nextWebhookAttempt } from './next-attempt.ts';
export {
  MOST_WEBHOOK_ENDPOINTS,
  SHOWN_WEBHOOK_DELIVERIES,
  WEBHOOK_DELIVERY_STATES,
  WEBHOOK_EVENTS,
  WEBHOOK_FAILURE_DAYS,
  WEBHOOK_FAILURES,
  WEBHOOK_SECRET_PREFIX,
  WEBHOOK_TEST,
  webhookScreen,
  webhooksScreen,
  type IssuedWebhookSecret,
  type LoggedWebhookDelivery,
  type WebhookDelivery,
  type WebhookDeliveryState,
  type WebhookDisabled,
  type WebhookEndpoint,
  type WebhookEvent,
  type WebhookFailure,
  type WebhookType,
} from './webhook.ts';
