import type { Money } from '../money/index.ts';
import type { DeliveryDays, FreightClass } from './freight.ts';
import { workingDayAfter, type ClosedDays } from './working-days.ts';

/** A counter of the shop where products are picked up; texts in the reader's language, empty where unknown. */
export interface PickUpCounter {
  name: string;
  /** On one line. */
  address: string;
  phone: string;
  /** Opening hours. */
  hours: string;
}

/** A way to get the products of a checkout: shipped in a freight class, or picked up at a counter. */
export interface ShippingOption {
  /** Names the choice in forms and requests. */
  id: string;
  /** Null for pick-up, and where the backend does not report it. */
  freightClass: FreightClass | null;
  /** Null for delivery. */
  counter: PickUpCounter | null;
  freight: Money;
  /** ISO dates: first and last day of arrival, or the day on which the products are ready twice; null while unknown. */
  days: readonly [first: string, last: string] | null;
  /** Working days from dispatch to delivery; null for pick-up, and where the backend does not report them. */
  workingDays: DeliveryDays | null;
  /** Why the products cannot ship so; null where they can. */
  obstacle: ShippingObstacle | null;
}

/** A piece is longer or heavier than a parcel may be, or the shop does not deliver the products to the address. */
export type ShippingObstacle =
  | { reason: 'length'; limitMm: number }
  | { reason: 'weight'; limitKg: number }
  | { reason: 'place' };

/** Whether the id of an option names a counter. */
export function isPickUp(optionId: string): boolean {
  return optionId.startsWith('counter-');
}

/** First and last day on which products arrive that leave on the working day `dispatch`. */
export function arrivalDays(
  { leastDays, mostDays }: DeliveryDays,
  dispatch: string,
  closedDays: ClosedDays,
): [string, string] {
  return [workingDayAfter(dispatch, leastDays, closedDays), workingDayAfter(dispatch, mostDays, closedDays)];
}
