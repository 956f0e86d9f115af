import { money, type Money } from '@rider/model/money';
import { isPickUp, type PickUpCounter, type ShippingOption } from '@rider/model/shipping';
import type { Api } from '../transport/index.ts';
import { flag, id, list, object, ownField, text, type Untrusted } from '../wire/index.ts';
import type { ShippingChoiceWire, StoreWire } from './option-wire.ts';

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
  if (data.shipping_options !== undefined) return ownField<ShippingOption[]>(data.shipping_options) ?? [];
  if (!flag(data.store_self_mention)) return [];
  const stores = object<{ list: StoreWire[] }>((await api.get('store_list')).data).list;
  const known = { freightClass: null, days: null, workingDays: null, obstacle: null };
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
