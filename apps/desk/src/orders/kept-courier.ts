import type { ShippingMethod } from '@rider/model/shipping';

/** How the last order was shipped, with the courier's code. */
export interface KeptCourier {
  method: ShippingMethod;
  courier: string;
}

let kept: KeptCourier | null = null;

/** How the operator shipped last, since the desk was opened; most orders of a day go the same way. */
export function keptCourier(): KeptCourier | null {
  return kept;
}

/** Stores the courier of an order for the next one. */
export function keepCourier({ method, courier }: KeptCourier): void {
  kept = { method, courier };
}
