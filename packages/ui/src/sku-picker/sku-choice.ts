/** An attribute a buyer chooses by, e.g. finish or glass thickness. */
export interface SkuAttribute {
  name: string;
  values: readonly { label: string; color: string | null }[];
}

/** What the picker must know of a SKU: its value per attribute, in the attributes' order, and its stock. */
export interface SkuVariant {
  values: readonly string[];
  stock: number;
}

function agrees(variant: SkuVariant, chosen: readonly string[], upTo: number): boolean {
  return chosen.slice(0, upTo).every((value, index) => variant.values[index] === value);
}

/** The SKU of a full choice, or undefined when no such combination is made. */
export function findSku<Variant extends SkuVariant>(
  skus: readonly Variant[],
  chosen: readonly string[],
): Variant | undefined {
  return skus.find((sku) => sku.values.length === chosen.length && agrees(sku, chosen, chosen.length));
}

/** Whether a value can be had with what is chosen before it; a later attribute gives way to an earlier one. */
export type Availability = 'available' | 'out-of-stock' | 'no-combination';

/** Judges one value of the attribute at `index`. */
export function availabilityOf(
  skus: readonly SkuVariant[],
  chosen: readonly string[],
  index: number,
  label: string,
): Availability {
  const made = skus.filter((sku) => sku.values[index] === label && agrees(sku, chosen, index));
  if (made.length === 0) return 'no-combination';
  const exact = made.filter((sku) => chosen.every((value, other) => other <= index || sku.values[other] === value));
  return (exact.length > 0 ? exact : made).some((sku) => sku.stock > 0) ? 'available' : 'out-of-stock';
}

/**
 * The choice after picking a value: earlier attributes stay, later ones stay where the combination is made and
 * otherwise move to the nearest one that is, so that no choice is a dead end. An unmade value leaves the choice as it is.
 */
export function chooseValue(
  skus: readonly SkuVariant[],
  chosen: readonly string[],
  index: number,
  label: string,
): readonly string[] {
  const made = skus.filter((sku) => sku.values[index] === label && agrees(sku, chosen, index));
  const kept = (sku: SkuVariant) => sku.values.filter((value, other) => value === chosen[other]).length;
  const [best] = made.toSorted((a, b) => kept(b) - kept(a) || Number(b.stock > 0) - Number(a.stock > 0));
  return best ? best.values : chosen;
}

/** The choice a page begins with: the first SKU in stock, else the first. */
export function firstChoice(skus: readonly SkuVariant[]): readonly string[] {
  return (skus.find((sku) => sku.stock > 0) ?? skus[0])?.values ?? [];
}
