import type { OrderableVariant, QuotedLine } from '@rider/api/operator';
import { money } from '@rider/model/money';
import type { EnteredLine } from '@rider/model/order';
import { priceAt } from '@rider/model/price';
import type { Locale } from '@rider/model/locale';
import { priceLine } from '../cart/cart.ts';
import { readCurrentVariants, type CurrentVariant } from '../cart/current-variants.ts';
import { lineProblem } from '../cart/quantity.ts';
import { suggest } from '../catalogue/suggestions.ts';
import type { Database } from '../database/open.ts';
import { readActivePromotions } from '../promotion/active-promotions.ts';

/** An entered line with its variant, undefined for an unknown SKU. */
export interface KnownLine extends EnteredLine {
  current: CurrentVariant | undefined;
}

/** The buyer whose prices apply at an instant (epoch milliseconds). */
interface PricesOf {
  buyerId: number;
  now: number;
}

/** Reads the variants of SKUs with a buyer's prices, by SKU. */
async function readVariants(
  database: Database,
  skus: readonly string[],
  prices: PricesOf,
): Promise<Map<string, CurrentVariant>> {
  if (skus.length === 0) return new Map();
  const rows = await database.selectFrom('sku').select('id').where('code', 'in', skus).execute();
  const found = await readCurrentVariants(
    database,
    rows.map(({ id }) => id),
    prices,
  );
  return new Map([...found.values()].map((variant) => [variant.code, variant]));
}

/** Entered lines with their variants, in their order; lines of one SKU count together. */
export async function readEntered(
  database: Database,
  lines: readonly EnteredLine[],
  prices: PricesOf,
): Promise<KnownLine[]> {
  const bySku = Map.groupBy(lines, ({ sku }) => sku);
  const variants = await readVariants(database, [...bySku.keys()], prices);
  return [...bySku].map(([sku, own]) => ({
    sku,
    quantity: own.reduce((sum, { quantity }) => sum + quantity, 0),
    current: variants.get(sku),
  }));
}

function variantFacts(sku: string, current: CurrentVariant | undefined, locale: Locale): OrderableVariant {
  if (current === undefined)
    return { sku, name: '', variant: '', unit: '', price: money(0), stock: 0, minimum: 1, pack: 1 };
  const { code, name, variant, unit, price, tiers, stock, minimum, pack } = current;
  const smallest = priceAt(price, tiers, minimum);
  return {
    sku: code,
    name: name[locale],
    variant: variant[locale],
    unit: unit[locale],
    price: smallest,
    stock,
    minimum,
    pack,
  };
}

/** Prices lines by the rule of the cart, each with its problem. */
export async function priceEntered(
  database: Database,
  lines: readonly KnownLine[],
  { buyerId, now, locale }: PricesOf & { locale: Locale },
): Promise<QuotedLine[]> {
  const skuIds = lines.flatMap(({ current }) => (current === undefined ? [] : [current.skuId]));
  const promotions = await readActivePromotions(database, { buyerId, skuIds, now });
  return lines.map(({ sku, quantity, current }) => {
    const promoted = { skuId: current?.skuId ?? 0, quantity, promotionId: null };
    const { unitPrice, lineTotal } = priceLine(current, promoted, promotions);
    const problem = lineProblem(current, quantity);
    return { ...variantFacts(sku, current, locale), quantity, unitPrice, lineTotal, problem };
  });
}

/** The variants that the shop's search suggests, with a buyer's prices. */
export async function suggestVariants(
  database: Database,
  search: string,
  { locale, ...prices }: PricesOf & { locale: Locale },
): Promise<OrderableVariant[]> {
  if (search === '') return [];
  const { products } = await suggest(database, search, locale);
  const skus = products.map(({ code }) => code);
  const variants = await readVariants(database, skus, prices);
  return skus.flatMap((sku) => (variants.has(sku) ? [variantFacts(sku, variants.get(sku), locale)] : []));
}
