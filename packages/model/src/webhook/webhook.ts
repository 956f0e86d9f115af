import { withQuery } from '../screens/index.ts';

/** The events that an endpoint may receive. */
export const WEBHOOK_EVENTS = [
  'order.placed',
  'order.paid',
  'order.changed',
  'shipment.created',
  'invoice.issued',
  'refund.changed',
] as const;

/** An event that an endpoint may receive. */
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** The event of a test, which every endpoint receives. */
export const WEBHOOK_TEST = 'webhook.test';

/** The type of a message: an event, or a test. */
export type WebhookType = WebhookEvent | typeof WEBHOOK_TEST;

/** The first characters of the secrets by which messages are signed. */
export const WEBHOOK_SECRET_PREFIX = 'whsec_';
/** Maximum number of endpoints of a company. */
export const MOST_WEBHOOK_ENDPOINTS = 10;
/** The newest deliveries of an endpoint that its owner sees. */
export const SHOWN_WEBHOOK_DELIVERIES = 50;
/** Days of failures after which an endpoint is disabled. */
export const WEBHOOK_FAILURE_DAYS = 5;

/** Why an endpoint receives nothing: an owner disabled it, it failed for days, or it answered 410 Gone. */
export type WebhookDisabled = 'by-owner' | 'failing' | 'gone';

/** An endpoint of a company, without its secret. Instants are epoch milliseconds. */
export interface WebhookEndpoint {
  id: string;
  url: string;
  events: WebhookEvent[];
  /** The last characters of its secret. */
  secretEnd: string;
  createdAt: number;
  /** Until when messages are signed by the secret before the last rotation, too; null if they are not. */
  previousUntil: number | null;
  /** Since when all attempts failed; null after a success. */
  failingSince: number | null;
  /** Null for an endpoint in use. */
  disabled: WebhookDisabled | null;
}

/** A new secret, shown once. */
export interface IssuedWebhookSecret {
  id: string;
  secret: string;
}

/** States of a delivery: due now or later, accepted by the endpoint, or given up. */
export const WEBHOOK_DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;

/** The state of a delivery. */
export type WebhookDeliveryState = (typeof WEBHOOK_DELIVERY_STATES)[number];

/**
 * Why an attempt failed: the answer's status, a redirect, no answer in time, no connection, an untrusted certificate, an address that is
 * not public, an order or invoice that no longer exists, or an endpoint that was disabled meanwhile.
 */
export const WEBHOOK_FAILURES = [
  'status',
  'redirect',
  'timeout',
  'connection',
  'certificate',
  'address',
  'missing',
  'disabled',
] as const;

/** Why an attempt failed. */
export type WebhookFailure = (typeof WEBHOOK_FAILURES)[number];

/** The delivery of a message to an endpoint, with its last attempt. Instants are epoch milliseconds. */
export interface WebhookDelivery {
  id: string;
  /** The message's `webhook-id`, the same at each attempt. */
  messageId: string;
  type: WebhookType;
  /** The number of the order, invoice or refund; empty for a test. */
  subject: string;
  state: WebhookDeliveryState;
  happenedAt: number;
  attempts: number;
  attemptedAt: number | null;
  /** When it is tried again; null if it is not. */
  dueAt: number | null;
  /** The HTTP status of the answer; null without one. */
  status: number | null;
  /** Null after a success, and before the first attempt. */
  failure: WebhookFailure | null;
}

/** A delivery as the desk's log shows it. */
export interface LoggedWebhookDelivery extends WebhookDelivery {
  company: string;
  url: string;
}

/** Address of the screen of the company's webhooks. */
export const webhooksScreen = '/user/webhooks';

/** Address of an endpoint with its deliveries. */
export function webhookScreen(id: string): string {
  return withQuery(webhooksScreen, { id });
}
