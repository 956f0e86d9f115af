import type { StoreWire } from '@rider/api/shipping';
import type { Locale, Localized } from '@rider/model/locale';
import type { Counter, Counters } from '@rider/model/shipping';
import type { Database } from '../database/open.ts';
import { readFreight } from '../freight/freight-rule.ts';
import { readSetting, type Setting } from '../setting/settings.ts';

/** The counters of the shop; none at first. */
export const COUNTERS: Setting<Counters> = { name: 'counters', initial: { counters: [] }, action: 'counters.save' };

/** The counters that buyers can choose, in display order. */
export async function readOfferedCounters(database: Database): Promise<Counter[]> {
  const { offersPickUp } = await readFreight(database);
  if (!offersPickUp) return [];
  const { counters } = await readSetting(database, COUNTERS);
  return counters.filter(({ offered }) => offered);
}

/** What an order saves of its counter, so that later changes leave the order as it is. */
export type CounterOfOrder = Pick<Counter, 'id' | 'name' | 'address' | 'phone' | 'hours'>;

/** The facts of a counter that an order saves. */
export function counterOfOrder({ id, name, address, phone, hours }: Counter): CounterOfOrder {
  return { id, name, address, phone, hours };
}

/** The place of a counter, for tax. */
export function placeOfCounter({ place, city, zip }: Counter) {
  const [country = '', state = ''] = place.split('-');
  return { country, state, city, zip };
}

/** A counter on the wire, where CRMEB calls it a store. */
export function counterToWire({ id, name, address, phone, hours }: CounterOfOrder, locale: Locale): StoreWire {
  return { id, name: name[locale], phone, address: '', detailed_address: address, day_time: hours[locale] };
}

/** Name and address of a counter on one line, per language. */
export function counterLine({ name, address }: CounterOfOrder): Localized {
  return { 'en-US': `${name['en-US']}, ${address}`, 'zh-CN': `${name['zh-CN']}，${address}` };
}
