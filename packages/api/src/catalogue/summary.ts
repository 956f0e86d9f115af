import { amount, amountOrNull, flag, id, list, number, requiredObject, object, text } from '../wire/index.ts';
import type { ListedVariant, ProductSummary } from '@rider/model/catalogue';
import type { FinishWire, ListedVariantWire, ProductRowWire } from './wire.ts';
import { above, readPromotionFields } from './active-promotion.ts';

/** Reads a product row of a list. */
export function readSummary(item: unknown): ProductSummary {
  const row = requiredObject<ProductRowWire & { product_id?: unknown }>(item, 'product row');
  const price = amount(row.price, 'price');
  return {
    id: id(row.id ?? row.product_id, 'product id'),
    name: text(row.store_name),
    image: text(row.image),
    price,
    originalPrice: above(price, amountOrNull(row.ot_price)),
    unit: text(row.unit_name),
    sales: number(row.sales),
    stock: number(row.stock),
    // CRMEB sends 5.0 stars for products without reviews, and no number of reviews.
    score: row.price_varies === undefined ? null : number(row.star) || null,
    priceVaries: flag(row.price_varies),
    ...(row.contract_price === true && { contractPrice: true }),
    finishes: list(row.finishes, (entry) => {
      const finish = object<FinishWire>(entry);
      return { label: text(finish.label), color: text(finish.color) };
    }),
    variant: readVariant(row.article),
    ...readPromotionFields(row),
  };
}

function readVariant(value: unknown): ListedVariant | null {
  const variant = object<ListedVariantWire>(value);
  const unique = text(variant.unique);
  if (!unique) return null;
  return {
    id: unique,
    code: text(variant.code) || unique,
    label: text(variant.suk).split(',').filter(Boolean).join(', '),
  };
}
