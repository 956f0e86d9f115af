import type { Locale } from '@rider/model/locale';
import type { DeliveryTerms, Order, OrderShipping } from '@rider/model/order';
import type { ParcelEvent, Shipment } from '@rider/model/shipping';
import type { FileFormat } from '../../file/index.ts';
import { readOrder } from '../../order/order.ts';
import type { OrderFileRows } from '../../order/files.ts';
import type { OrderWire } from '../../order/wire.ts';
import { getOwn, postOwn, type Api } from '../../transport/index.ts';
import { renameFieldErrors } from '../../transport/rename-field-errors.ts';
import { operatorPath } from '../call.ts';
import { getOperatorList, type OperatorList, type OperatorListQuery } from '../list.ts';

/** What the desk shows beside an order: its buyer, its tags, and its tracking events, newest first, which lists leave out. */
export interface OperatorOrderFacts {
  buyer: { uid: string; name: string; account: string; company: string };
  tags: string[];
  parcelEvents: (ParcelEvent & { parcelId: string })[];
}

/** An order as shown at the desk. */
export interface OperatorOrder extends Order, OperatorOrderFacts {}

/** The order itself comes as the shop gets it. */
export interface OperatorOrderWire extends OrderWire, OperatorOrderFacts {}

/** Filter of the orders that can be shipped now, the longest paid first. */
export const TO_SHIP = 'to-ship';

/** Filters of paid orders: those that their buyers want later, and those whose last day is near or past. */
export const DAY_FILTERS = ['ship-later', 'ship-by'] as const;

/** A page of all buyers' orders, the latest first; `state` is an order's state, `to-ship`, one of {@link DAY_FILTERS} or `tag:…`, `search` a number, buyer, product or code. */
export async function getOperatorOrders(api: Api, query: OperatorListQuery): Promise<OperatorList<OperatorOrder>> {
  const { items, total } = await getOperatorList<OperatorOrderWire>(api, 'orders', query);
  return { items: items.map(readOperatorOrder), total };
}

/** The address of a file of the orders that a list contains, a row for each order or for each line. */
export function orderFileAddress(
  { search, state, start, end }: OperatorListQuery,
  { rows, format, language }: { rows: OrderFileRows; format: FileFormat; language: Locale },
): string {
  const parameters = Object.entries({ search, state, start, end, rows, format, language }).filter(([, value]) => value);
  return `/api/operator/order_export?${new URLSearchParams(parameters as [string, string][])}`;
}

/** One order of any buyer. */
export async function getOperatorOrder(api: Api, number: string): Promise<OperatorOrder> {
  return readOperatorOrder(await getOwn(api, operatorPath`orders/${number}`));
}

/** Ships quantities of a paid order, by the ids of its lines, or all that is left. Rejects with errors by the shipment's fields. */
export function shipOrder(
  api: Api,
  number: string,
  shipment: Shipment,
  lines?: readonly { lineId: string; quantity: number }[],
): Promise<void> {
  return postOwn(api, operatorPath`orders/${number}/ship`, { ...shipment, lines });
}

/** Corrects how a parcel was shipped. Rejects with errors by the shipment's fields, and with 900013 if it is not the one `seen`. */
export function correctParcel(
  api: Api,
  { number, parcelId, seen }: { number: string; parcelId: string; seen: OrderShipping },
  shipment: Shipment,
): Promise<void> {
  return postOwn(api, operatorPath`orders/${number}/correct`, { ...shipment, parcelId, seen });
}

/**
 * Changes how an order that is not shipped is to be delivered, as agreed with its buyer. Rejects with errors by field, and with 900013 if its
 * terms are not the ones `seen`.
 */
export async function changeTerms(api: Api, number: string, terms: DeliveryTerms, seen: DeliveryTerms): Promise<void> {
  const call = postOwn<void>(api, operatorPath`orders/${number}/terms`, { ...terms, seen });
  await renameFieldErrors(call, { notBefore: 'ship_not_before', notAfter: 'ship_not_after' });
}

/** Records that the buyer has picked an order up. */
export function handOverOrder(api: Api, number: string): Promise<void> {
  return postOwn(api, operatorPath`orders/${number}/hand_over`);
}

/** Writes the shop's note, which the buyer sees with the order. Rejects with 900013 if it is not the one `seen`. */
export function noteOnOrder(api: Api, number: string, note: string, seen: string): Promise<void> {
  return postOwn(api, operatorPath`orders/${number}/note`, { note, seen: { note: seen } });
}

/** Adds an event to a parcel's track, the last one's by default, with the current time. */
export function addParcelEvent(
  api: Api,
  number: string,
  event: Pick<ParcelEvent, 'text' | 'place'> & { parcelId?: string },
): Promise<void> {
  return postOwn(api, operatorPath`orders/${number}/track`, event);
}

function readOperatorOrder(row: OperatorOrderWire): OperatorOrder {
  const { buyer, tags, parcelEvents } = row;
  return { ...readOrder(row), buyer, tags, parcelEvents };
}
