import { ApiError } from '../error/index.ts';
import type { Api } from '../transport/index.ts';
import { addToCart } from './calls.ts';

/** A variant with its quantity; that of a CRMEB product without options has an empty `skuId`. */
export interface LineToAdd {
  productId: string;
  skuId: string;
  quantity: number;
}

/** The lines that the last request has added: a repeated one adds the others. */
let last = { key: '', added: new Set<string>() };

/**
 * Adds lines to the cart one after the other, for backends without a call that adds them at once. Resolves to null for each added line,
 * else to the backend's own text. The same `key` again adds none twice.
 */
export async function addLineByLine(api: Api, lines: readonly LineToAdd[], key: string): Promise<(string | null)[]> {
  if (last.key !== key) last = { key, added: new Set() };
  const { added } = last;
  const outcomes: (string | null)[] = [];
  for (const { productId, skuId, quantity } of lines) {
    const name = `${productId}.${skuId}`;
    try {
      if (!added.has(name)) await addToCart(api, { productId, skuId, quantity, key: `${key}.${name}` });
      added.add(name);
      outcomes.push(null);
    } catch (error) {
      // What was added before stays reported.
      if (!(error instanceof ApiError) || error.kind !== 'rejected') throw error;
      outcomes.push(error.message);
    }
  }
  return outcomes;
}
