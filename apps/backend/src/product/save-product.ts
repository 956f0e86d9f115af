import type { Locale } from '@rider/model/locale';
import type { ProductValues } from '@rider/model/validation';
import type { Transaction } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import { changedMeanwhile } from '../operator/changed-meanwhile.ts';
import type { Operator } from '../operator/operator-calls.ts';
import { checkProducts } from './check-products.ts';
import { readProduct } from './read-product.ts';
import { lockProducts, saveProducts } from './save-products.ts';

/** Who saves, and which product. */
export interface OneProduct {
  operator: Operator;
  /** Null creates a product. The version is the one that the operator has seen. */
  target: { id: number; version: number } | null;
  /** The language of error texts. */
  locale: Locale;
}

/** The stored product that an operator changes. @throws ApiError `unknown-product`, `changed-meanwhile`. */
async function readTarget(transaction: Transaction, { target, locale }: OneProduct) {
  if (target === null) return null;
  const read = await readProduct(transaction, target.id);
  if (read === undefined) throw new ApiError('unknown-product');
  const { version, changed_by: changedBy } = read.product;
  if (version !== target.version) throw await changedMeanwhile(transaction, changedBy, locale);
  return read;
}

/**
 * Saves a whole product with its variants: what the values do not contain is removed. The caller invalidates `products` after the commit.
 * @throws ApiError `faulty-fields` by path (`variants.3.code`), `unknown-product`, `changed-meanwhile`, `unknown-picture`.
 */
export async function saveProduct(
  transaction: Transaction,
  saving: OneProduct,
  values: ProductValues,
): Promise<{ id: number; version: number }> {
  const { operator, locale } = saving;
  await lockProducts(transaction);
  const product = { values, before: await readTarget(transaction, saving) };
  const [error] = await checkProducts(transaction, [product], locale);
  if (error) throw error;
  const [saved] = await saveProducts(transaction, { operator, at: operator.at }, [product]);
  if (saved === undefined) throw new Error('no product was saved');
  return saved;
}
