import { screens } from '@rider/model/screens';
import type { ProductVariant } from '@rider/model/catalogue';

/** The query parameter that names the chosen variant: its SKU, or its id where the backend has no codes. */
export const SKU_PARAMETER = 'sku';

type AddressedVariant = Pick<ProductVariant, 'id' | 'code'>;

/** The variant that a parameter names, by SKU (any case) or id; undefined when the product has no such variant. */
export function skuOfAddress<Each extends AddressedVariant>(
  skus: readonly Each[],
  parameters: URLSearchParams,
): Each | undefined {
  const wanted = parameters.get(SKU_PARAMETER)?.trim().toLowerCase();
  if (!wanted) return undefined;
  return skus.find((sku) => sku.code.toLowerCase() === wanted || sku.id.toLowerCase() === wanted);
}

/** The product's address with a SKU selected; a product with a single SKU needs no selection. */
export function skuPath(product: { id: string; skus: readonly AddressedVariant[] }, sku: AddressedVariant): string {
  return screens.product(product.id, product.skus.length > 1 ? sku.code || sku.id : undefined);
}
