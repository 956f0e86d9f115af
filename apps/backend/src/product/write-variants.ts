import type { ProductValues } from '@rider/model/validation';
import { sql } from 'kysely';
import type { derivedColumns } from '../catalogue/derived-columns.ts';
import { inPortions } from '../database/in-portions.ts';
import type { Transaction } from '../database/open.ts';

type VariantValues = ProductValues['variants'][number];

/** The columns of variants that the operator gives, in order; `image` is for those without one of their own. */
export function ownVariantColumns(variants: readonly (Omit<VariantValues, 'id'> & { id: number })[], image: string) {
  return variants.map((variant, position) => ({
    id: variant.id,
    position,
    code: variant.code,
    attributes: variant.values,
    price: variant.price,
    original_price: variant.listPrice === 0 ? variant.price : variant.listPrice,
    minimum: variant.minimum,
    pack: variant.pack,
    tiers: variant.breaks.map(({ quantity, price }) => ({ minimum: quantity, price })),
    weight_kg: variant.weightKg,
    length_mm: variant.lengthMm,
    volume_m3: variant.volumeM3,
    barcode: variant.barcode,
    image: variant.image || image,
  }));
}

/** What may refer to a variant: it is then hidden instead of deleted, because orders and their refunds need its row. */
const REFERRING = ['order_line', 'cart_line', 'promotion', 'review', 'favourite', 'stock_movement'] as const;

/**
 * Removes the variants of products that are not among these ids, and frees the positions and SKUs of the others, which may change places.
 * Those with stock, or that something refers to, are hidden; the others are deleted.
 */
export async function removeVariants(
  transaction: Transaction,
  productIds: readonly number[],
  keptIds: readonly number[],
): Promise<void> {
  if (productIds.length === 0) return;
  const isKept = sql<boolean>`id = any(${keptIds}::integer[])`;
  const changed = await transaction
    .updateTable('sku')
    .set({
      position: sql<number>`-1 - id`,
      code: sql<string>`case when ${isKept} then '~' || id else code end`,
      hidden: sql<boolean>`not ${isKept}`,
    })
    .where(sql<boolean>`product_id = any(${productIds}::integer[])`)
    .returning(['id', 'hidden'])
    .execute();
  const removed = changed.flatMap(({ id, hidden }) => (hidden ? [id] : []));
  if (removed.length === 0) return;
  let unused = transaction.deleteFrom('sku').where('id', 'in', removed).where('stock', '=', 0);
  for (const table of REFERRING)
    unused = unused.where(sql<boolean>`not exists (select from ${sql.table(table)} where sku_id = sku.id)`);
  await unused.execute();
}

/** The columns of a variant to write. */
export type VariantRow = ReturnType<typeof ownVariantColumns>[number] &
  ReturnType<typeof derivedColumns>['variants'][number] & { product_id: number; stock: number };

/** What a change of a variant writes; its stock changes by `changeStock` alone. */
const CHANGED = [
  ...(['position', 'code', 'attributes', 'price', 'original_price', 'minimum', 'pack', 'tiers'] as const),
  ...(['weight_kg', 'length_mm', 'volume_m3', 'barcode', 'image', 'facets', 'facet_bits', 'search', 'hidden'] as const),
];

/** Writes variants; `stock` is that of new ones. */
export async function writeVariants(transaction: Transaction, rows: readonly VariantRow[]): Promise<void> {
  await inPortions(rows, (portion) =>
    transaction
      .insertInto('sku')
      .values(
        portion.map(({ attributes, tiers, ...row }) => ({
          ...row,
          attributes: JSON.stringify(attributes),
          tiers: JSON.stringify(tiers),
          hidden: false,
        })),
      )
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet(({ ref }) => Object.fromEntries(CHANGED.map((column) => [column, ref(`excluded.${column}`)]))),
      )
      .execute(),
  );
}
