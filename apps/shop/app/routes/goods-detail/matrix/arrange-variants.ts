import type { ProductPage, ProductPageSku } from '../../../data/queries.ts';

/** A row of variants: one for each column, undefined where there is no such combination. */
export interface MatrixRow {
  label: string;
  cells: readonly (ProductPageSku | undefined)[];
}

/** Rows whose variants share the values of all options but two; one group without a label where there are no others. */
export interface MatrixGroup {
  label: string;
  rows: readonly MatrixRow[];
}

/** The variants of a product as a table. */
export interface Matrix {
  /** The option whose values are the rows. */
  rowOption: string;
  /** The values of the other option; one empty label where there is none. */
  columns: readonly string[];
  groups: readonly MatrixGroup[];
}

/**
 * Arranges the variants by the last two options, the one with more values as rows; the options before them form groups. Variants of one
 * option, and those that the options do not tell apart, form a list.
 */
export function arrangeVariants({ attributes, skus }: Pick<ProductPage, 'attributes' | 'skus'>): Matrix {
  const last = attributes.length - 1;
  if (last < 1 || !areDistinct(skus, attributes.length)) return listOf({ attributes, skus });
  const countOf = (index: number) => new Set(skus.map(({ values }) => values[index])).size;
  const across = countOf(last) > countOf(last - 1) ? last - 1 : last;
  const down = across === last ? last - 1 : last;
  const columns = labelsOf(attributes, skus, across);
  const groups = Map.groupBy(skus, ({ values }) => values.slice(0, last - 1).join(', '));
  return {
    rowOption: attributes[down]?.name ?? '',
    columns,
    groups: [...groups].map(([label, members]) => ({
      label,
      rows: labelsOf(attributes, members, down).map((row) => ({
        label: row,
        cells: columns.map((column) => members.find(({ values }) => values[down] === row && values[across] === column)),
      })),
    })),
  };
}

function listOf({ attributes, skus }: Pick<ProductPage, 'attributes' | 'skus'>): Matrix {
  const rows = skus.map((sku) => ({ label: sku.values.join(', ') || sku.code, cells: [sku] }));
  return { rowOption: attributes.map(({ name }) => name).join(', '), columns: [''], groups: [{ label: '', rows }] };
}

/** Whether each variant has one value for each option, and no other variant has the same ones. */
function areDistinct(skus: readonly ProductPageSku[], options: number): boolean {
  const combinations = new Set(skus.map(({ values }) => values.join('\n')));
  return combinations.size === skus.length && skus.every(({ values }) => values.length === options);
}

/** The values of an option that variants have, in the order of the option. */
function labelsOf(
  attributes: ProductPage['attributes'],
  skus: readonly ProductPageSku[],
  index: number,
): readonly string[] {
  const used = new Set(skus.map(({ values }) => values[index] ?? ''));
  const ordered = (attributes[index]?.values ?? []).map(({ label }) => label).filter((label) => used.delete(label));
  return [...ordered, ...used];
}
