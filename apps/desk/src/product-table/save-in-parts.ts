import { saveProductTable, type ProductVerdict } from '@rider/api/operator';
import { MOST_SAVED_AT_ONCE, type TableChange } from '@rider/model/product';
import { api } from '../data/desk-api.ts';

/** Saves changes some products at a time. `onPart` gets the verdicts of each part as they arrive. */
export async function saveInParts(
  changes: readonly TableChange[],
  reason: string,
  onPart: (verdicts: readonly ProductVerdict[]) => void,
): Promise<void> {
  for (let from = 0; from < changes.length; from += MOST_SAVED_AT_ONCE)
    onPart(await saveProductTable(api, { products: changes.slice(from, from + MOST_SAVED_AT_ONCE), reason }));
}
