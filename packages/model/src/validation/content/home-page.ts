import * as v from 'valibot';
import { HOME_SECTIONS, MOST_LISTED, MOST_SHELVES } from '../../site/index.ts';
import { completeOrEmptyText, listedIds } from '../fields/index.ts';

const LONGEST_HEADING = 60;

const products = listedIds(MOST_LISTED, 'validation.homePage.products');

const heading = completeOrEmptyText('validation.homePage.heading', LONGEST_HEADING);

/** The heading of a section: in both languages, or the usual one. */
export const homeHeadingSchema = v.object({ heading });

const section = v.object({
  name: v.picklist(HOME_SECTIONS, 'validation.homePage.unknown'),
  shown: v.boolean(),
  heading,
});

/** The home page: its sections in order, the hand-picked lists, and the categories with products. */
export const homePageSchema = v.object({
  version: v.pipe(v.number(), v.integer()),
  sections: v.pipe(
    v.array(section),
    v.check(
      (sections) =>
        sections.length === HOME_SECTIONS.length && new Set(sections.map(({ name }) => name)).size === sections.length,
      'validation.homePage.unknown',
    ),
  ),
  lists: v.object({ best: products, new: products, hot: products, clearance: products }),
  shelves: listedIds(MOST_SHELVES, 'validation.homePage.shelves'),
});

/** What an operator enters for the home page. */
export type HomePageValues = v.InferOutput<typeof homePageSchema>;
