/** The content of a product card: a product, and optionally a variant of it by code. */
export interface ProductBody {
  productId: string;
  sku?: string | undefined;
}

const ARTICLE = '?sku=';

/** The wire format of a product card: the product's id, or with a variant `1001?sku=RD-HINGE-90-MB`. */
export function writeProductBody({ productId, sku }: ProductBody): string {
  return sku ? `${productId}${ARTICLE}${encodeURIComponent(sku)}` : productId;
}

/** Reads the output of {@link writeProductBody}; any other text is a product's id. */
export function readProductBody(body: string): ProductBody {
  const [productId = '', sku] = body.split(ARTICLE);
  try {
    return { productId, sku: sku && decodeURIComponent(sku) };
  } catch {
    return { productId };
  }
}
