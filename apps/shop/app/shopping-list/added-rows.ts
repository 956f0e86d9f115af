import { MAXIMUM_QUANTITY, nearestQuantity, readQuantity } from '@rider/model/quantity';
import { MOST_QUICK_ROWS, readPieces, type QuickOrderCheck, type QuickOrderRow } from '@rider/model/quick-order';

/** The rows of `?add=<SKU>` parameters, each with a quantity after a tab or without one. */
export function addedRows(parameters: URLSearchParams): QuickOrderRow[] {
  return parameters
    .getAll('add')
    .slice(0, MOST_QUICK_ROWS)
    .map((row) => {
      const [text = '', quantity = ''] = row.split('\t');
      return { text: text.slice(0, 200), quantity: quantity.slice(0, 50) };
    })
    .filter(({ text }) => text !== '');
}

/** The rows with quantities that can be ordered: a missing one is the least of its variant. */
export function orderableRows(rows: readonly QuickOrderRow[], check: QuickOrderCheck | undefined): QuickOrderRow[] {
  return rows.map(({ text, quantity }, place) => {
    const { variant = null } = check?.rows[place] ?? {};
    const pieces = readQuantity(readPieces(quantity));
    const least = variant && nearestQuantity(pieces, { ...variant, stock: MAXIMUM_QUANTITY });
    return { text, quantity: String(least ?? (quantity || 1)) };
  });
}
