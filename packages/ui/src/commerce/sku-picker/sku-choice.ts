/** An attribute to choose by, e.g. finish or glass thickness. */
export interface SkuAttribute {
  name: string;
  values: readonly { label: string; color: string | null }[];
}

/** The fields of a SKU that the picker uses: its value per attribute, in order, and its stock. */
export interface SkuVariant {
  values: readonly string[];
  stock: number;
}

function agrees(variant: SkuVariant, chosen: readonly string[], upTo: number): boolean {
  return chosen.slice(0, upTo).every((value, index) => variant.values[index] === value);
}

/** The SKU of a complete choice; undefined when there is no such combination. */
export function findSku<Variant extends SkuVariant>(
  skus: readonly Variant[],
  chosen: readonly string[],
): Variant | undefined {
  return skus.find((sku) => sku.values.length === chosen.length && agrees(sku, chosen, chosen.length));
}

/** Whether a value is available with the choices before it; later attributes yield to earlier ones. */
export type Availability = 'available' | 'out-of-stock' | 'no-combination';

/** Availability of one value of the attribute at `index`. */
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
 * The choice after picking a value: earlier attributes stay; later ones stay if the combination exists, else change to
 * the nearest that does, so that no choice is a dead end. An unavailable value changes nothing.
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

/** The initial choice: the first SKU in stock, else the first. */
export function firstChoice(skus: readonly SkuVariant[]): readonly string[] {
  return (skus.find((sku) => sku.stock > 0) ?? skus[0])?.values ?? [];
}
