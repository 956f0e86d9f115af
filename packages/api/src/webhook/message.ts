import type { InvoiceDetail } from '@rider/model/invoice';
import type { WEBHOOK_TEST } from '@rider/model/webhook';
import type { OrderWire } from '../order/index.ts';
import type { RefundWire } from '../refund/index.ts';
import type { OrderParcelWire } from '../shipping/index.ts';

/** A parcel that was shipped, with its order. */
export interface WebhookShipment {
  order: OrderWire;
  parcel: OrderParcelWire;
}

/** The data of each message: what the calls of the same things answer. */
export interface WebhookDataByType {
  /** An order was placed. */
  'order.placed': OrderWire;
  /** An order was paid, or put on account. */
  'order.paid': OrderWire;
  /** The state of an order changed, also by its payment, or the shop changed its contents. */
  'order.changed': OrderWire;
  /** A parcel was shipped, or the products are ready at the counter. */
  'shipment.created': WebhookShipment;
  /** An invoice was issued. */
  'invoice.issued': InvoiceDetail;
  /** A refund was requested, or its state changed. */
  'refund.changed': RefundWire;
  /** An owner sent a test. */
  [WEBHOOK_TEST]: Record<never, never>;
}

/** The data of a message. */
export type WebhookData = WebhookDataByType[keyof WebhookDataByType];

/** The body of a message, as Standard Webhooks recommends it. */
export interface WebhookBody<Type extends keyof WebhookDataByType> {
  type: Type;
  /** When it happened, as ISO 8601. */
  timestamp: string;
  /** As it was when the message was first sent, which may be later. */
  data: WebhookDataByType[Type];
}

/** The body of any message. */
export type WebhookMessage = { [Type in keyof WebhookDataByType]: WebhookBody<Type> }[keyof WebhookDataByType];
