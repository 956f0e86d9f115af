import type { OfferKind } from '@rider/ui/offer-card';
import { loadCode } from '../connection/page-connection.ts';
import { liveQuery } from './query.ts';

// Separate from promotion-queries.ts, because a first visit loads it with the product's page.

/** The promotion at the address of its page, with its product and the group that a shared link names. */
export function offeredQuery(pathname: string, parameters: URLSearchParams) {
  const kind = pathname.toLowerCase().split('_')[1] as OfferKind;
  const id = parameters.get('id');
  const group = parameters.get('group');
  return liveQuery(['offered', kind, id, group], async (api) =>
    (await loadCode(() => import('./promotion-answers.ts'))).loadOffered(api, kind, id ?? '', group),
  );
}
