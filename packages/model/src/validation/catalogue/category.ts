import * as v from 'valibot';
import { MOST_LISTED } from '../../site/index.ts';
import { listedIds, localizedText, optionalText } from '../fields/index.ts';

const LONGEST_NAME = 60;

/** A category of the catalogue: its name, its parent (empty at the top), and the addresses of its pictures (empty without). */
export const categorySchema = v.object({
  name: localizedText('validation.category.name', LONGEST_NAME),
  parentId: optionalText,
  picture: optionalText,
  banner: optionalText,
});

/** The products that come first in a category, in their order, with the category's version that the operator saw. */
export const categoryProductsSchema = v.object({
  version: v.pipe(v.number(), v.integer()),
  products: listedIds(MOST_LISTED, 'validation.homePage.products'),
});

/** The order of a category's products. */
export type CategoryProducts = v.InferOutput<typeof categoryProductsSchema>;
