import type { Listing } from '../../src/catalogue/listing-parameters.ts';

/** Lists the first 24 of all products, in the default order. */
export const EVERY_PRODUCT: Listing = {
  categories: [],
  ids: null,
  keyword: '',
  literal: false,
  minPrice: null,
  maxPrice: null,
  inStock: false,
  facets: new Map(),
  order: 'default',
  limit: 24,
  offset: 0,
};
