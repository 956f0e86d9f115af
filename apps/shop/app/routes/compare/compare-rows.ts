/** The fields of a product that are compared. */
export interface ComparedProduct {
  attributes: readonly { name: string; values: readonly { label: string }[] }[];
  specifications: readonly { key: string; name: string; value: string }[];
}

/** A row of the comparison: a text for each product, empty where a product has none. */
export interface CompareRow {
  key: string;
  name: string;
  values: readonly string[];
  /** Whether the products differ in it. */
  differs: boolean;
}

/** A named value of one product. */
interface Fact {
  key: string;
  name: string;
  value: string;
}

/** Rows of the facts of several products, in the order in which the products have them. */
export function rowsOf(products: readonly (readonly Fact[])[]): CompareRow[] {
  const names = new Map(products.flatMap((facts) => facts.map(({ key, name }) => [key, name] as const)));
  return [...names].map(([key, name]) => {
    const values = products.map((facts) => facts.find((fact) => fact.key === key)?.value ?? '');
    return { key, name, values, differs: new Set(values).size > 1 };
  });
}

/** The options of products, each with its values. */
export function optionRows(products: readonly ComparedProduct[]): CompareRow[] {
  return rowsOf(
    products.map(({ attributes }) =>
      attributes.map(({ name, values }) => ({
        key: name,
        name,
        value: values.map(({ label }) => label).join(', '),
      })),
    ),
  );
}

/** The technical data of products. */
export function technicalRows(products: readonly ComparedProduct[]): CompareRow[] {
  return rowsOf(products.map(({ specifications }) => specifications));
}
