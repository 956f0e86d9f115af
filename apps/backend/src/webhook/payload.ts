import type { WebhookData } from '@rider/api/webhook';
import type { Locale } from '@rider/model/locale';
import { readInvoiceOf } from '../credit/list-invoices.ts';
import type { Database } from '../database/open.ts';
import { withLines } from '../order/read-orders.ts';
import { withOverview } from '../order-overview/read-own-orders.ts';
import { orderToWire } from '../order-overview/wire.ts';
import { findRefund } from '../refund/read-refunds.ts';
import { refundToWire } from '../refund/wire.ts';
import type { WebhookDeliveryTable } from './tables.ts';

/** What a message is about, and in which language. */
export interface MessageSubject extends Pick<WebhookDeliveryTable, 'type' | 'subject' | 'subject_id'> {
  companyId: number;
  locale: Locale;
}

async function readOrder(database: Database, orderId: number, locale: Locale) {
  const rows = await database.selectFrom('customer_order').selectAll().where('id', '=', orderId).execute();
  const [order] = await withOverview(database, await withLines(database, rows));
  return order === undefined ? null : orderToWire(order, locale);
}

async function readShipment(database: Database, parcelId: number, locale: Locale) {
  const parcel = await database.selectFrom('parcel').select('order_id').where('id', '=', parcelId).executeTakeFirst();
  const order = parcel === undefined ? null : await readOrder(database, parcel.order_id, locale);
  const shipped = order?.parcels?.find(({ id }) => id === parcelId);
  return order === null || shipped === undefined ? null : { order, parcel: shipped };
}

/** The data of a message as they are now; null if they no longer exist. */
export async function readMessageData(
  database: Database,
  { type, subject, subject_id: id, companyId, locale }: MessageSubject,
  now: number,
): Promise<WebhookData | null> {
  switch (type) {
    case 'order.placed':
    case 'order.paid':
    case 'order.changed':
      return readOrder(database, id, locale);
    case 'shipment.created':
      return readShipment(database, id, locale);
    case 'invoice.issued':
      return readInvoiceOf(database, [{ companyId }], { number: subject, locale, now });
    case 'refund.changed': {
      const refund = await database.selectFrom('refund').select('number').where('id', '=', id).executeTakeFirst();
      return refund === undefined ? null : refundToWire(await findRefund(database, null, refund.number), null, locale);
    }
    case 'webhook.test':
      return {};
  }
}
