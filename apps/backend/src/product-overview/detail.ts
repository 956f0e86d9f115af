import { moneyToDecimal, type Money } from '@rider/model/money';
import type {
  CategoryStepWire,
  ProductAttributeWire,
  ProductDetailWire,
  ProductInfoWire,
  SkuWire,
} from '@rider/api/catalogue';
import type { Selectable } from 'kysely';
import type { Locale } from '@rider/model/locale';
import { shownLimitsOf } from '@rider/model/shipping';
import type { Database } from '../database/open.ts';
import { mediaPath, smallMediaPath } from '../http/media.ts';
import { ApiError } from '../http/api-error.ts';
import { newestReview, reviewStatistics } from '../review/read-reviews.ts';
import { readClosedDays } from '../calendar/closed-days.ts';
import { dispatchOf } from '../calendar/dispatch.ts';
import { SHOWN_ORIGINAL, SHOWN_ORIGINAL_OF_PRODUCT } from '../catalogue/price-history.ts';
import { productRowToWire, selectProductsInOrder, withPromotions } from '../catalogue/product-row.ts';
import { promotionFields, readShownPromotions } from '../catalogue/promotion-fields.ts';
import { skuLabels } from '../catalogue/sku-labels.ts';
import type { ProductTable, SkuTable } from '../catalogue/tables.ts';
import { unixSeconds } from '../http/unix-seconds.ts';
import { documentSizes } from '../upload/shop-documents.ts';
import { readFreight } from '../freight/freight-rule.ts';
import { PUBLISHED, SHOWN } from '../search/published.ts';

/** The struck-through price; equals the price if the history proves no higher one. */
interface ShownOriginal {
  shown_original: Money;
}
type Product = Selectable<ProductTable> & ShownOriginal;
type Sku = Selectable<SkuTable> & ShownOriginal;

function skuToWire(product: Product, sku: Sku, locale: Locale): SkuWire {
  return {
    id: sku.id,
    product_id: product.id,
    suk: skuLabels(product, sku, locale).join(','),
    unique: String(sku.id),
    stock: sku.stock,
    product_stock: sku.stock,
    sales: sku.sales,
    price: moneyToDecimal(sku.price),
    ot_price: moneyToDecimal(sku.shown_original),
    image: mediaPath(sku.image),
    weight: sku.weight_kg,
    length: sku.length_mm,
    volume: sku.volume_m3,
    bar_code: sku.barcode,
    quota: 0,
    quota_show: 0,
    code: sku.code,
    min_qty: sku.minimum,
    pack: sku.pack,
    tiers: sku.tiers.map(({ minimum, price }) => ({ min: minimum, price: moneyToDecimal(price) })),
  };
}

function attributesToWire(product: Product, locale: Locale): ProductAttributeWire[] {
  return product.attributes.map(({ name, values }) => ({
    product_id: product.id,
    attr_name: name[locale],
    attr_values: values.map(({ label }) => label[locale]),
    attr_value: values.map(({ label, swatch, image }) => ({
      attr: label[locale],
      check: false,
      color: swatch ?? '',
      image: image === undefined ? '' : smallMediaPath(image),
    })),
  }));
}

function storeInfo(
  product: Product,
  skus: readonly Sku[],
  path: CategoryStepWire[],
  locale: Locale,
): Omit<ProductInfoWire, 'dispatch' | 'documents' | 'parcel_limits'> {
  return {
    id: product.id,
    store_name: product.name[locale],
    store_info: product.summary[locale],
    description: product.description[locale],
    image: mediaPath(product.image),
    small_image: smallMediaPath(product.image),
    slider_image: product.images.map(mediaPath),
    image_texts: Object.fromEntries(
      Object.entries(product.image_texts).flatMap(([file, texts]) =>
        texts[locale] === '' ? [] : [[mediaPath(file), texts[locale]]],
      ),
    ),
    cate_id: product.category_path.join(','),
    price: moneyToDecimal(product.price),
    ot_price: moneyToDecimal(product.shown_original),
    unit_name: product.unit[locale],
    stock: skus.reduce((sum, { stock }) => sum + stock, 0),
    sales: product.sales,
    fsales: product.sales,
    star: product.score,
    spec_type: skus.length > 1 ? 1 : 0,
    min_qty: Math.min(...skus.map(({ minimum }) => minimum)),
    is_show: 1,
    is_limit: 0,
    limit_type: 0,
    limit_num: 0,
    presale: 0,
    presale_pay_status: 0,
    cart_button: 1,
    userCollect: false,
    add_time: unixSeconds(product.created_at),
    specs: product.specifications.map(({ key, name, value }) => ({ key, name: name[locale], value: value[locale] })),
    drawing: product.drawing === null ? '' : mediaPath(product.drawing),
    category_path: path,
  };
}

/** All data of a product page, at `now` (epoch ms). @throws ApiError `unknown-product` for an unknown id, and for a product that is not published. */
export async function productDetail(
  database: Database,
  id: number,
  locale: Locale,
  now: number,
): Promise<ProductDetailWire> {
  const product = await database
    .selectFrom('product')
    .selectAll()
    .select(SHOWN_ORIGINAL_OF_PRODUCT.as('shown_original'))
    .where('id', '=', id)
    .where(PUBLISHED)
    .executeTakeFirst();
  if (product === undefined) throw new ApiError('unknown-product');
  const skus = await database
    .selectFrom('sku')
    .selectAll()
    .select(SHOWN_ORIGINAL.as('shown_original'))
    .where('product_id', '=', id)
    .where(SHOWN)
    .orderBy('position')
    .execute();
  const categories = await database
    .selectFrom('category')
    .select(['id', 'name'])
    .where('id', 'in', product.category_path)
    .execute();
  const path = product.category_path.map((step) => ({
    id: step,
    cate_name: categories.find((category) => category.id === step)?.name[locale] ?? '',
  }));
  const statistics = await reviewStatistics(database, id);
  const related = await withPromotions(database, await selectProductsInOrder(database, product.related), now);
  const sizes = await documentSizes(
    database,
    product.documents.map(({ path: file }) => file),
  );
  const documents = product.documents.map(({ path: url, title }) => ({
    url,
    title: title[locale],
    size: sizes.get(url) ?? 0,
  }));
  const promotions = (await readShownPromotions(database, [id], now)).get(id) ?? [];
  const freight = await readFreight(database);
  const dispatch = dispatchOf(now, { ...freight, closedDays: await readClosedDays(database, now) });
  return {
    storeInfo: {
      ...storeInfo(product, skus, path, locale),
      documents,
      dispatch,
      parcel_limits: shownLimitsOf(freight),
    },
    productAttr: attributesToWire(product, locale),
    productValue: Object.fromEntries(
      skus.map((sku) => [
        skuLabels(product, sku, locale).join(','),
        {
          ...skuToWire(product, sku, locale),
          ...promotionFields(promotions.filter(({ sku_id }) => sku_id === sku.id)),
        },
      ]),
    ),
    reply: await newestReview(database, id, locale),
    replyCount: statistics.total,
    replyChance: statistics.chance,
    good_list: related.map((row) => productRowToWire(row, locale)),
    activity: [],
    coupons: [],
  };
}
