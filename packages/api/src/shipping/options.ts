import { money, type Money } from '@rider/model/money';
import { FREIGHT_CLASSES, isPickUp, type PickUpCounter, type ShippingOption } from '@rider/model/shipping';
import type { Api } from '../transport/index.ts';
import { amountOrZero, flag, id, list, object, requiredObject, text, type Untrusted } from '../wire/index.ts';
import type { ShippingChoiceWire, ShippingOptionWire, StoreWire } from './option-wire.ts';

const OBSTACLES = ['length', 'weight'] as const;

/** A store as a counter. */
export function readCounter(data: unknown): PickUpCounter {
  const { name, phone, address, detailed_address: street, day_time: hours } = object<StoreWire>(data);
  return {
    name: text(name),
    address: [text(address).replaceAll(',', ' '), text(street)].filter(Boolean).join(' '),
    phone: text(phone),
    hours: text(hours),
  };
}

function readOption(item: unknown): ShippingOption {
  const row = requiredObject<ShippingOptionWire>(item, 'shipping option');
  const freightClass = FREIGHT_CLASSES.find((known) => known === row.freight_class) ?? null;
  const [first, last] = [text(row.first_day), text(row.last_day)];
  return {
    id: freightClass ?? counterId(row.store),
    freightClass,
    counter: freightClass === null ? readCounter(row.store) : null,
    freight: amountOrZero(row.postage),
    days: first === '' ? null : [first, last],
    obstacle: OBSTACLES.find((known) => known === row.obstacle) ?? null,
  };
}

function counterId(store: unknown): string {
  return `counter-${id(object<StoreWire>(store).id, 'store id')}`;
}

/**
 * The shipping options of a checkout, empty for no choice. Where the backend sends only CRMEB's `store_self_mention`, for pick-up, the
 * counters come from `store_list`.
 */
export async function readShippingOptions(
  api: Api,
  data: Untrusted<{ shipping_options: unknown; store_self_mention: unknown }>,
  freight: Money,
): Promise<ShippingOption[]> {
  if (data.shipping_options !== undefined) return list(data.shipping_options, readOption);
  if (!flag(data.store_self_mention)) return [];
  const stores = object<{ list: StoreWire[] }>((await api.get('store_list')).data).list;
  const known = { freightClass: null, days: null, obstacle: null };
  const counters = list(stores, (store) => ({
    ...known,
    id: counterId(store),
    counter: readCounter(store),
    freight: money(0),
  }));
  return counters.length === 0 ? [] : [{ ...known, id: 'delivery', counter: null, freight }, ...counters];
}

/** An option's id as the fields of a request; without one the shop ships as the products need. */
export function shippingToWire(optionId = 'delivery'): ShippingChoiceWire {
  if (isPickUp(optionId)) return { shipping_type: 2, store_id: optionId.slice('counter-'.length) };
  return { shipping_type: 1, ...(optionId !== 'delivery' && { freight_class: optionId }) };
}
