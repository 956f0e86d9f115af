import { loadCode } from '../connection/page-connection.ts';
import { partQuery } from '../data/query.ts';

// Separate from promotion-queries.ts, so that only the home page loads it at first.

/** The promotions on the home page. */
export const homePromotionsQuery = partQuery(['home-promotions'], async (api) =>
  (await loadCode(() => import('./promotion-answers.ts'))).loadHomePromotions(api),
);
