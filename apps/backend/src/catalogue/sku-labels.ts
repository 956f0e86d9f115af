import type { Selectable } from 'kysely';
import type { Locale } from '@rider/model/locale';
import type { ProductTable, SkuTable } from './tables.ts';

/** The labels of a SKU's values, in the order of the product's attributes. */
export function skuLabels(
  product: Pick<Selectable<ProductTable>, 'attributes'>,
  sku: Pick<Selectable<SkuTable>, 'attributes'>,
  locale: Locale,
): string[] {
  return product.attributes.map(({ key, values }) => {
    const chosen = values.find((value) => value.key === sku.attributes[key]);
    return chosen === undefined ? '' : chosen.label[locale];
  });
}
