import type { ShippingChoiceWire } from '@rider/api/shipping';
import type { Untrusted } from '@rider/api/wire';
import type { Locale } from '@rider/model/locale';
import { money, type Money } from '@rider/model/money';
import { shipDay } from '@rider/model/order';
import {
  arrivalDays,
  FREIGHT_CLASSES,
  freightClassOf,
  freightFor,
  freightZoneOf,
  offeredClass,
  palletReason,
  workingDayAfter,
  type ClosedDays,
  type Counter,
  type FreightClass,
  type FreightRule,
  type FreightZone,
  type ShippedLine,
  type ShippingObstacle,
  type ShippingOption,
} from '@rider/model/shipping';
import { dispatchOf, type WorkingTime } from '../calendar/dispatch.ts';
import type { Database } from '../database/open.ts';
import { shopDayOf } from '../http/days.ts';
import { textOf, wholeNumberOf } from '../http/parameters.ts';
import { ApiError } from '../http/api-error.ts';
import { readOfferedCounters } from '../pick-up/counters.ts';
import type { ShipTo } from '../tax/tax-of-sale.ts';

/** The chosen shipping: pick-up at a counter, or delivery in the displayed freight class; null for the class that the products require. */
export interface ShippingChoice {
  counter: Counter | null;
  freightClass: FreightClass | null;
}

/** Delivery in the freight class that the products require. */
export const AS_NEEDED: ShippingChoice = { counter: null, freightClass: null };

/** Reads the choice; defaults to delivery. @throws ApiError `unknown-shipping-method`, `unknown-counter`. */
export async function readShippingChoice(
  database: Database,
  parameters: Untrusted<ShippingChoiceWire>,
): Promise<ShippingChoice> {
  const type = textOf(parameters, 'shipping_type');
  if (type === '2') {
    const counters = await readOfferedCounters(database);
    const counter = counters.find(({ id }) => id === wholeNumberOf(parameters, 'store_id'));
    if (counter === undefined) throw new ApiError('unknown-counter', { status: 400 });
    return { counter, freightClass: null };
  }
  const named = textOf(parameters, 'freight_class');
  const freightClass = FREIGHT_CLASSES.find((known) => known === named) ?? null;
  if (!['', '1'].includes(type) || (named !== '' && freightClass === null))
    throw new ApiError('unknown-shipping-method', { status: 400 });
  return { counter: null, freightClass };
}

/** Products to ship, and where to: null while it is unknown. */
export interface Shipping {
  lines: readonly ShippedLine[];
  subtotal: Money;
  shipTo: ShipTo | null;
  rule: FreightRule;
}

/** The zone of a destination, the first one while it is unknown; null if the shop does not deliver there. */
function zoneOf({ shipTo, rule }: Pick<Shipping, 'shipTo' | 'rule'>): FreightZone | null {
  return shipTo === null ? (rule.zones[0] ?? null) : freightZoneOf(rule, shipTo);
}

function freightIn(zone: FreightZone, freightClass: FreightClass, { lines, subtotal, rule }: Shipping): Money {
  const { heaviestParcelKg } = rule;
  return freightFor(freightClass, { pieces: lines, subtotal, heaviestParcelKg }, zone);
}

/** The freight of a checkout. */
export interface Freight {
  freight: Money;
  /** Null for pick-up, and in an estimate for an address to which the products are not delivered. */
  freightClass: FreightClass | null;
  /** Subtotal from which delivery is free; null for never. */
  freeFrom: Money | null;
}

const NO_FREIGHT: Freight = { freight: money(0), freightClass: null, freeFrom: null };

/**
 * The freight for the chosen shipping. An estimate is in the class of the destination, since the buyer may have chosen for another address.
 * @throws ApiError `freight-class-changed`, and `no-delivery` if it is no estimate.
 */
export function freightOf(
  { counter, freightClass: chosen }: ShippingChoice,
  shipping: Shipping,
  isEstimate: boolean,
): Freight {
  if (counter !== null) return NO_FREIGHT;
  const needed = freightClassOf(shipping.lines, shipping.rule);
  const zone = zoneOf(shipping);
  const offered = zone === null ? null : offeredClass(needed, zone);
  if (offered === null && !isEstimate) throw new ApiError('no-delivery', { status: 400 });
  const isOtherClass = chosen !== null && chosen !== offered;
  if (isOtherClass && (!isEstimate || (chosen === 'ground' && needed === 'pallet')))
    throw new ApiError('freight-class-changed', { status: 400 });
  if (zone === null || offered === null) return NO_FREIGHT;
  const freeFrom = offered === 'ground' ? zone.ground.freeFrom : null;
  return { freightClass: offered, freight: freightIn(zone, offered, shipping), freeFrom };
}

/** The dispatch day of an order placed now; later for a presale, null for a group buy, whose group must be complete first. */
export function dispatchDayOf(
  promotions: readonly ({ kind: string; shipsAt: Date | null } | null)[],
  now: number,
  time: WorkingTime,
): string | null {
  if (promotions.some((promotion) => promotion?.kind === 'group')) return null;
  const later = Math.max(0, ...promotions.map((promotion) => promotion?.shipsAt?.getTime() ?? 0));
  return later > now ? workingDayAfter(shopDayOf(later), 0, time.closedDays) : dispatchOf(now, time).day;
}

/** Why products that need a pallet cannot ship by ground service. */
function parcelObstacle(lines: readonly ShippedLine[], rule: FreightRule): ShippingObstacle | null {
  const reason = lines.map((line) => palletReason(line, rule)).find((found) => found !== null);
  if (reason === undefined) return null;
  return reason === 'length' ? { reason, limitMm: rule.longestParcelMm } : { reason, limitKg: rule.heaviestParcelKg };
}

/** Ground service, or a pallet if the products require it; with an obstacle where the shop does not deliver them. */
function deliveryOptionsOf(shipping: Shipping, dispatch: string | null, closedDays: ClosedDays): ShippingOption[] {
  const { lines, rule } = shipping;
  const needed = freightClassOf(lines, rule);
  const zone = zoneOf(shipping);
  const offered = zone === null ? null : offeredClass(needed, zone);
  const shown = FREIGHT_CLASSES.filter(
    (freightClass) => freightClass === (offered ?? needed) || (freightClass === 'ground' && zone?.ground.offered),
  );
  return shown.map((freightClass) => {
    const rates = zone?.[freightClass] ?? null;
    const isOffered = freightClass === offered;
    const obstacle = freightClass === 'ground' && needed === 'pallet' ? parcelObstacle(lines, rule) : null;
    return {
      id: freightClass,
      freightClass,
      counter: null,
      freight: zone === null ? money(0) : freightIn(zone, freightClass, shipping),
      days: dispatch === null || rates === null ? null : arrivalDays(rates, dispatch, closedDays),
      workingDays: rates === null ? null : { leastDays: rates.leastDays, mostDays: rates.mostDays },
      obstacle: isOffered ? null : (obstacle ?? { reason: 'place' }),
    };
  });
}

/** The shipping options: delivery and each counter, whose products can leave on `earliest` and may leave from `notBefore` on. */
export function shippingOptionsOf(
  shipping: Shipping,
  {
    earliest,
    notBefore,
    closedDays,
    counters,
  }: { earliest: string | null; notBefore: string | null; closedDays: ClosedDays; counters: readonly Counter[] },
  locale: Locale,
): ShippingOption[] {
  const first = (possible: string | null) => possible && shipDay({ notBefore }, possible, closedDays);
  const pickUp = counters.map((counter): ShippingOption => {
    const { id, name, address, phone, hours } = counter;
    const day = first(earliest && workingDayAfter(earliest, counter.transferDays, closedDays));
    return {
      id: `counter-${id}`,
      freightClass: null,
      counter: { name: name[locale], address, phone, hours: hours[locale] },
      freight: money(0),
      days: day === null ? null : [day, day],
      workingDays: null,
      obstacle: null,
    };
  });
  return [...deliveryOptionsOf(shipping, first(earliest), closedDays), ...pickUp];
}
