import type { ReviewStatistics } from '@rider/model/catalogue';
import type { ProductPage, ProductPageSku } from '../../data/queries.ts';
import { moneyToDecimal } from '@rider/model/money';
import { skuPath } from '../../variant-address/variant-address.ts';

/** Makes the absolute addresses in a product's data: of a page in the current language, and of a file. */
export interface Addresses {
  page: (path: string) => string;
  file: (path: string) => string;
}

/** The page and end (epoch milliseconds) of the promotion in which variants are offered. */
type Promotion = { path: string; endsAt: number } | undefined;

/**
 * The schema.org Product of a product page with an Offer per variant. The prices of a promotion name its end.
 */
export function productStructuredData(
  product: ProductPage,
  statistics: ReviewStatistics,
  addresses: Addresses,
  { currency, brand, promotion }: { currency: string; brand: string; promotion?: Promotion },
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    ...(product.summary && { description: product.summary }),
    image: product.images.map(addresses.file),
    productID: product.id,
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    ...(product.score !== null &&
      statistics.total > 0 && {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: product.score, reviewCount: statistics.total },
      }),
    offers: product.skus.map((sku) => offer(product, sku, addresses, { currency, promotion })),
  };
}

function offer(
  product: ProductPage,
  sku: ProductPageSku,
  addresses: Addresses,
  { currency, promotion }: { currency: string; promotion: Promotion },
): object {
  // A single buyer does not get a group's price.
  const running = sku.promotion?.kind === 'groupBuy' ? undefined : sku.promotion;
  const endsAt = promotion?.endsAt ?? running?.endsAt;
  return {
    '@type': 'Offer',
    ...(sku.code && { sku: sku.code }),
    price: moneyToDecimal(promotion ? sku.price : (running?.price ?? sku.price)),
    priceCurrency: currency,
    availability: `https://schema.org/${sku.stock > 0 ? 'InStock' : 'OutOfStock'}`,
    ...(endsAt !== undefined && { priceValidUntil: new Date(endsAt).toISOString() }),
    url: addresses.page(promotion?.path ?? skuPath(product, sku)),
  };
}
