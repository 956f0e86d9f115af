import { checkQuickOrder } from '@rider/api/cart';
import { ApiError } from '@rider/api/error';
import { getOrder } from '@rider/api/order';
import type { Api } from '@rider/api/transport';
import type { Money } from '@rider/model/money';
import type { QuickOrderRow } from '@rider/model/quick-order';
import { loadCalls } from '../../../data/load-calls.ts';
import { liveQuery } from '../../../data/query.ts';
import type { RequestStart } from '../../../quick-order/request-address.ts';

/** Products that an address may name; each is one call. */
const MOST_PRODUCTS = 20;

/** A variant for which a quote can be requested, with the quantity that is shown first. */
export interface RequestedRow {
  code: string;
  name: string;
  variant: string;
  unit: string;
  unitPrice: Money;
  quantity: string;
}

/** The rows of a posted form, and the texts that no variant has. */
export interface FilledRows {
  rows: RequestedRow[];
  left: string[];
}

/** Finds the variants of texts, as the quick order does; rows of one variant count together. */
export async function fillRows(api: Api, typed: readonly QuickOrderRow[]): Promise<FilledRows> {
  const filled: FilledRows = { rows: [], left: [] };
  if (typed.length === 0) return filled;
  const checked = await checkQuickOrder(api, typed);
  for (const [place, { text, quantity }] of typed.entries()) {
    const row = checked.rows[place];
    if (!row?.variant) filled.left.push(text || quantity);
    else if (row.mergedInto === null)
      filled.rows.push({ ...row.variant, quantity: row.quantity === null ? quantity : String(row.quantity) });
  }
  return filled;
}

/** An answer, or null for what the backend does not have (any more). */
function unlessGone<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  return answer.catch((error: unknown) => {
    if (error instanceof ApiError && error.kind === 'rejected') return null;
    throw error;
  });
}

/** The rows of a variant of each product, its first one. */
async function rowsOfProducts(api: Api, productIds: readonly string[]): Promise<QuickOrderRow[]> {
  const { getProduct } = await loadCalls();
  const products = await Promise.all(productIds.map((id) => unlessGone(getProduct(api, id))));
  return products.flatMap((product) => {
    const variant = product?.skus[0];
    return variant === undefined ? [] : [{ text: variant.code, quantity: String(variant.minimum) }];
  });
}

async function rowsOfOrder(api: Api, number: string): Promise<QuickOrderRow[]> {
  const lines = (await unlessGone(getOrder(api, number)))?.lines ?? [];
  return lines.map(({ skuCode, quantity }) => ({ text: skuCode, quantity: String(quantity) }));
}

async function rowsOfCart(api: Api): Promise<RequestedRow[]> {
  const { lines } = await (await loadCalls()).getCart(api);
  return lines.map(({ skuCode: code, name, variant, unit, unitPrice, quantity }) => {
    return { code, name, variant, unit, unitPrice, quantity: String(quantity) };
  });
}

/** The rows that a request begins with; for null those of the cart. */
export const requestedRowsQuery = (start: RequestStart | null) =>
  liveQuery(['requested-rows', start], async (api): Promise<FilledRows> => {
    if (start === null) return { rows: await rowsOfCart(api), left: [] };
    const { rows, productIds, orderNumber } = start;
    return fillRows(api, [
      ...rows,
      ...(await rowsOfProducts(api, productIds.slice(0, MOST_PRODUCTS))),
      ...(orderNumber === '' ? [] : await rowsOfOrder(api, orderNumber)),
    ]);
  });
