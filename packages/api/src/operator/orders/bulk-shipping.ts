import { getFile, type ApiFile } from '../../file/get-file.ts';
import { postOwn, type Api } from '../../transport/index.ts';

/** Maximum number of orders in one request for shipping or documents. */
export const MOST_ORDERS_AT_ONCE = 100;

/** An order to ship by courier: its number, the courier's code or name, and the tracking number. */
export interface ShipmentRow {
  number: string;
  courier: string;
  trackingNumber: string;
}

/**
 * What shipping a row would do, or did: `ready` can be shipped, `shipped` was shipped by this request, `shipped-before` was shipped with the
 * same courier and tracking number. The others are reasons why the row is not shipped.
 */
export const SHIPMENT_VERDICTS = [
  'ready',
  'shipped',
  'shipped-before',
  'shipped-otherwise',
  'unknown-order',
  'repeated',
  'unknown-courier',
  'no-tracking-number',
  'rounded-number',
  'unpaid',
  'closed',
  'pick-up',
  'refund-open',
  'group-open',
  'contested',
  'presale',
  'too-early',
] as const;

/** The verdict on a row. */
export type ShipmentVerdict = (typeof SHIPMENT_VERDICTS)[number];

/** A row with its verdict. */
export interface JudgedShipment extends ShipmentRow {
  verdict: ShipmentVerdict;
  /** The buyer's company or name; empty for an unknown order. */
  buyer: string;
  /** The courier's name in the client's language; empty for an unknown one. */
  courierName: string;
}

/** Judges up to {@link MOST_ORDERS_AT_ONCE} rows, in their order, and writes nothing. */
export function judgeShipments(api: Api, rows: readonly ShipmentRow[]): Promise<JudgedShipment[]> {
  return postOwn(api, 'operator/order_shipments/check', { rows });
}

/**
 * Ships all that is left of the orders of up to {@link MOST_ORDERS_AT_ONCE} rows, each order by itself, and resolves to what became of each.
 * Repeating a request ships nothing twice.
 */
export function shipOrders(api: Api, rows: readonly ShipmentRow[]): Promise<JudgedShipment[]> {
  return postOwn(api, 'operator/order_shipments', { rows });
}

/** The packing slips of up to {@link MOST_ORDERS_AT_ONCE} orders as one PDF, a page or more for each. */
export function getPackingSlips(api: Api, numbers: readonly string[]): Promise<ApiFile> {
  return getFile(api, 'operator/order_documents/packing_slips', { numbers: numbers.join() });
}

/** What is left to ship of up to {@link MOST_ORDERS_AT_ONCE} orders as PDF, summed by SKU. */
export function getPickList(api: Api, numbers: readonly string[]): Promise<ApiFile> {
  return getFile(api, 'operator/order_documents/pick_list', { numbers: numbers.join() });
}
