/** The content of a product card: a product, and optionally an article of it by code. */
export interface ProductBody {
  productId: string;
  article?: string | undefined;
}

const ARTICLE = '?sku=';

/** The wire format of a product card: the product's id, or with an article `1001?sku=RD-HINGE-90-MB`. */
export function writeProductBody({ productId, article }: ProductBody): string {
  return article ? `${productId}${ARTICLE}${encodeURIComponent(article)}` : productId;
}

/** Reads the output of {@link writeProductBody}; any other text is a product's id. */
export function readProductBody(body: string): ProductBody {
  const place = body.indexOf(ARTICLE);
  if (place < 0) return { productId: body };
  const article = body.slice(place + ARTICLE.length);
  try {
    return { productId: body.slice(0, place), article: decodeURIComponent(article) };
  } catch {
    return { productId: body.slice(0, place) };
  }
}
