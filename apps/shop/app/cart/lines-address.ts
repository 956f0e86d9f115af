/** The parameter with quantities of variants for the product page, as `sku:quantity~sku:quantity`. */
export const LINES_PARAMETER = 'lines';

/** Reads {@link LINES_PARAMETER}: texts of quantities by variant id. */
export function readLines(text: string | null): Record<string, string> {
  const pairs = [...(text ?? '').matchAll(/([\w-]{1,64}):(\d{1,6})/g)];
  return Object.fromEntries(pairs.map(([, skuId = '', quantity = '']) => [skuId, quantity]));
}

/** The value of {@link LINES_PARAMETER}. */
export function writeLines(quantities: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(quantities).map(([skuId, quantity]) => `${skuId}:${quantity}`);
  return pairs.join('~');
}

/** The parameter with the number of pieces that were added with {@link LINES_PARAMETER}. */
export const PIECES_PARAMETER = 'pieces';
