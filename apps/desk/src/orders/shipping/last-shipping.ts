import type { ShippingMethod } from '@rider/model/shipping';

/** How the last order was shipped, with the courier's code. */
export interface LastShipping {
  method: ShippingMethod;
  courier: string;
}

let last: LastShipping | null = null;

/** How the operator shipped last, since the desk was opened; most orders of a day go the same way. */
export function lastShipping(): LastShipping | null {
  return last;
}

/** Stores how an order was shipped, for the next one. */
export function storeShipping({ method, courier }: LastShipping): void {
  last = { method, courier };
}
