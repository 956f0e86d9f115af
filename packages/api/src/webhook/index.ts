export * from './calls.ts';
export type { WebhookBody, WebhookData, WebhookDataByType, WebhookMessage, WebhookShipment } from './message.ts';
