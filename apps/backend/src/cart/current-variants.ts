import { sql, type SqlBool } from 'kysely';
import { LOCALES, type Localized } from '@rider/model/locale';
import type { Money } from '@rider/model/money';
import type { QuantityBreak } from '@rider/model/price';
import { SHOWN_ORIGINAL } from '../catalogue/price-history.ts';
import type { AttributeRow } from '../catalogue/tables.ts';
import { anyOf } from '../database/any-of.ts';
import type { Database } from '../database/open.ts';
import { buyerPrices, contractPricesOf, quantityBreaksOf } from '../price-list/contract-prices.ts';
import { PUBLISHED, SHOWN } from '../search/published.ts';

/** A variant for cart and checkout: names, prices and order terms. */
export interface CurrentVariant {
  skuId: number;
  productId: number;
  code: string;
  name: Localized;
  /** Chosen option values, joined. */
  variant: Localized;
  /** Path below `/media/`. */
  image: string;
  unit: Localized;
  price: Money;
  /** Whether the buyer has `price` by contract. */
  contract?: boolean;
  originalPrice: Money;
  stock: number;
  minimum: number;
  pack: number;
  tiers: readonly QuantityBreak[];
  barcode: string;
  weightKg: string;
  lengthMm: number;
}

/** Separates the chosen values of a variant. */
const VALUE_SEPARATOR = ', ';

/** The chosen option values of a variant, joined. */
export function variantOf(attributes: readonly AttributeRow[], chosen: Record<string, string>): Localized {
  const inLocale = (locale: keyof Localized): string =>
    attributes
      .map(({ key, values }) => values.find((value) => value.key === chosen[key])?.label[locale])
      .filter((label) => label !== undefined)
      .join(VALUE_SEPARATOR);
  return Object.fromEntries(LOCALES.map((locale) => [locale, inLocale(locale)])) as Localized;
}

/**
 * Reads SKUs with their products and the prices of a buyer at `now` (epoch ms), by SKU id; leaves out those that are not public.
 */
export async function readCurrentVariants(
  database: Database,
  skuIds: readonly number[],
  { buyerId, now }: { buyerId: number; now: number },
): Promise<Map<number, CurrentVariant>> {
  if (skuIds.length === 0) return new Map();
  const rows = await database
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .select([
      'sku.id as skuId',
      'product.id as productId',
      'sku.code',
      'product.name',
      'product.attributes as productAttributes',
      'sku.attributes',
      'sku.image',
      'product.unit',
      'sku.price',
      SHOWN_ORIGINAL.as('originalPrice'),
      'sku.stock',
      'sku.minimum',
      'sku.pack',
      'sku.tiers',
      'sku.barcode',
      'sku.weight_kg as weightKg',
      'sku.length_mm as lengthMm',
    ])
    .select(contractPricesOf(buyerId, now).as('contracts'))
    .where(sql<SqlBool>`sku.id = ${anyOf(skuIds)}`)
    .where(PUBLISHED)
    .where(SHOWN)
    .execute();
  return new Map(
    rows.map(({ productAttributes, attributes, price, tiers, originalPrice, contracts, ...row }) => {
      const prices = buyerPrices({ price, tiers: quantityBreaksOf(tiers) }, contracts);
      return [
        row.skuId,
        {
          ...row,
          ...prices,
          // Only the ordinary price is a reduction of the original one.
          originalPrice: prices.price === price ? originalPrice : prices.price,
          variant: variantOf(productAttributes, attributes),
        },
      ];
    }),
  );
}
