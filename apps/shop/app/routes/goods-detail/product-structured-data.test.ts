import { money } from '@rider/model/money';
import { describe, expect, test } from 'vitest';
import type { ProductPage, ProductPageSku } from '../../data/queries.ts';
import { productStructuredData } from './product-structured-data.ts';
import { skuOfAddress, skuPath } from '../../variant-address/variant-address.ts';

function sku(id: string, code: string, stock: number): ProductPageSku {
  return {
    id,
    code,
    values: [code],
    price: money(3850),
    originalPrice: null,
    stock,
    image: '/media/hinge.webp',
    minimum: 2,
    pack: 1,
    tiers: [],
  };
}

const skus = [sku('a1', 'RD-HINGE-CH', 12), sku('a2', 'RD-HINGE-MB', 0)];
const product: ProductPage = {
  id: '1001',
  name: 'Harbor hinge',
  summary: 'A square-edged hinge.',
  description: [],
  images: ['/media/hinge.webp'],
  imageTexts: {},
  drawing: null,
  documents: [],
  price: money(3850),
  originalPrice: null,
  unit: 'pc',
  sales: 0,
  stock: 12,
  score: 4.8,
  categoryPath: [],
  attributes: [],
  skus,
  specifications: [],
  related: [],
  dispatch: null,
  parcelLimits: null,
};
const addresses = {
  page: (path: string) => `https://shop.test${path}`,
  file: (path: string) => `https://shop.test${path}`,
};
const reviewed = { total: 3, good: 3, medium: 0, poor: 0, withPictures: 0, goodChance: 100 };

describe('the structured data of a product', () => {
  test('[R2.14] offers every variant with price, currency, stock and address', () => {
    expect(productStructuredData(product, reviewed, addresses, { currency: 'CNY', brand: 'Glaswerk' })).toMatchObject({
      '@type': 'Product',
      name: 'Harbor hinge',
      brand: { name: 'Glaswerk' },
      image: ['https://shop.test/media/hinge.webp'],
      aggregateRating: { ratingValue: 4.8, reviewCount: 3 },
      offers: [
        {
          '@type': 'Offer',
          sku: 'RD-HINGE-CH',
          price: '38.50',
          priceCurrency: 'CNY',
          availability: 'https://schema.org/InStock',
          url: 'https://shop.test/goods_detail/1001?sku=RD-HINGE-CH',
        },
        { sku: 'RD-HINGE-MB', availability: 'https://schema.org/OutOfStock' },
      ],
    });
  });

  test('[R2.6] [R2.14] a promotion offers its price until it ends, at its own page', () => {
    const promotion = { path: '/goods_seckill_detail?id=3', endsAt: Date.UTC(2026, 10, 23, 22) };
    expect(
      productStructuredData(product, reviewed, addresses, { currency: 'CNY', brand: 'Glaswerk', promotion }),
    ).toMatchObject({
      offers: [
        { priceValidUntil: '2026-11-23T22:00:00.000Z', url: 'https://shop.test/goods_seckill_detail?id=3' },
        { priceValidUntil: '2026-11-23T22:00:00.000Z' },
      ],
    });
  });

  test('[R2.5] [R2.14] a variant with an active promotion is offered at its price until it ends; one with a group buy is not', () => {
    const [first, second] = skus;
    const running = {
      id: '3',
      price: money(2_900),
      originalPrice: null,
      most: 5,
      endsAt: Date.UTC(2026, 10, 23, 22),
      shipsAt: null,
    };
    const promoted = [
      { ...(first as ProductPageSku), promotion: { ...running, kind: 'flashSale' as const } },
      { ...(second as ProductPageSku), promotion: { ...running, kind: 'groupBuy' as const } },
    ];
    const { offers } = productStructuredData({ ...product, skus: promoted }, reviewed, addresses, {
      currency: 'CNY',
      brand: 'Glaswerk',
    }) as {
      offers: object[];
    };
    expect(offers[0]).toMatchObject({ price: '29.00', priceValidUntil: '2026-11-23T22:00:00.000Z' });
    expect(offers[1]).toMatchObject({ price: '38.50' });
    expect(offers[1]).not.toHaveProperty('priceValidUntil');
  });

  test('[R2.14] claims no rating without reviews', () => {
    const unreviewed = productStructuredData({ ...product, score: null }, { ...reviewed, total: 0 }, addresses, {
      currency: 'CNY',
      brand: 'Glaswerk',
    });
    expect(unreviewed).not.toHaveProperty('aggregateRating');
  });
});

describe('the address of a SKU', () => {
  test('[R2.5] contains the SKU', () => {
    expect(skuPath(product, skus[1] as ProductPageSku)).toBe('/goods_detail/1001?sku=RD-HINGE-MB');
  });

  test('[R2.5] is the product’s own without options', () => {
    expect(skuPath({ id: '7', skus: skus.slice(0, 1) }, skus[0] as ProductPageSku)).toBe('/goods_detail/7');
  });

  test('[R2.5] is resolved by code in upper or lower case, or by id', () => {
    expect(skuOfAddress(skus, new URLSearchParams('sku=rd-hinge-mb'))?.id).toBe('a2');
    expect(skuOfAddress(skus, new URLSearchParams('sku=a1'))?.id).toBe('a1');
  });

  test('[R2.5] resolves to nothing when it is empty or foreign', () => {
    expect(skuOfAddress([sku('a3', '', 1)], new URLSearchParams('sku='))).toBeUndefined();
    expect(skuOfAddress(skus, new URLSearchParams('sku=RD-OTHER'))).toBeUndefined();
    expect(skuOfAddress(skus, new URLSearchParams())).toBeUndefined();
  });
});
