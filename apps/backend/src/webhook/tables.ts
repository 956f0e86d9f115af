import type { Locale } from '@rider/model/locale';
import type {
  WebhookDeliveryState,
  WebhookDisabled,
  WebhookEvent,
  WebhookFailure,
  WebhookType,
} from '@rider/model/webhook';
import type { Generated } from 'kysely';
import type { Json } from '../database/columns.ts';

/** An address of a company that receives events. Messages are signed by its secrets, so these are stored as they are. */
export interface WebhookEndpointTable {
  id: Generated<number>;
  company_id: number;
  url: string;
  events: Json<WebhookEvent[]>;
  /** The language of the texts in its messages. */
  locale: Locale;
  secret: string;
  /** The secret before the last rotation, by which messages are signed, too, until `previous_until`. */
  previous_secret: string | null;
  previous_until: Date | null;
  created_at: Date;
  /** Since when all attempts failed; null after a success. */
  failing_since: Date | null;
  /** Null for an endpoint in use. */
  disabled: WebhookDisabled | null;
}

/** A message to an endpoint, queued by triggers in the transaction of its event. */
export interface WebhookDeliveryTable {
  id: Generated<number>;
  message_id: Generated<string>;
  endpoint_id: number;
  type: WebhookType;
  /** The number of the order, invoice or refund; empty for a test. */
  subject: string;
  /** The id of the order, parcel, invoice or refund; 0 for a test. */
  subject_id: number;
  happened_at: Date;
  /** The body, the same at each attempt; null before the first one. */
  payload: string | null;
  state: Generated<WebhookDeliveryState>;
  attempts: Generated<number>;
  attempted_at: Date | null;
  /** Time of the next attempt. */
  due_at: Date;
  status: number | null;
  failure: WebhookFailure | null;
}

/** Tables of webhooks. */
export interface WebhookTables {
  webhook_endpoint: WebhookEndpointTable;
  webhook_delivery: WebhookDeliveryTable;
}
