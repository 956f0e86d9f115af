import type { PromotionKind } from '@rider/model/promotion';
import { loadCode } from '../connection/page-connection.ts';
import { GROUP_PARAMETER, promotionKindAt } from '../promotion-address/promotion-screens.ts';
import { liveQuery } from '../data/query.ts';

// Separate from promotion-queries.ts, because a first page loads it with the product's page.

/** The promotion at the address of its page, with its product and the group that a shared link names. */
export function promotionQuery(pathname: string, parameters: URLSearchParams) {
  // Only the pages of promotions share the product's route.
  const kind = promotionKindAt(pathname) as PromotionKind;
  const id = parameters.get('id');
  const group = parameters.get(GROUP_PARAMETER);
  const query = liveQuery(['promotion', kind, id, group], async (api) =>
    (await loadCode(() => import('./promotion-answers.ts'))).loadPromotion(api, kind, id ?? '', group),
  );
  return { ...query, kind };
}
