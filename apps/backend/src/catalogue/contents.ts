import type * as v from 'valibot';
import type { FILE_SHAPES } from './file-shapes.ts';

/** The validated contents of each file. */
export type Files = { [Name in keyof typeof FILE_SHAPES]: v.InferOutput<(typeof FILE_SHAPES)[Name]> };

/** A validated catalogue. Money in cents; times in hours before the install. */
export interface CatalogueContents {
  categories: Files['categories.json'];
  products: Files['products.json'];
  regions: Files['regions.json'];
  promotions: Files['promotions.json'];
  facets: Files['content/facets.json'];
  reviews: Files['content/reviews.json'];
  customers: Files['content/customers.json'];
  notices: Files['content/notices.json'];
  articles: Files['content/articles.json'];
  pages: Files['content/pages.json'];
  agents: Files['content/agents.json'];
  home: Files['content/home.json'];
  company: Files['content/company.json'];
}
/** A product of the catalogue's files. */
export type ProductContent = CatalogueContents['products'][number];
/** A SKU of the catalogue's files. */
export type SkuContent = ProductContent['skus'][number];
/** A demo buyer of the catalogue's files. */
export type CustomerContent = CatalogueContents['customers'][number];
