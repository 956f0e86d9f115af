import type { OfferedProduct } from '../../data/promotion-answers.ts';
import { offeredQuery } from '../../data/offered-query.ts';
import { askInBrowser, loadInBrowser } from '../../data/browser-load.ts';
import { favouriteQuery, reviewsQuery, reviewStatisticsQuery } from '../../data/queries.ts';
import { remindedQuery } from '../../data/promotion-queries.ts';
import type { Query, Seed } from '../../data/query.ts';
import { readReviewChoice } from '../../data/review-choice.ts';

/** What its page asks of the product, once that is known. */
export function productQueriesOf(
  request: Request,
  { product: { id }, promotion: { kind, id: promotionId, state } }: OfferedProduct,
  signedIn: boolean,
): Query<unknown>[] {
  const choice = readReviewChoice(new URL(request.url).searchParams);
  const own = state === 'not-started' ? [favouriteQuery(id), remindedQuery(kind, promotionId)] : [favouriteQuery(id)];
  return [reviewsQuery(id, choice), reviewStatisticsQuery(id), ...(signedIn ? own : [])];
}

/** Loads a promotion's page in the browser. */
export async function loadPromotion(request: Request): Promise<{ seed: Seed }> {
  const { pathname, searchParams } = new URL(request.url);
  const offered = await askInBrowser(offeredQuery(pathname, searchParams));
  return loadInBrowser(productQueriesOf(request, offered, false));
}
