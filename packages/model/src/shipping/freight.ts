import { money, type Money } from '../money/index.ts';

/** How products are shipped: by ground service in parcels, or by pallet. */
export const FREIGHT_CLASSES = ['ground', 'pallet'] as const;
/** How products are shipped: by ground service in parcels, or by pallet. */
export type FreightClass = (typeof FREIGHT_CLASSES)[number];

/** Longer products always ship by pallet. */
export const LONGEST_PARCEL_MM = 2400;
/** Heavier products ship by pallet. */
export const HEAVIEST_PARCEL_KG = 30;
/** Price of a parcel by ground service. */
export const PARCEL_FREIGHT: Money = money(1200);
/** Subtotal from which ground service is free. Pallets never are. */
export const FREE_FREIGHT_FROM: Money = money(50_000);
/** Price of pallets up to a weight, in ascending order. */
export const PALLET_FREIGHT = [
  { upToKg: 150, freight: money(9500) },
  { upToKg: 500, freight: money(14_500) },
  { upToKg: Infinity, freight: money(21_000) },
] as const;

/** Working days from dispatch to delivery: the least and the most. */
export const DELIVERY_DAYS: Readonly<Record<FreightClass, readonly [number, number]>> = {
  ground: [2, 5],
  pallet: [3, 8],
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
export function palletReason({ lengthMm, weightKg }: ShippedPiece): 'length' | 'weight' | null {
  if (lengthMm > LONGEST_PARCEL_MM) return 'length';
  return weightKg > HEAVIEST_PARCEL_KG ? 'weight' : null;
}

/** The class in which products are shipped together: one piece for the pallet takes the others with it. */
export function freightClassOf(pieces: readonly ShippedPiece[]): FreightClass {
  return pieces.some((piece) => palletReason(piece) !== null) ? 'pallet' : 'ground';
}

/** Weight in grams, in which sums are exact. */
function gramsOf(pieces: readonly ShippedLine[]): number {
  return pieces.reduce((sum, { weightKg, quantity }) => sum + Math.round(weightKg * 1000) * quantity, 0);
}

/** Freight of products that are shipped together in a class. Ground service is charged by the parcel and free from a certain subtotal. */
export function freightFor(freightClass: FreightClass, pieces: readonly ShippedLine[], subtotal: Money): Money {
  const grams = gramsOf(pieces);
  if (freightClass === 'pallet')
    return PALLET_FREIGHT.find(({ upToKg }) => grams <= upToKg * 1000)?.freight ?? money(0);
  if (subtotal >= FREE_FREIGHT_FROM) return money(0);
  const parcels = Math.max(1, Math.ceil(grams / (HEAVIEST_PARCEL_KG * 1000)));
  return money(parcels * PARCEL_FREIGHT);
}
