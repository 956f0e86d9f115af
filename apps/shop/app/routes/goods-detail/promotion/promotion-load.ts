import type { PromotedProduct } from '../../../promotion/promotion-answers.ts';
import { linkedGroupQuery, promotionQuery } from '../../../promotion/promotion-query.ts';
import { idInAddress } from '../../../screen-parameters/id-in-address.ts';
import { fetchInBrowser, loadInBrowser } from '../../../data/browser-load.ts';
import { favouriteQuery, reviewsQuery, reviewStatisticsQuery } from '../../../data/queries.ts';
import { capabilitiesQuery } from '../../../data/capabilities-query.ts';
import { remindedQuery } from '../../../promotion/promotion-queries.ts';
import { promotionLists } from '../../../promotion-address/promotion-screens.ts';
import { asPart, type Query } from '../../../data/query.ts';
import { readReviewChoice } from '../../../screen-parameters/review-choice.ts';

/** What the page of a promotion shows; without an id in its address it leads to the list of such promotions. */
export function promotionAt(request: Request) {
  const { pathname, searchParams } = new URL(request.url);
  const query = promotionQuery(pathname, searchParams);
  idInAddress(request, promotionLists[query.kind]);
  return query;
}

/** The queries of a promotion's page that need its product. */
export function productQueriesOf(
  request: Request,
  { product: { id }, promotion: { kind, id: promotionId, state } }: PromotedProduct,
  signedIn: boolean,
): Query<unknown>[] {
  const { searchParams } = new URL(request.url);
  const choice = readReviewChoice(searchParams);
  const group = linkedGroupQuery(searchParams);
  const own =
    state === 'scheduled' ? [favouriteQuery(id), asPart(remindedQuery(kind, promotionId))] : [favouriteQuery(id)];
  return [
    asPart(capabilitiesQuery),
    ...(group ? [group] : []),
    reviewsQuery(id, choice),
    reviewStatisticsQuery(id),
    ...(signedIn ? own : []),
  ];
}

/** Loads a promotion's page in the browser. */
export async function loadPromotion(request: Request): Promise<null> {
  const promoted = await fetchInBrowser(promotionAt(request));
  return loadInBrowser(productQueriesOf(request, promoted, false));
}
