import type { QuickOrderCheck, QuickOrderRow } from '@rider/model/quick-order';
import type { Capabilities } from '@rider/model/site';
import { postOwn, type Api } from '../transport/index.ts';
import { addBySearch, checkBySearch } from './quick-order-by-search.ts';

const pairsOf = (rows: readonly QuickOrderRow[]) => rows.map(({ text, quantity }) => [text, quantity]);

/** What of the backend's capabilities a quick order depends on. */
type QuickOrderBackend = Pick<Capabilities, 'quickOrder'>;
const OWN: QuickOrderBackend = { quickOrder: true };

/**
 * The verdicts on the rows of a quick order, at most 500, at the prices of the buyer. Visitors may call it. In front of a CRMEB, whose
 * capabilities lack `quickOrder`, each text is searched for.
 */
export function checkQuickOrder(
  api: Api,
  rows: readonly QuickOrderRow[],
  backend: QuickOrderBackend = OWN,
): Promise<QuickOrderCheck> {
  return backend.quickOrder ? postOwn(api, 'cart/quick_check', { rows: pairsOf(rows) }) : checkBySearch(api, rows);
}

/**
 * Adds all rows of a quick order that have no problem to the cart, in one transaction; resolves to the verdicts. Requests with the same
 * `key` add once. In front of a CRMEB, whose capabilities lack `quickOrder`, the rows are added one after the other.
 */
export function addQuickOrder(
  api: Api,
  rows: readonly QuickOrderRow[],
  key: string,
  backend: QuickOrderBackend = OWN,
): Promise<QuickOrderCheck> {
  return backend.quickOrder
    ? postOwn(api, 'cart/quick_add', { rows: pairsOf(rows), key })
    : addBySearch(api, rows, key);
}
