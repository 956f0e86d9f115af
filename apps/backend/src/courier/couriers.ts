import type { Locale, Localized } from '@rider/model/locale';

/** A courier company of the shop. */
export interface Courier {
  id: number;
  code: string;
  name: Localized;
  /** URL of its tracking page; the tracking number is appended. */
  page: string;
}

const both = (name: string): Localized => ({ 'en-US': name, 'zh-CN': name });

/** The couriers of the shop, in the order they are offered. */
export const COURIERS: readonly Courier[] = [
  { id: 1, code: 'ups', name: both('UPS'), page: 'https://www.ups.com/track?tracknum=' },
  { id: 2, code: 'fedex', name: both('FedEx'), page: 'https://www.fedex.com/fedextrack/?trknbr=' },
  { id: 3, code: 'usps', name: both('USPS'), page: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=' },
  {
    id: 4,
    code: 'dhl',
    name: both('DHL'),
    page: 'https://www.dhl.com/en/express/tracking.html?AWB=',
  },
  {
    id: 5,
    code: 'shunfeng',
    name: { 'en-US': 'SF Express', 'zh-CN': '顺丰速运' },
    page: 'https://www.sf-express.com/we/ow/chn/en/waybill/waybill-detail/',
  },
  { id: 6, code: 'freight', name: { 'en-US': 'Freight forwarder', 'zh-CN': '货运物流' }, page: '' },
];

/** A courier by its code. */
export function courierOf(code: string): Courier | undefined {
  return COURIERS.find((courier) => courier.code === code);
}

/** A courier by its code or its name in any language, in upper or lower case. */
export function courierNamed(text: string): Courier | undefined {
  const wanted = text.trim().toLowerCase();
  return COURIERS.find(({ code, name }) =>
    [code, ...Object.values(name)].some((each) => each.toLowerCase() === wanted),
  );
}

/** The courier's tracking page of a parcel; empty where it has none. */
export function parcelPage(code: string, trackingNumber: string): string {
  const page = courierOf(code)?.page ?? '';
  return page === '' || trackingNumber === '' ? '' : page + encodeURIComponent(trackingNumber);
}

/** Name of a courier in a language; for an unknown code the name stored with the order. */
export function courierName(code: string, written: string, locale: Locale): string {
  return courierOf(code)?.name[locale] ?? written;
}
