import { ApiError, isAbsent, type Api } from '@rider/api/transport';
import { addRowsAtOnce, addToCart } from '@rider/api/cart';
import { getProduct } from '@rider/api/catalogue';
import type { CheckedRow, QuickOrderProblem } from '@rider/model/quick-order';
import { readQuantity } from '@rider/model/quantity';

/** Longer texts are no quantities; the backend takes none of them. */
const LONGEST_QUANTITY = 50;

/** A variant to add to the cart, with its quantity as typed. */
export interface RequestedLine {
  productId: string;
  skuId: string;
  code: string;
  quantity: string;
}

/** The verdict on a line; without a problem it was added. */
export interface LineVerdict extends Pick<CheckedRow, 'quantity' | 'variant'> {
  problem: QuickOrderProblem | 'rejected' | null;
  /** The backend's own text of `rejected`. */
  message?: string;
}

/** Variants of a product to add together: texts of quantities by variant id. */
export interface ProductLines {
  intent: 'add-lines';
  productId: string;
  quantities: Readonly<Record<string, string>>;
  /** Makes the request idempotent. */
  key: string;
}

/** Adds lines to the cart in one call, or line by line in front of a CRMEB. The same `key` again adds nothing twice. Throws ApiError. */
export async function addLines(api: Api, lines: readonly RequestedLine[], key: string): Promise<LineVerdict[]> {
  const rows = lines.map(({ code, quantity }) => ({ text: code, quantity: quantity.slice(0, LONGEST_QUANTITY) }));
  try {
    return [...(await addRowsAtOnce(api, rows, key)).rows];
  } catch (error) {
    if (!isAbsent(error)) throw error;
    return addOneByOne(api, lines, key);
  }
}

/** The verdict on a line, with its variant. */
export type ProductLineVerdict = LineVerdict & Pick<RequestedLine, 'skuId' | 'code'>;

/** Adds variants of a product, of which only the ids are known. Throws ApiError. */
export async function addProductLines(
  api: Api,
  { productId, quantities, key }: ProductLines,
): Promise<ProductLineVerdict[]> {
  const { skus } = await getProduct(api, productId);
  const lines = Object.entries(quantities).map(([skuId, quantity]) => {
    const code = skus.find(({ id }) => id === skuId)?.code ?? '';
    return { productId, skuId, code, quantity };
  });
  const verdicts = await addLines(api, lines, key);
  return verdicts.flatMap((verdict, index) => {
    const line = lines[index];
    return line ? [{ ...verdict, skuId: line.skuId, code: line.code }] : [];
  });
}

async function addOneByOne(api: Api, lines: readonly RequestedLine[], key: string): Promise<LineVerdict[]> {
  const verdicts: LineVerdict[] = [];
  for (const { productId, skuId, quantity: typed } of lines) {
    const quantity = readQuantity(typed);
    const verdict = { quantity, variant: null };
    if (quantity === null) verdicts.push({ ...verdict, problem: 'not-a-number' });
    else
      try {
        await addToCart(api, { productId, skuId, quantity, key: `${key}.${skuId}` });
        verdicts.push({ ...verdict, problem: null });
      } catch (error) {
        // What was added before stays reported.
        if (!(error instanceof ApiError) || error.kind !== 'rejected') throw error;
        verdicts.push({ ...verdict, problem: 'rejected', message: error.message });
      }
  }
  return verdicts;
}
