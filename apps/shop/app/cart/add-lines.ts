import type { Api } from '@rider/api/transport';
import { addLineByLine, addQuickOrder } from '@rider/api/cart';
import { getProduct } from '@rider/api/catalogue';
import { getCapabilities } from '@rider/api/site';
import type { Capabilities } from '@rider/model/site';
import { LONGEST_QUANTITY, type CheckedRow } from '@rider/model/quick-order';
import { readQuantity } from '@rider/model/quantity';

/** A variant to add to the cart, with its quantity as typed. */
export interface RequestedLine {
  productId: string;
  skuId: string;
  code: string;
  quantity: string;
}

/** The verdict on a line; without a problem it was added. */
export type LineVerdict = Pick<CheckedRow, 'problem' | 'message' | 'quantity' | 'variant'>;

/** Variants of a product to add together: texts of quantities by variant id. */
export interface ProductLines {
  intent: 'add-lines';
  productId: string;
  quantities: Readonly<Record<string, string>>;
  /** Makes the request idempotent. */
  key: string;
}

/** Adds lines to the cart in one call, or line by line in front of a CRMEB. The same `key` again adds nothing twice. Throws ApiError. */
export async function addLines(
  api: Api,
  lines: readonly RequestedLine[],
  { key, quickOrder }: Pick<Capabilities, 'quickOrder'> & { key: string },
): Promise<LineVerdict[]> {
  if (!quickOrder) return addOneByOne(api, lines, key);
  const rows = lines.map(({ code, quantity }) => ({ text: code, quantity: quantity.slice(0, LONGEST_QUANTITY) }));
  return [...(await addQuickOrder(api, rows, key)).rows];
}

/** The verdict on a line, with its variant. */
export type ProductLineVerdict = LineVerdict & Pick<RequestedLine, 'skuId' | 'code'>;

/** Adds variants of a product, of which only the ids are known. Throws ApiError. */
export async function addProductLines(
  api: Api,
  { productId, quantities, key }: ProductLines,
): Promise<ProductLineVerdict[]> {
  const [{ skus }, { quickOrder }] = await Promise.all([getProduct(api, productId), getCapabilities(api)]);
  const lines = Object.entries(quantities).map(([skuId, quantity]) => {
    const code = skus.find(({ id }) => id === skuId)?.code ?? '';
    return { productId, skuId, code, quantity };
  });
  const verdicts = await addLines(api, lines, { key, quickOrder });
  return verdicts.flatMap((verdict, index) => {
    const line = lines[index];
    return line ? [{ ...verdict, skuId: line.skuId, code: line.code }] : [];
  });
}

async function addOneByOne(api: Api, lines: readonly RequestedLine[], key: string): Promise<LineVerdict[]> {
  const read = lines.map((line) => ({ ...line, quantity: readQuantity(line.quantity) }));
  const numbers = read.flatMap(({ quantity, ...line }) => (quantity === null ? [] : [{ ...line, quantity }]));
  const outcomes = await addLineByLine(api, numbers, key);
  const messages = new Map(numbers.map(({ skuId }, place) => [skuId, outcomes[place] ?? null]));
  return read.map(({ skuId, quantity }): LineVerdict => {
    const verdict = { quantity, variant: null };
    const message = messages.get(skuId);
    if (message === undefined) return { ...verdict, problem: 'not-a-number' };
    return message === null ? { ...verdict, problem: null } : { ...verdict, problem: 'rejected', message };
  });
}
