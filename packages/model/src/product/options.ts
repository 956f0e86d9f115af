import type { Localized } from '../locale/index.ts';
import type { ProductDraft, ProductOption, VariantDraft } from './draft.ts';

/** A value of an option; without a key it gets one from its label. */
export interface NewOptionValue {
  key?: string | undefined;
  label: Localized;
  swatch?: string | undefined;
}

/** A key from an English text that none of `taken` has: `12 mm (1/2")` becomes `12-mm-1-2`. */
function keyOf(text: string, taken: readonly string[]): string {
  const slug =
    text
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')
      .slice(0, 40) || 'value';
  const numbered = [slug, ...taken.map((_, index) => `${slug}-${index + 2}`)];
  return numbered.find((key) => !taken.includes(key)) ?? slug;
}

function valueOf({ key, label, swatch }: NewOptionValue, taken: readonly string[]): ProductOption['values'][number] {
  return { key: key ?? keyOf(label['en-US'], taken), label, ...(swatch && { swatch }) };
}

/** How SKUs abbreviate a value: a key such as `CH`, or the beginning of its label, `8MM` of `8 mm (5/16")`. */
function abbreviationOf({ key, label }: ProductOption['values'][number]): string {
  if (/^[A-Z0-9]{1,4}$/.test(key)) return key;
  return (/^[\d.]+ ?[a-z]+|^\w+/i.exec(label['en-US'])?.[0] ?? key).replaceAll(' ', '').toUpperCase();
}

/** The SKU of a variant with another value: the old value's part is replaced, or the new one's is added. */
function codeWith(code: string, before: string, after: string): string {
  if (code === '') return '';
  const parts = code.split('-');
  const place = parts.lastIndexOf(before);
  return (place < 0 ? [...parts, after] : parts.with(place, after)).join('-').replaceAll(/[^A-Z0-9.-]/g, '');
}

/**
 * Adds a value to an option, with a variant for each combination of the other options: a copy of the variant with that combination, without
 * barcode, with a SKU like its own.
 */
export function addOptionValue(draft: ProductDraft, optionKey: string, added: NewOptionValue): ProductDraft {
  const option = draft.options.find(({ key }) => key === optionKey);
  if (option === undefined) return draft;
  const taken = option.values.map(({ key }) => key);
  const value = valueOf(added, taken);
  const others = ({ values }: VariantDraft) =>
    draft.options.filter((each) => each !== option).map(({ key }) => values[key] ?? '');
  // The first variant of each combination.
  const patterns = new Map(draft.variants.toReversed().map((variant) => [others(variant).join('|'), variant]));
  const variants = [...patterns.values()].toReversed().map((pattern) => {
    const old = option.values.find(({ key }) => key === pattern.values[optionKey]);
    return {
      ...pattern,
      id: '',
      barcode: '',
      code: codeWith(pattern.code, old === undefined ? '' : abbreviationOf(old), abbreviationOf(value)),
      values: { ...pattern.values, [optionKey]: value.key },
    };
  });
  return {
    ...draft,
    options: draft.options.map((each) => (each === option ? { ...option, values: [...option.values, value] } : each)),
    variants: [...draft.variants, ...variants],
  };
}

/** Removes a value of an option with its variants. */
export function removeOptionValue(draft: ProductDraft, optionKey: string, valueKey: string): ProductDraft {
  return {
    ...draft,
    options: draft.options.map((option) =>
      option.key === optionKey ? { ...option, values: option.values.filter(({ key }) => key !== valueKey) } : option,
    ),
    variants: draft.variants.filter(({ values }) => values[optionKey] !== valueKey),
  };
}

/** Adds an option whose first value all variants get. */
export function addOption(
  draft: ProductDraft,
  { key, name, value }: { key?: string | undefined; name: Localized; value: NewOptionValue },
): ProductDraft {
  const taken = draft.options.map((option) => option.key);
  const option: ProductOption = { key: key ?? keyOf(name['en-US'], taken), name, values: [valueOf(value, [])] };
  const first = option.values[0]?.key ?? '';
  return {
    ...draft,
    options: [...draft.options, option],
    variants: draft.variants.map((variant) => ({ ...variant, values: { ...variant.values, [option.key]: first } })),
  };
}

/** Removes an option; its variants lose their value of it. */
export function removeOption(draft: ProductDraft, optionKey: string): ProductDraft {
  return {
    ...draft,
    options: draft.options.filter(({ key }) => key !== optionKey),
    variants: draft.variants.map((variant) => ({
      ...variant,
      values: Object.fromEntries(Object.entries(variant.values).filter(([key]) => key !== optionKey)),
    })),
  };
}
