import type { Localized } from '../locale/index.ts';
import { money, type Money } from '../money/index.ts';

/** How products are shipped: by ground service in parcels, or by pallet. */
export const FREIGHT_CLASSES = ['ground', 'pallet'] as const;
/** How products are shipped: by ground service in parcels, or by pallet. */
export type FreightClass = (typeof FREIGHT_CLASSES)[number];

/** The place of a zone that covers all countries. */
export const EVERYWHERE = '*';

/** Working days from dispatch to delivery. */
export interface DeliveryDays {
  leastDays: number;
  mostDays: number;
}

/** Ground service to a zone. */
export interface GroundRates extends DeliveryDays {
  offered: boolean;
  /** Price of one parcel. */
  parcel: Money;
  /** Subtotal from which ground service is free; null for never. */
  freeFrom: Money | null;
}

/** The price of pallets up to a weight; null for any weight. */
export interface PalletPrice {
  upToKg: number | null;
  freight: Money;
}

/** Pallets to a zone. They are never free. */
export interface PalletRates extends DeliveryDays {
  offered: boolean;
  /** By ascending weight; the last one has no limit. */
  prices: PalletPrice[];
}

/** Destinations with the same freight. */
export interface FreightZone {
  name: Localized;
  /** Codes of countries (`US`) and of their states (`US-AK`), or {@link EVERYWHERE}. */
  places: string[];
  ground: GroundRates;
  pallet: PalletRates;
}

/** What decides whether products ship by pallet. */
export interface ParcelLimits {
  /** Longer products always ship by pallet. */
  longestParcelMm: number;
  /** Heavier products ship by pallet. */
  heaviestParcelKg: number;
}

/** How the shop ships, as operators set it. */
export interface FreightRule extends ParcelLimits {
  /** Hour on the shop's clock until which an order counts for the same working day. */
  cutOffHour: number;
  /** Working days from then until products in stock leave; 0 for the same day. */
  handlingDays: number;
  /** Whether buyers may pick up their orders. */
  offersPickUp: boolean;
  zones: FreightZone[];
}

/** The rule of a shop whose operators have set none. */
export const INITIAL_FREIGHT: FreightRule = {
  longestParcelMm: 2400,
  heaviestParcelKg: 30,
  cutOffHour: 14,
  handlingDays: 0,
  offersPickUp: true,
  zones: [
    {
      name: { 'en-US': 'All destinations', 'zh-CN': '所有地区' },
      places: [EVERYWHERE],
      ground: { offered: true, parcel: money(1200), freeFrom: money(50_000), leastDays: 2, mostDays: 5 },
      pallet: {
        offered: true,
        prices: [
          { upToKg: 150, freight: money(9500) },
          { upToKg: 500, freight: money(14_500) },
          { upToKg: null, freight: money(21_000) },
        ],
        leastDays: 3,
        mostDays: 8,
      },
    },
  ],
};

/** A piece as it is shipped. */
export interface ShippedPiece {
  /** Millimetres; 0 where it fits into a parcel anyway. */
  lengthMm: number;
  weightKg: number;
}

/** Products of an order as they are shipped. */
export interface ShippedLine extends ShippedPiece {
  quantity: number;
}

/** Why products ship by pallet; null for ground service. */
export function palletReason(
  { lengthMm, weightKg }: ShippedPiece,
  { longestParcelMm, heaviestParcelKg }: ParcelLimits,
): 'length' | 'weight' | null {
  if (lengthMm > longestParcelMm) return 'length';
  return weightKg > heaviestParcelKg ? 'weight' : null;
}

/** What a product page shows of the freight rule. */
export interface ShownLimits extends ParcelLimits {
  /** The lowest price of a pallet; null if no zone gets pallets. */
  palletFrom: Money | null;
}

/** What product pages show of a freight rule. */
export function shownLimitsOf({ longestParcelMm, heaviestParcelKg, zones }: FreightRule): ShownLimits {
  const prices = zones.flatMap(({ pallet }) => (pallet.offered ? pallet.prices.map(({ freight }) => freight) : []));
  const palletFrom = prices.length === 0 ? null : money(Math.min(...prices));
  return { longestParcelMm, heaviestParcelKg, palletFrom };
}

/** The class that products need together: one piece for the pallet takes the others with it. */
export function freightClassOf(pieces: readonly ShippedPiece[], limits: ParcelLimits): FreightClass {
  return pieces.some((piece) => palletReason(piece, limits) !== null) ? 'pallet' : 'ground';
}

/** The zone of a destination: that of its state before that of its country, before the one for everywhere; null if the shop does not deliver there. */
export function freightZoneOf(
  { zones }: Pick<FreightRule, 'zones'>,
  { country, state }: { country: string; state: string },
): FreightZone | null {
  for (const place of [`${country}-${state}`, country, EVERYWHERE]) {
    const zone = zones.find(({ places }) => places.includes(place));
    if (zone !== undefined) return zone;
  }
  return null;
}

/** The class in which a zone gets products that need `needed`; null if it does not get them. A pallet takes what fits into parcels, too. */
export function offeredClass(needed: FreightClass, { ground, pallet }: FreightZone): FreightClass | null {
  if (needed === 'ground' && ground.offered) return 'ground';
  return pallet.offered ? 'pallet' : null;
}

/** Weight in grams, in which sums are exact. */
function gramsOf(pieces: readonly ShippedLine[]): number {
  return pieces.reduce((sum, { weightKg, quantity }) => sum + Math.round(weightKg * 1000) * quantity, 0);
}

/** What is shipped: the products, their subtotal, and the weight of a parcel at most. */
export interface Shipped {
  pieces: readonly ShippedLine[];
  subtotal: Money;
  heaviestParcelKg: number;
}

/** Freight of products that are shipped together in a class. Ground service is charged by the parcel and free from a certain subtotal. */
export function freightFor(freightClass: FreightClass, shipped: Shipped, { ground, pallet }: FreightZone): Money {
  const { pieces, subtotal, heaviestParcelKg } = shipped;
  const grams = gramsOf(pieces);
  if (freightClass === 'pallet')
    return pallet.prices.find(({ upToKg }) => upToKg === null || grams <= upToKg * 1000)?.freight ?? money(0);
  if (ground.freeFrom !== null && subtotal >= ground.freeFrom) return money(0);
  const parcels = Math.max(1, Math.ceil(grams / (heaviestParcelKg * 1000)));
  return money(parcels * ground.parcel);
}
