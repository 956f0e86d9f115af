import type { ProductSummary } from '@rider/model/catalogue';
import { money } from '@rider/model/money';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { adoptSeed } from './browser-load.ts';
import { entries } from './answer-cache.ts';
import { productPreview } from './product-preview.ts';

const card = (id: string, image = `/media/${id}.webp`): ProductSummary => ({
  id,
  name: `Hinge ${id}`,
  image,
  price: money(3500),
  originalPrice: null,
  unit: 'pc',
  sales: 3,
  stock: 12,
  score: null,
  priceVaries: true,
  finishes: [
    { label: 'Chrome', color: '#ccc' },
    { label: 'Brass', color: '#b90' },
  ],
  variant: null,
});
const list = (...items: ProductSummary[]) => ({
  items,
  total: 1,
  canFilter: true,
  facets: [],
  searched: null,
  nearestLengths: [],
});

afterEach(() => {
  entries.clear();
  vi.unstubAllGlobals();
});

describe('the preview of a product', () => {
  test('[R2.5] has what a list, a shelf or a related product contains, and no variants', () => {
    vi.stubGlobal('document', {});
    adoptSeed([
      [['products', {}], list(card('1'))],
      [['recommended', 'best'], [card('2')]],
      [['product', '9'], { related: [card('3')] }],
    ]);
    for (const id of ['1', '2', '3'])
      expect(productPreview(id)).toMatchObject({ id, name: `Hinge ${id}`, price: 3500 });
    expect(productPreview('1')?.images).toEqual(['/media/1.webp', '/media/1.webp#0']);
    expect(productPreview('9')).toBeUndefined();
  });

  test('[R2.5] comes from the latest list, e.g. with the picture of the filtered variant', () => {
    vi.stubGlobal('document', {});
    adoptSeed([
      [['products', {}], list(card('1'))],
      [['products', { sort: 'sales' }], list(card('1', '/media/brass.webp'))],
    ]);
    expect(productPreview('1')?.images[0]).toBe('/media/brass.webp');
  });
});
