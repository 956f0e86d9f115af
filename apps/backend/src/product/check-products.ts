import type { Locale } from '@rider/model/locale';
import type { ProductValues } from '@rider/model/validation';
import { sql } from 'kysely';
import type { Transaction } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import { fieldErrorTexts } from '../http/form-errors.ts';
import { validationText } from '../messages/index.ts';
import type { StoredProduct } from './read-product.ts';

type VariantValues = ProductValues['variants'][number];

/** A product to save: what the values do not contain is removed. */
export interface ProductToSave {
  values: ProductValues;
  /** Null creates a product. */
  before: StoredProduct | null;
}

/** A variant that has an id, SKU or barcode of a product to save. */
interface TakenCodes {
  id: number;
  /** Null for another product to save. */
  product_id: number | null;
  code: string;
  barcode: string;
  hidden: boolean;
}

/** The path of a catalogue's file, or of an upload, of which the API has the URL. */
export const filePath = (url: string): string => url.replace(/^\/media\//, '');

/** The paths of a product's documents, which operators uploaded. */
export const documentsOf = ({ documents }: ProductValues): string[] => documents.map(({ path }) => path);

/** The paths of a product's pictures that operators uploaded; others are files of the catalogue. */
export function uploadsOf({ images, variants }: ProductValues): string[] {
  const paths = [...images, ...variants.map(({ image }) => image)];
  return [...new Set(paths)].filter((path) => path.startsWith('/uploads/'));
}

async function takenCodes(transaction: Transaction, products: readonly ProductToSave[]): Promise<TakenCodes[]> {
  const variants = products.flatMap(({ values }) => values.variants);
  const ids = variants.flatMap(({ id }) => Number(id) || []);
  const codes = variants.map(({ code }) => code);
  const barcodes = variants.map(({ barcode }) => barcode).filter((barcode) => barcode !== '');
  return transaction
    .selectFrom('sku')
    .select(['id', 'product_id', 'code', 'barcode', 'hidden'])
    .where((where) =>
      where.or([
        sql<boolean>`code = any(${codes}::text[])`,
        sql<boolean>`barcode = any(${barcodes}::text[])`,
        sql<boolean>`id = any(${ids}::integer[])`,
      ]),
    )
    .execute();
}

/** The faults of a product's codes, as message ids by path: ids must belong to the product, and no other may have its SKUs and barcodes. */
function faultsOfCodes({ values, before }: ProductToSave, taken: (variant: VariantValues) => readonly TakenCodes[]) {
  const productId = before?.product.id;
  const faults: Record<string, string> = {};
  for (const [index, variant] of values.variants.entries()) {
    const { id, code, barcode } = variant;
    const rows = taken(variant);
    const own = rows.filter((row) => row.product_id === productId);
    const others = rows.filter((row) => row.product_id !== productId);
    if (id !== '' && !own.some((row) => row.id === Number(id)))
      faults[`variants.${index}.code`] = 'validation.product.variantGone';
    // A new variant takes the place of the hidden one.
    if ((id !== '' && own.some((row) => row.code === code && row.hidden)) || others.some((row) => row.code === code))
      faults[`variants.${index}.code`] = 'validation.product.codeTaken';
    if (barcode !== '' && others.some((row) => row.barcode === barcode))
      faults[`variants.${index}.barcode`] = 'validation.product.barcodeTaken';
  }
  return faults;
}

async function knownUploads(transaction: Transaction, products: readonly ProductToSave[]): Promise<Set<string>> {
  const names = products
    .flatMap(({ values }) => [...uploadsOf(values), ...documentsOf(values)])
    .map((path) => path.slice('/uploads/'.length));
  if (names.length === 0) return new Set();
  const known = await transaction
    .selectFrom('upload')
    .select('name')
    .where('name', 'in', names)
    .where('owner_role', '=', 'agent')
    .execute();
  return new Set(known.map(({ name }) => `/uploads/${name}`));
}

/**
 * Checks products against each other and the shop. Returns the error of each, or null: `faulty-fields` by path (`variants.3.code`), or
 * `unknown-picture`.
 */
export async function checkProducts(
  transaction: Transaction,
  products: readonly ProductToSave[],
  locale: Locale,
): Promise<(ApiError | null)[]> {
  const categories = await transaction.selectFrom('category').select('id').execute();
  const categoryIds = new Set(categories.map(({ id }) => id));
  const uploads = await knownUploads(transaction, products);
  const taken = await takenCodes(transaction, products);
  const byId = Map.groupBy(taken, ({ id }) => String(id));
  const byCode = Map.groupBy(taken, ({ code }) => code);
  const byBarcode = Map.groupBy(taken, ({ barcode }) => barcode);
  byBarcode.delete('');
  const rowsOf = ({ id, code, barcode }: VariantValues) =>
    [byId.get(id), byCode.get(code), byBarcode.get(barcode)].flatMap((rows) => rows ?? []);
  return products.map((product) => {
    const { categoryId, variants } = product.values;
    const faults = faultsOfCodes(product, rowsOf);
    if (!categoryIds.has(Number(categoryId))) faults['categoryId'] = 'validation.product.category';
    for (const [index, path] of documentsOf(product.values).entries())
      if (!uploads.has(path)) faults[`documents.${index}.title.${locale}`] = 'validation.product.document';
    if (Object.keys(faults).length > 0)
      return fieldErrorTexts(
        Object.fromEntries(Object.entries(faults).map(([path, id]) => [path, validationText(id, locale)])),
      );
    // Those after this one must not have its codes.
    for (const { code, barcode } of variants) {
      const row = { id: 0, product_id: null, code, barcode, hidden: false };
      byCode.set(code, [row]);
      if (barcode !== '') byBarcode.set(barcode, [row]);
    }
    return uploadsOf(product.values).every((path) => uploads.has(path))
      ? null
      : new ApiError('unknown-picture', { status: 400 });
  });
}
