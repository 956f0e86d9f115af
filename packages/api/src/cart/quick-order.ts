import type { QuickOrderCheck, QuickOrderRow } from '@rider/model/quick-order';
import { postOwn, type Api } from '../transport/index.ts';

const pairsOf = (rows: readonly QuickOrderRow[]) => rows.map(({ text, quantity }) => [text, quantity]);

/** The verdicts on the rows of a quick order, at most 500, at the prices of the buyer. Visitors may call it. Not in CRMEB. */
export function checkQuickOrder(api: Api, rows: readonly QuickOrderRow[]): Promise<QuickOrderCheck> {
  return postOwn(api, 'cart/quick_check', { rows: pairsOf(rows) });
}

/**
 * Adds all rows of a quick order that have no problem to the cart, in one transaction; resolves to the verdicts. Requests with the same
 * `key` add once. Not in CRMEB.
 */
export function addQuickOrder(api: Api, rows: readonly QuickOrderRow[], key: string): Promise<QuickOrderCheck> {
  return postOwn(api, 'cart/quick_add', { rows: pairsOf(rows), key });
}
