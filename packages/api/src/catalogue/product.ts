import {
  amount,
  amountOrNull,
  flag,
  id,
  list,
  number,
  object,
  ownField,
  requiredObject,
  text,
  textOrNull,
  type Untrusted,
} from '../wire/index.ts';
import type { Dispatch, Product, ProductAttribute, ProductVariant } from '@rider/model/catalogue';
import type { QuantityBreak } from '@rider/model/price';
import type { ShownLimits } from '@rider/model/shipping';
import { above, readPromotionFields } from './active-promotion.ts';
import { readSummary } from './summary.ts';
import type {
  AttributeValueWire,
  CategoryStepWire,
  DispatchWire,
  QuantityBreakWire,
  ProductAttributeWire,
  ProductDetailWire,
  ProductInfoWire,
  SkuWire,
  SpecificationWire,
} from './wire.ts';

/** Reads `product/detail/{id}`. Throws `malformed` without id or price. */
export function readProduct(data: unknown): Product {
  const detail = requiredObject<ProductDetailWire>(data, 'product');
  const info = requiredObject<ProductInfoWire>(detail.storeInfo, 'storeInfo');
  const price = amount(info.price, 'price');
  const attributes = list(detail.productAttr, readAttribute);
  const productId = id(info.id, 'product id');
  return {
    id: productId,
    name: text(info.store_name),
    summary: text(info.store_info),
    descriptionHtml: text(info.description),
    images: readImages(info),
    imageTexts: ownField<Product['imageTexts']>(info.image_texts) ?? {},
    drawing: textOrNull(info.drawing),
    documents: ownField<Product['documents']>(info.documents) ?? [],
    price,
    originalPrice: above(price, amountOrNull(info.ot_price)),
    unit: text(info.unit_name),
    sales: number(info.sales) + number(info.ficti),
    stock: number(info.stock),
    // CRMEB sends five stars for a product without reviews.
    score: (number(detail.replyCount) > 0 && number(info.star)) || null,
    reviewCount: number(detail.replyCount),
    reviewChance: number(detail.replyChance),
    categoryPath: list(info.category_path, (item) => {
      const node = object<CategoryStepWire>(item);
      return { id: id(node.id, 'category id'), name: text(node.cate_name) };
    }),
    attributes,
    skus: readSkus(detail, info, attributes),
    specifications: list(info.specs, (item) => {
      const row = object<SpecificationWire>(item);
      return { key: text(row.key), name: text(row.name), value: text(row.value) };
    }),
    // CRMEB recommends the product to itself.
    related: list(detail.good_list, readSummary).filter((related) => related.id !== productId),
    favourite: flag(info.userCollect),
    dispatch: readDispatch(object<DispatchWire>(info.dispatch)),
    parcelLimits: ownField<ShownLimits>(info.parcel_limits),
    ...(number(info.cart_button, 1) === 0 && { buyNowOnly: true }),
  };
}

function readDispatch({ day, today, before }: Untrusted<DispatchWire>): Dispatch | null {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text(day));
  return isDay && number(before) > 0 ? { day: text(day), today: flag(today), before: number(before) * 1000 } : null;
}

function readImages(info: Untrusted<ProductInfoWire>): string[] {
  const slides = list(info.slider_image, text).filter(Boolean);
  const image = text(info.image);
  return slides.length > 0 ? slides : image ? [image] : [];
}

function readAttribute(item: unknown): ProductAttribute {
  const attribute = object<ProductAttributeWire>(item);
  return {
    name: text(attribute.attr_name),
    values: list(attribute.attr_value, (entry) => {
      const value = object<AttributeValueWire>(entry);
      return { label: text(value.attr), color: textOrNull(value.color), image: textOrNull(value.image) };
    }),
  };
}

function readSkus(
  detail: Untrusted<ProductDetailWire>,
  info: Untrusted<ProductInfoWire>,
  attributes: ProductAttribute[],
): ProductVariant[] {
  const minimum = Math.max(1, number(info.min_qty, 1));
  const variants = Object.entries(object<ProductDetailWire['productValue']>(detail.productValue));
  // CRMEB sends a product without variants without this list: the product is its own variant, with an empty id.
  if (variants.length === 0 && attributes.length === 0) variants.push(['', info]);
  return variants.map(([key, item]) => {
    const sku = requiredObject<SkuWire>(item, 'SKU');
    const price = amount(sku.price, 'SKU price');
    const unique = item === info ? '' : id(sku.unique, 'SKU unique');
    return {
      id: unique,
      code: text(sku.code) || text(sku.bar_code) || unique,
      values: splitValues(text(sku.suk) || key, attributes),
      price,
      originalPrice: above(price, amountOrNull(sku.ot_price)),
      stock: number(sku.stock),
      image: text(sku.image),
      minimum: Math.max(1, number(sku.min_qty, minimum)),
      pack: Math.max(1, number(sku.pack, 1)),
      ...(sku.contract_price === true && { contract: true }),
      tiers: readQuantityBreaks(sku.tiers),
      weightKg: number(sku.weight) || null,
      lengthMm: sku.length === undefined ? null : number(sku.length),
      barcode: text(sku.bar_code),
      ...readPromotionFields(sku),
    };
  });
}

/** "Matte Black,10 mm" by attribute. A value may contain a comma, so known values are tried before splitting. */
function splitValues(joined: string, attributes: ProductAttribute[]): string[] {
  const values: string[] = [];
  let rest = joined;
  for (const { values: known } of attributes) {
    const found = known
      .map(({ label }) => label)
      .filter((label) => rest === label || rest.startsWith(`${label},`))
      .toSorted((a, b) => b.length - a.length)[0];
    const value = found ?? rest.split(',')[0] ?? '';
    values.push(value);
    rest = rest.slice(value.length + 1);
  }
  return values;
}

/** Quantity breaks, ascending. */
export function readQuantityBreaks(value: unknown): QuantityBreak[] {
  return list(value, (item) => {
    const tier = object<QuantityBreakWire>(item);
    const contract = tier.contract_price === true && { contract: true };
    return { quantity: number(tier.min), price: amount(tier.price, 'tier price'), ...contract };
  }).toSorted((a, b) => a.quantity - b.quantity);
}
