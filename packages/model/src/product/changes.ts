import type { ProductDraft } from './draft.ts';

/** A value of a product that differs between two drafts. Empty texts where a draft does not have it. */
export interface ProductChange {
  /** Its path, with variants by their code: `variants.RD-HINGE-180.price`. */
  path: string;
  before: string;
  after: string;
}

function flatten(value: unknown, path: string, into: Map<string, string>): Map<string, string> {
  if (typeof value !== 'object' || value === null) return into.set(path, String(value ?? ''));
  for (const [key, part] of Object.entries(value)) flatten(part, path === '' ? key : `${path}.${key}`, into);
  return into;
}

function valuesOf({ variants, ...product }: ProductDraft): Map<string, string> {
  const byCode = Object.fromEntries(variants.map((variant) => [variant.code, { ...variant, id: '' }]));
  return flatten({ ...product, variants: byCode }, '', new Map());
}

/** The values that differ between two drafts of a product, in the order of their paths' first appearance. */
export function productChanges(before: ProductDraft, after: ProductDraft): ProductChange[] {
  const [old, now] = [valuesOf(before), valuesOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((path) => ({ path, before: old.get(path) ?? '', after: now.get(path) ?? '' }))
    .filter((change) => change.before !== change.after);
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Three-way merge of two objects by key: what only one side changed is taken from it; where both did, `mine` wins. */
function merged<Thing extends object>(base: Thing, mine: Thing, theirs: Thing): Thing {
  const keys = Object.keys(mine) as (keyof Thing)[];
  return Object.fromEntries(
    keys.map((key) => [key, isEqual(base[key], mine[key]) ? theirs[key] : mine[key]]),
  ) as unknown as Thing;
}

/**
 * Merges two people's changes of one product: what only one changed is taken from that one; where both did, `mine` wins. Variants are
 * merged one by one, lists of other things as a whole.
 */
export function mergeDrafts(base: ProductDraft, mine: ProductDraft, theirs: ProductDraft): ProductDraft {
  const find = ({ variants }: ProductDraft, id: string) => variants.find((variant) => variant.id === id);
  const variants = mine.variants.flatMap((own) => {
    const [before, now] = [find(base, own.id), find(theirs, own.id)];
    // A new variant of mine, or one that the other removed.
    if (own.id === '' || before === undefined) return [own];
    return now === undefined ? [] : [merged(before, own, now)];
  });
  const added = theirs.variants.filter(({ id }) => find(base, id) === undefined);
  return { ...merged(base, mine, theirs), variants: [...variants, ...added] };
}
