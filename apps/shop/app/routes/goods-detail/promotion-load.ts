import type { OfferedProduct } from '../../data/promotion-answers.ts';
import { offeredQuery } from '../../data/offered-query.ts';
import { idInAddress } from '../../screen-address/id-in-address.ts';
import { askInBrowser, loadInBrowser } from '../../data/browser-load.ts';
import { favouriteQuery, reviewsQuery, reviewStatisticsQuery } from '../../data/queries.ts';
import { remindedQuery } from '../../data/promotion-queries.ts';
import type { Query, Seed } from '../../data/query.ts';
import { readReviewChoice } from '../../screen-address/review-choice.ts';

/** What the page of a promotion shows; without an id in its address it leads to the list of such promotions. */
export function offeredAt(request: Request) {
  const { pathname, searchParams } = new URL(request.url);
  const query = offeredQuery(pathname, searchParams);
  idInAddress(request, `/goods_${query.key[1]}`);
  return query;
}

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
  const offered = await askInBrowser(offeredAt(request));
  return loadInBrowser(productQueriesOf(request, offered, false));
}
