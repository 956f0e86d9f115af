import type { Locale } from '@rider/model/locale';
import type { ProductValues } from '@rider/model/validation';
import { sql } from 'kysely';
import type { derivedColumns } from '../catalogue/derived-columns.ts';
import type { Transaction } from '../database/open.ts';
import { fieldErrorTexts } from '../http/form-errors.ts';
import { validationText } from '../messages/index.ts';

type VariantValues = ProductValues['variants'][number];

/** The columns of variants that the operator gives, in order; `image` is for those without one of their own. */
export function ownVariantColumns(variants: readonly VariantValues[], image: string) {
  return variants.map((variant, position) => ({
    id: Number(variant.id) || null,
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

/**
 * Requires that ids belong to the product, and that no other product has a SKU or barcode. @throws ApiError `faulty-fields` by path, e.g.
 * `variants.3.code`.
 */
export async function requireFreeCodes(
  transaction: Transaction,
  { productId, variants, locale }: { productId: number; variants: readonly VariantValues[]; locale: Locale },
): Promise<void> {
  const ids = variants.flatMap(({ id }) => Number(id) || []);
  const codes = variants.map(({ code }) => code);
  const barcodes = variants.map(({ barcode }) => barcode).filter((barcode) => barcode !== '');
  const rows = await transaction
    .selectFrom('sku')
    .select(['id', 'product_id', 'code', 'barcode', 'hidden'])
    .where((where) =>
      where.or([
        where('code', 'in', codes),
        where('barcode', 'in', ['~', ...barcodes]),
        where('id', 'in', [0, ...ids]),
      ]),
    )
    .execute();
  const own = new Set(rows.filter((row) => row.product_id === productId).map(({ id }) => id));
  const others = rows.filter((row) => row.product_id !== productId);
  const errors: Record<string, string> = {};
  for (const [index, { id, code, barcode }] of variants.entries()) {
    const fault = (field: string, text: string) => {
      errors[`variants.${index}.${field}`] = validationText(text, locale);
    };
    if (id !== '' && !own.has(Number(id))) fault('code', 'validation.product.variantGone');
    const isHidden = rows.some((row) => row.code === code && row.hidden && row.product_id === productId);
    // A new variant takes the place of the hidden one.
    if ((isHidden && id !== '') || others.some((other) => other.code === code))
      fault('code', 'validation.product.codeTaken');
    if (barcode !== '' && others.some((other) => other.barcode === barcode))
      fault('barcode', 'validation.product.barcodeTaken');
  }
  if (Object.keys(errors).length > 0) throw fieldErrorTexts(errors);
}

/** What may refer to a variant: it is then hidden instead of deleted, because orders and their refunds need its row. */
const REFERRING = ['order_line', 'cart_line', 'promotion', 'review', 'favourite', 'stock_movement'] as const;

/**
 * Removes the product's variants that are not among these. Those with stock, or that something refers to, are hidden; the others are deleted.
 */
export async function removeVariants(
  transaction: Transaction,
  productId: number,
  variants: readonly VariantValues[],
): Promise<void> {
  const ids = variants.flatMap(({ id }) => Number(id) || []);
  // Frees the positions.
  await transaction
    .updateTable('sku')
    .set({ position: sql<number>`-1 - id` })
    .where('product_id', '=', productId)
    .execute();
  const removed = await transaction
    .updateTable('sku')
    .set({ hidden: true })
    .where('product_id', '=', productId)
    .where('hidden', '=', false)
    .where(sql<boolean>`id <> all(${ids}::integer[])`)
    .returning('id')
    .execute();
  if (removed.length === 0) return;
  let unused = transaction
    .deleteFrom('sku')
    .where(
      'id',
      'in',
      removed.map(({ id }) => id),
    )
    .where('stock', '=', 0);
  for (const table of REFERRING)
    unused = unused.where(sql<boolean>`not exists (select from ${sql.table(table)} where sku_id = sku.id)`);
  await unused.execute();
}

type VariantRow = ReturnType<typeof ownVariantColumns>[number] & ReturnType<typeof derivedColumns>['variants'][number];

/** Writes variants in their order; a new one with the SKU of a hidden one shows that again. */
export async function writeVariants(
  transaction: Transaction,
  { productId, at }: { productId: number; at: Date },
  rows: readonly VariantRow[],
): Promise<void> {
  // Codes may change places among the variants.
  const ids = rows.flatMap(({ id }) => id ?? []);
  await sql`update sku set code = '~' || id where id = any(${ids}::integer[])`.execute(transaction);
  for (const { id, attributes, tiers, ...row } of rows) {
    const columns = {
      ...row,
      attributes: JSON.stringify(attributes),
      tiers: JSON.stringify(tiers),
      hidden: false,
    };
    const { numUpdatedRows } = await transaction
      .updateTable('sku')
      .set(columns)
      .where('product_id', '=', productId)
      .where((where) => (id === null ? where('code', '=', row.code) : where('id', '=', id)))
      .executeTakeFirst();
    if (numUpdatedRows > 0n) continue;
    const added = await transaction
      .insertInto('sku')
      .values({ ...columns, product_id: productId, stock: 0 })
      .returning('id')
      .executeTakeFirstOrThrow();
    await transaction
      .insertInto('price_history')
      .values({ sku_id: added.id, price: row.price, since: at, until: null })
      .execute();
  }
}
