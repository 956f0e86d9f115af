import type { ShippingChoiceWire } from '@rider/api/shipping';
import type { Untrusted } from '@rider/api/wire';
import type { Locale } from '@rider/model/locale';
import { money, type Money } from '@rider/model/money';
import {
  arrivalDays,
  FREIGHT_CLASSES,
  freightClassOf,
  freightFor,
  palletReason,
  workingDayAfter,
  type ClosedDays,
  type FreightClass,
  type ShippedLine,
  type ShippingOption,
} from '@rider/model/shipping';
import { dispatchOf } from '../calendar/dispatch.ts';
import { shopDayOf } from '../http/days.ts';
import { textOf, wholeNumberOf } from '../http/parameters.ts';
import { ApiError } from '../http/api-error.ts';
import { DEMONSTRATION_COUNTERS, type Counter } from '../pick-up/counters.ts';

/** The chosen shipping: pick-up at a counter, or delivery in the displayed freight class; null for the class that the products require. */
export interface ShippingChoice {
  counter: Counter | null;
  freightClass: FreightClass | null;
}

/** Delivery in the freight class that the products require. */
export const AS_NEEDED: ShippingChoice = { counter: null, freightClass: null };

/** Reads the choice; defaults to delivery. @throws ApiError `unknown-shipping-method`, `unknown-counter`. */
export function readShippingChoice(parameters: Untrusted<ShippingChoiceWire>): ShippingChoice {
  const type = textOf(parameters, 'shipping_type');
  if (type === '2') {
    const counter = DEMONSTRATION_COUNTERS.find(({ id }) => id === wholeNumberOf(parameters, 'store_id'));
    if (counter === undefined) throw new ApiError('unknown-counter', { status: 400 });
    return { counter, freightClass: null };
  }
  const named = textOf(parameters, 'freight_class');
  const freightClass = FREIGHT_CLASSES.find((known) => known === named) ?? null;
  if (!['', '1'].includes(type) || (named !== '' && freightClass === null))
    throw new ApiError('unknown-shipping-method', { status: 400 });
  return { counter: null, freightClass };
}

/** The freight for the chosen shipping, and its freight class, null for pick-up. @throws ApiError `freight-class-changed`. */
export function freightOf(
  { counter, freightClass: chosen }: ShippingChoice,
  lines: readonly ShippedLine[],
  subtotal: Money,
): { freightClass: FreightClass | null; freight: Money } {
  if (counter !== null) return { freightClass: null, freight: money(0) };
  const freightClass = freightClassOf(lines);
  if (chosen !== null && chosen !== freightClass) throw new ApiError('freight-class-changed', { status: 400 });
  return { freightClass, freight: freightFor(freightClass, lines, subtotal) };
}

/** The dispatch day of an order placed now; later for a presale, null for a group buy, whose group must be complete first. */
export function dispatchDayOf(
  promotions: readonly ({ kind: string; shipsAt: Date | null } | null)[],
  now: number,
  closedDays: ClosedDays,
): string | null {
  if (promotions.some((promotion) => promotion?.kind === 'group')) return null;
  const later = Math.max(0, ...promotions.map((promotion) => promotion?.shipsAt?.getTime() ?? 0));
  return later > now ? workingDayAfter(shopDayOf(later), 0, closedDays) : dispatchOf(now, closedDays).day;
}

/** The shipping options: ground service, or a pallet if the products require it, and each counter. */
export function shippingOptionsOf(
  { lines, subtotal, dispatch }: { lines: readonly ShippedLine[]; subtotal: Money; dispatch: string | null },
  closedDays: ClosedDays,
  locale: Locale,
): ShippingOption[] {
  const needed = freightClassOf(lines);
  const offered = FREIGHT_CLASSES.filter((freightClass) => freightClass === 'ground' || freightClass === needed);
  const delivery = offered.map((freightClass) => ({
    id: freightClass,
    freightClass,
    counter: null,
    freight: freightFor(freightClass, lines, subtotal),
    days: dispatch === null ? null : arrivalDays(freightClass, dispatch, closedDays),
    obstacle: freightClass === needed ? null : (lines.map(palletReason).find((reason) => reason !== null) ?? null),
  }));
  const pickUp = DEMONSTRATION_COUNTERS.map((counter): ShippingOption => {
    const { id, name, address, phone, hours } = counter;
    const day = dispatch === null ? null : workingDayAfter(dispatch, counter.transferDays, closedDays);
    return {
      id: `counter-${id}`,
      freightClass: null,
      counter: { name: name[locale], address, phone, hours: hours[locale] },
      freight: money(0),
      days: day === null ? null : [day, day],
      obstacle: null,
    };
  });
  return [...delivery, ...pickUp];
}
