import { isErrorNamed } from '../error/error-names.ts';
import { ApiError, type Api } from '../transport/index.ts';
import { amountOrZero, id, instant, list, number, object, requiredObject, text } from '../wire/index.ts';
import type { Courier, ParcelEvent, ParcelTrack } from '@rider/model/shipping';
import { shippingMethodOf } from './wire-names.ts';
import type {
  CourierWire,
  ParcelEventsWire,
  ParcelEventWire,
  ParcelLineWire,
  ParcelOrderWire,
  ParcelTrackWire,
} from './wire.ts';

/** The existing backend's code for "no tracking service"; our backend always tracks parcels. */
const NO_TRACKING_SERVICE = 410085;

/** The shop's courier companies. */
export async function getCouriers(api: Api): Promise<Courier[]> {
  return list((await api.get('logistics')).data, (item) => {
    const row = object<CourierWire>(item);
    return { id: id(row.id, 'courier id'), code: text(row.code), name: text(row.name) };
  });
}

/** The track of an own order's parcel, the last one by default; null where there is no parcel or no tracking. */
export async function getParcelTrack(api: Api, orderNumber: string, parcelId?: string): Promise<ParcelTrack | null> {
  try {
    const query = parcelId ? { parcel: parcelId } : undefined;
    const answer = await api.get(`order/express/${encodeURIComponent(orderNumber)}`, query);
    return readTrack(answer.data);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (isErrorNamed(error, 'nothing-to-track') || Number(error.code) === NO_TRACKING_SERVICE) return null;
    throw error;
  }
}

function readTrack(data: unknown): ParcelTrack {
  const { order, express } = requiredObject<ParcelTrackWire>(data, 'track');
  const row = object<ParcelOrderWire>(order);
  const method = shippingMethodOf(text(row.delivery_type));
  return {
    method,
    carrier: text(row.delivery_name),
    trackingNumber: method === 'deliver' ? text(row.delivery_id) : '',
    phone: method === 'person' ? text(row.delivery_id) : '',
    href: text(row.delivery_url),
    address: text(row.user_address),
    lines: list(row.cartInfo, readParcelLine),
    events: list(
      object<ParcelEventsWire>(object<ParcelTrackWire['express']>(express).result).list,
      readParcelEvent,
    ).toSorted((one, other) => other.at - one.at),
  };
}

function readParcelLine(item: unknown): ParcelTrack['lines'][number] {
  const line = object<ParcelLineWire>(item);
  const product = object<ParcelLineWire['productInfo']>(line.productInfo);
  return {
    name: text(product.store_name),
    image: text(product.image),
    quantity: number(line.cart_num),
    unit: text(product.unit_name),
    unitPrice: amountOrZero(line.truePrice),
  };
}

function readParcelEvent(item: unknown): ParcelEvent {
  const event = object<ParcelEventWire>(item);
  return { at: instant(event.time) ?? 0, text: text(event.status), place: text(event.place) };
}
