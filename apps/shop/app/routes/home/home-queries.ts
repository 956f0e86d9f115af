import { USUAL_SECTIONS, type HomeListName, type HomeSectionName, type ShownHomeSection } from '@rider/model/site';
import { loadCode } from '../../connection/page-connection.ts';
import { loadCalls } from '../../data/load-calls.ts';
import { asPart, partQuery, query, type Query } from '../../data/query.ts';
import { bannersQuery, categoriesQuery, newsQuery, noticesQuery, recommendedQuery } from '../../data/queries.ts';
import { homePromotionsQuery } from '../../promotion/home-promotions-query.ts';

/** The sections of the home page, as operators arrange them. */
export const homeSectionsQuery: Query<readonly ShownHomeSection[]> = asPart(
  query(['home-sections'], async (api) => (await loadCalls()).getHomeSections(api)),
  USUAL_SECTIONS,
);

/** Categories with their best-selling products. */
export const shelvesQuery = partQuery(['shelves'], async (api) =>
  (await loadCode(() => import('./shelf-answers.ts'))).getShelves(api),
);

/** The products of a hand-picked list. */
export const listQuery = (name: HomeListName) => recommendedQuery(name === 'clearance' ? 'promotion' : name);

const QUERIES: Record<HomeSectionName, Query<unknown>> = {
  banners: bannersQuery,
  announcements: noticesQuery,
  categories: categoriesQuery,
  promotions: homePromotionsQuery,
  best: listQuery('best'),
  new: listQuery('new'),
  hot: listQuery('hot'),
  clearance: listQuery('clearance'),
  shelves: shelvesQuery,
  news: newsQuery,
};

/** The queries of these sections. */
export function queriesOfSections(sections: readonly ShownHomeSection[]): Query<unknown>[] {
  return sections.map(({ name }) => QUERIES[name]);
}
