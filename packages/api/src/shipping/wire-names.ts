import type { ShippingMethod } from '@rider/model/shipping';

/** How the wire names the ways to ship (contract 3.7 `delivery_type`). */
export const DELIVERY_TYPES: Readonly<Record<ShippingMethod, string>> = {
  deliver: 'express',
  person: 'send',
  virtual: 'fictitious',
};

/** The way to ship behind a wire name; null before an order was shipped. */
export function shippingMethodOf(name: string): ShippingMethod | null {
  const found = Object.entries(DELIVERY_TYPES).find(([, wire]) => wire === name);
  return found ? (found[0] as ShippingMethod) : null;
}
