/** An option to choose by, e.g. finish or glass thickness. */
export interface PickerOption {
  name: string;
  values: readonly { label: string; color: string | null }[];
}

/** The fields of a variant that the picker uses: its value per option, in order, and its stock. */
export interface PickerVariant {
  values: readonly string[];
  stock: number;
}

function agrees(variant: PickerVariant, chosen: readonly string[], upTo: number): boolean {
  return chosen.slice(0, upTo).every((value, index) => variant.values[index] === value);
}

/** The variant of a complete choice; undefined when there is no such combination. */
export function findVariant<Variant extends PickerVariant>(
  variants: readonly Variant[],
  chosen: readonly string[],
): Variant | undefined {
  return variants.find((variant) => variant.values.length === chosen.length && agrees(variant, chosen, chosen.length));
}

/** Whether a value is available with the earlier choices; later options depend on earlier ones. */
export type Availability = 'available' | 'out-of-stock' | 'no-combination';

/** Returns the availability of a value of the option at `index`. */
export function availabilityOf(
  variants: readonly PickerVariant[],
  chosen: readonly string[],
  index: number,
  label: string,
): Availability {
  const candidates = variants.filter((variant) => variant.values[index] === label && agrees(variant, chosen, index));
  if (candidates.length === 0) return 'no-combination';
  const exact = candidates.filter((variant) =>
    chosen.every((value, other) => other <= index || variant.values[other] === value),
  );
  return (exact.length > 0 ? exact : candidates).some((variant) => variant.stock > 0) ? 'available' : 'out-of-stock';
}

/**
 * Returns the choice after selecting a value. Earlier options stay; later ones stay if the combination exists, or change to the nearest
 * that does, so that no choice is a dead end. An unavailable value changes nothing.
 */
export function chooseValue(
  variants: readonly PickerVariant[],
  chosen: readonly string[],
  index: number,
  label: string,
): readonly string[] {
  const candidates = variants.filter((variant) => variant.values[index] === label && agrees(variant, chosen, index));
  const agreement = (variant: PickerVariant) => variant.values.filter((value, other) => value === chosen[other]).length;
  const [best] = candidates.toSorted(
    (a, b) => agreement(b) - agreement(a) || Number(b.stock > 0) - Number(a.stock > 0),
  );
  return best ? best.values : chosen;
}

/** The initial choice: the first variant in stock, else the first. */
export function firstChoice(variants: readonly PickerVariant[]): readonly string[] {
  return (variants.find((variant) => variant.stock > 0) ?? variants[0])?.values ?? [];
}
