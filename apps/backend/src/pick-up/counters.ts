import type { StoreWire } from '@rider/api/shipping';
import type { Locale, Localized } from '@rider/model/locale';

/** A pick-up counter of the shop, with its place, whose tax applies. */
export interface Counter {
  id: number;
  name: Localized;
  country: string;
  state: string;
  city: string;
  zip: string;
  /** On one line, in postal format. */
  address: string;
  phone: string;
  hours: Localized;
  /** Working days from dispatch to arrival at the counter. */
  transferDays: number;
}

/** The counters of the demonstration shop, in display order. Replace them: the addresses are invented. */
export const DEMONSTRATION_COUNTERS: readonly Counter[] = [
  {
    id: 1,
    name: { 'en-US': 'Pasadena counter', 'zh-CN': '帕萨迪纳自提点' },
    country: 'US',
    state: 'CA',
    city: 'Pasadena',
    zip: '91105',
    address: '1480 Foundry Row, Suite 6, Pasadena, CA 91105',
    phone: '+1 (626) 555-0142',
    hours: {
      'en-US': 'Mon-Fri 7:30 am - 5:00 pm, Sat 8:00 am - 12:00 noon',
      'zh-CN': '周一至周五 7:30-17:00，周六 8:00-12:00',
    },
    transferDays: 0,
  },
  {
    id: 2,
    name: { 'en-US': 'San Diego counter', 'zh-CN': '圣迭戈自提点' },
    country: 'US',
    state: 'CA',
    city: 'San Diego',
    zip: '92126',
    address: '9225 Glazier Court, San Diego, CA 92126',
    phone: '+1 (858) 555-0164',
    hours: { 'en-US': 'Mon-Fri 7:30 am - 4:00 pm', 'zh-CN': '周一至周五 7:30-16:00' },
    transferDays: 2,
  },
];

/** A counter on the wire, where CRMEB calls it a store. */
export function counterToWire({ id, name, address, phone, hours }: Counter, locale: Locale): StoreWire {
  return { id, name: name[locale], phone, address: '', detailed_address: address, day_time: hours[locale] };
}

/** Name and address of a counter on one line, per language. */
export function counterLine({ name, address }: Counter): Localized {
  return { 'en-US': `${name['en-US']}, ${address}`, 'zh-CN': `${name['zh-CN']}，${address}` };
}
