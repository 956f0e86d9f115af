import type { QuickOrderCheck, QuickOrderRow } from '@rider/model/quick-order';
import { isAbsent, postOwn, type Api } from '../transport/index.ts';
import { addBySearch, checkBySearch } from './quick-order-by-search.ts';

const pairsOf = (rows: readonly QuickOrderRow[]) => rows.map(({ text, quantity }) => [text, quantity]);

/** The answer of an own call, or of CRMEB's calls in its place. */
async function ownOrElse<Answer>(own: Promise<Answer>, otherwise: () => Promise<Answer>): Promise<Answer> {
  try {
    return await own;
  } catch (error) {
    if (isAbsent(error)) return otherwise();
    throw error;
  }
}

/**
 * The verdicts on the rows of a quick order, at most 500, at the prices of the buyer. Visitors may call it. In front of a CRMEB each text is
 * searched for.
 */
export function checkQuickOrder(api: Api, rows: readonly QuickOrderRow[]): Promise<QuickOrderCheck> {
  return ownOrElse(postOwn(api, 'cart/quick_check', { rows: pairsOf(rows) }), () => checkBySearch(api, rows));
}

/** Like {@link addQuickOrder}, without a way in front of a CRMEB: rejects there as absent. */
export function addRowsAtOnce(api: Api, rows: readonly QuickOrderRow[], key: string): Promise<QuickOrderCheck> {
  return postOwn(api, 'cart/quick_add', { rows: pairsOf(rows), key });
}

/**
 * Adds all rows of a quick order that have no problem to the cart, in one transaction; resolves to the verdicts. Requests with the same
 * `key` add once. In front of a CRMEB the rows are added one after the other.
 */
export function addQuickOrder(api: Api, rows: readonly QuickOrderRow[], key: string): Promise<QuickOrderCheck> {
  return ownOrElse(addRowsAtOnce(api, rows, key), () => addBySearch(api, rows, key));
}
