import type { ShippingMethod } from '@rider/model/shipping';

/** The wire's names of the shipping methods (`delivery_type`). */
export const DELIVERY_TYPES: Readonly<Record<ShippingMethod, string>> = {
  deliver: 'express',
  person: 'send',
  virtual: 'fictitious',
  pickup: 'pickup',
};

/** The shipping method of a wire name; null before an order is shipped. */
export function shippingMethodOf(name: string): ShippingMethod | null {
  const found = Object.entries(DELIVERY_TYPES).find(([, wire]) => wire === name);
  return found ? (found[0] as ShippingMethod) : null;
}
