import type { PromotionKind } from '@rider/model/promotion';
import { loadCode } from '../connection/page-connection.ts';
import { GROUP_PARAMETER, promotionKindAt } from '../promotion-address/promotion-screens.ts';
import { asPart, liveQuery } from '../data/query.ts';

// Separate from promotion-queries.ts, because a first page loads it with the product's page.

const loadAnswers = () => loadCode(() => import('./promotion-answers.ts'));

/** The promotion at the address of its page, with its product. */
export function promotionQuery(pathname: string, parameters: URLSearchParams) {
  // Only the pages of promotions share the product's route.
  const kind = promotionKindAt(pathname) as PromotionKind;
  const id = parameters.get('id');
  const query = liveQuery(['promotion', kind, id], async (api) =>
    (await loadAnswers()).loadPromotion(api, kind, id ?? ''),
  );
  return { ...query, kind };
}

/** The group that a shared link names, null where it may not be read; without a name there is no query. */
export function linkedGroupQuery(parameters: URLSearchParams) {
  const group = parameters.get(GROUP_PARAMETER);
  if (!group) return null;
  return asPart(liveQuery(['group', group], async (api) => (await loadAnswers()).getGroup(api, group)));
}
