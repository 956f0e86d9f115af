import type { Localized } from '../locale/index.ts';

/** The sections of the home page, in the order of a new shop. */
export const HOME_SECTIONS = [
  'banners',
  'announcements',
  'categories',
  'promotions',
  'best',
  'new',
  'hot',
  'clearance',
  'shelves',
  'news',
] as const;

/** A section of the home page. */
export type HomeSectionName = (typeof HOME_SECTIONS)[number];

/** The sections with a hand-picked list of products. */
export const HOME_LISTS = ['best', 'new', 'hot', 'clearance'] as const;

/** A hand-picked list of products. */
export type HomeListName = (typeof HOME_LISTS)[number];

/** The sections with a heading of their own, which operators may replace. */
export const TITLED_SECTIONS = [
  'announcements',
  'categories',
  ...HOME_LISTS,
  'news',
] as const satisfies HomeSectionName[];

/** The number of products of a list that the home page shows: one row at 1366 px. */
export const HOME_CARDS = 6;

/** Maximum number of products in a hand-picked list, and of categories with products on the home page. */
export const MOST_LISTED = 100;
export const MOST_SHELVES = 10;

/** A section of the home page, as operators arrange it. */
export interface HomeSection {
  name: HomeSectionName;
  shown: boolean;
  /** Replaces the usual heading; empty texts for the usual one. */
  heading: Localized;
}

/** A section of the home page, as visitors see it. An empty heading is the usual one. */
export interface ShownHomeSection {
  name: HomeSectionName;
  heading: string;
}

/** The sections of a shop that nobody has arranged. */
export const USUAL_SECTIONS: readonly ShownHomeSection[] = HOME_SECTIONS.filter(
  (name) => name !== 'clearance' && name !== 'shelves',
).map((name) => ({ name, heading: '' }));
