import { checkQuickOrder } from '@rider/api/cart';
import type { Api } from '@rider/api/transport';
import type { CartLine } from '@rider/model/cart';
import type { Money } from '@rider/model/money';
import type { QuickOrderRow } from '@rider/model/quick-order';

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

/** The rows of the cart. */
export function rowsOfCart(lines: readonly CartLine[]): RequestedRow[] {
  return lines.map(({ skuCode: code, name, variant, unit, unitPrice, quantity }) => {
    return { code, name, variant, unit, unitPrice, quantity: String(quantity) };
  });
}
