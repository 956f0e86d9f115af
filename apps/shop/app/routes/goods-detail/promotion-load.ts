import type { OfferedProduct } from '../../data/promotion-answers.ts';
import { offeredQuery } from '../../data/offered-query.ts';
import { askInBrowser, loadInBrowser } from '../../data/browser-load.ts';
import { favouriteQuery, reviewsQuery, reviewStatisticsQuery } from '../../data/queries.ts';
import type { Query, Seed } from '../../data/query.ts';
import { readReviewChoice } from '../../data/review-choice.ts';

/** What its page asks of the product, once that is known. */
export function productQueriesOf(
  request: Request,
  { product: { id } }: OfferedProduct,
  signedIn: boolean,
): Query<unknown>[] {
  const choice = readReviewChoice(new URL(request.url).searchParams);
  return [reviewsQuery(id, choice), reviewStatisticsQuery(id), ...(signedIn ? [favouriteQuery(id)] : [])];
}

/** Loads a promotion's page in the browser. */
export async function loadPromotion(request: Request): Promise<{ seed: Seed }> {
  const { pathname, searchParams } = new URL(request.url);
  const offered = await askInBrowser(offeredQuery(pathname, searchParams));
  return loadInBrowser(productQueriesOf(request, offered, false));
}
