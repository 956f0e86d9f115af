import type { Order } from '@rider/model/order';
import { readOrder } from '../order/order.ts';
import type { ParcelEvent, Shipment } from '@rider/model/shipping';
import { DELIVERY_TYPES } from '../shipping/wire-names.ts';
import { refusedByFormNames, type WireNames } from '../transport/form-names.ts';
import type { Api } from '../transport/index.ts';
import { id, instant, list, object, requiredObject, text, type Untrusted } from '../wire/index.ts';
import { getOperatorList, type OperatorList, type OperatorListQuery } from './list.ts';
import type { ParcelEventWire } from '../shipping/wire.ts';
import type {
  CorrectionRequestWire,
  OperatorOrderWire,
  OrderBuyerWire,
  OrderNoteRequestWire,
  ParcelEventRequestWire,
  ShipmentRequestWire,
} from './wire.ts';

/** An order as shown at the desk: its buyer, and its tracking events, newest first. */
export interface OperatorOrder extends Order {
  buyer: { uid: string; name: string; account: string; company: string };
  parcelEvents: (ParcelEvent & { parcelId: string })[];
}

/** Filter of the orders that can be shipped now, the longest paid first: nothing keeps them waiting. */
export const TO_SHIP = 'to-ship';

/** A page of all buyers' orders, the latest first; `state` is an order's state or `to-ship`, `search` a number, buyer, product or code. */
export function getOperatorOrders(api: Api, query: OperatorListQuery): Promise<OperatorList<OperatorOrder>> {
  return getOperatorList(api, 'operator/orders', query, readOperatorOrder);
}

/** One order of any buyer. */
export async function getOperatorOrder(api: Api, number: string): Promise<OperatorOrder> {
  return readOperatorOrder(requiredObject<OperatorOrderWire>((await api.get(pathOf(number))).data, 'order'));
}

/** Fields of a shipment by their names in the form. */
export const SHIPMENT_FIELDS = {
  method: 'delivery_type',
  courier: 'courier',
  trackingNumber: 'trackingNumber',
  person: 'person',
  personPhone: 'personPhone',
  content: 'content',
} as const satisfies WireNames<keyof Shipment, ShipmentRequestWire>;

/** Ships pieces of a paid order, by the ids of its lines, or all that are left. Refused with errors by the shipment's fields. */
export async function shipOrder(
  api: Api,
  number: string,
  shipment: Shipment,
  lines?: readonly { lineId: string; quantity: number }[],
): Promise<void> {
  const request = {
    ...shipmentToWire(shipment),
    ...(lines && { cart_ids: lines.map(({ lineId, quantity }) => ({ cart_id: lineId, cart_num: quantity })) }),
  } satisfies ShipmentRequestWire;
  await refusedByFormNames(api.post(`${pathOf(number)}/ship`, request), SHIPMENT_FIELDS);
}

/** Corrects how a parcel was shipped. Refused with errors by the shipment's fields. */
export async function correctParcel(
  api: Api,
  { number, parcelId }: { number: string; parcelId: string },
  shipment: Shipment,
): Promise<void> {
  const request = { ...shipmentToWire(shipment), parcel_id: Number(parcelId) } satisfies CorrectionRequestWire;
  await refusedByFormNames(api.post(`${pathOf(number)}/correct`, request), SHIPMENT_FIELDS);
}

function shipmentToWire({ method, courier, trackingNumber, person, personPhone, content }: Shipment) {
  return { delivery_type: DELIVERY_TYPES[method], courier, trackingNumber, person, personPhone, content };
}

/** Writes the shop's note, which the buyer sees with the order. */
export async function noteOnOrder(api: Api, number: string, note: string): Promise<void> {
  await api.post(`${pathOf(number)}/note`, { remark: note } satisfies OrderNoteRequestWire);
}

/** Adds an event to a parcel's track, the last one's by default, with the current time. */
export async function addParcelEvent(
  api: Api,
  number: string,
  event: Pick<ParcelEvent, 'text' | 'place'> & { parcelId?: string },
): Promise<void> {
  const { parcelId = '', ...happened } = event;
  const request = { ...happened, ...(parcelId && { parcel_id: Number(parcelId) }) } satisfies ParcelEventRequestWire;
  await api.post(`${pathOf(number)}/track`, request);
}

function pathOf(number: string): string {
  return `operator/orders/${encodeURIComponent(number)}`;
}

function readOperatorOrder(row: Untrusted<OperatorOrderWire>): OperatorOrder {
  const buyer = object<OrderBuyerWire>(row.buyer);
  return {
    ...readOrder(row),
    buyer: {
      uid: id(buyer.uid, 'buyer uid'),
      name: text(buyer.nickname),
      account: text(buyer.account),
      company: text(buyer.company),
    },
    parcelEvents: list(row.parcel_events, (item) => {
      const event = object<ParcelEventWire>(item);
      const parcelId = text(event.parcel);
      return { at: instant(event.time) ?? 0, text: text(event.status), place: text(event.place), parcelId };
    }),
  };
}
