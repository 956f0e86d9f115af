import type { ProductRowWire } from '@rider/api/catalogue';
import { sql, type Expression, type ExpressionBuilder, type RawBuilder, type Selectable, type SqlBool } from 'kysely';
import { moneyToDecimal, type Money } from '@rider/model/money';
import type { Locale } from '@rider/model/locale';
import { anyOf } from '../database/any-of.ts';
import type { Database } from '../database/open.ts';
import type { Schema } from '../database/schema.ts';
import { smallMediaPath } from '../http/media.ts';
import { SHOWN_ORIGINAL, SHOWN_ORIGINAL_OF_PRODUCT } from './price-history.ts';
import { promotionFields, readShownPromotions, type ShownPromotions } from './promotion-fields.ts';
import { skuLabels } from './sku-labels.ts';
import type { AttributeRow, ProductTable, SkuTable } from './tables.ts';
import { PUBLISHED, SHOWN } from '../search/published.ts';

const ROW_COLUMNS = [
  'id',
  'name',
  'summary',
  'unit',
  'image',
  'category_path',
  'attributes',
  'price',
  'price_varies',
  'sales',
  'score',
  'tags',
] as const;

/** The variant that a list shows instead of its product. */
export type ChosenVariant = Pick<
  Selectable<SkuTable>,
  'id' | 'code' | 'image' | 'price' | 'original_price' | 'stock' | 'attributes'
>;

/** A product as lists read it. */
export type ProductRow = Pick<Selectable<ProductTable>, (typeof ROW_COLUMNS)[number]> & {
  /** The struck-through price of the product; equal to its price when there is none. */
  original_price: Money;
  stock: number;
  variants: number;
  /** The promotions of its variants that are active or start soon; none before `withPromotions`. */
  promotions: ShownPromotions;
  /** The variant that matches filter or search; null where all variants match equally. */
  variant: ChosenVariant | null;
};

/** A condition on products. */
export type ProductCondition = (where: ExpressionBuilder<Schema, 'product'>) => Expression<SqlBool>;
/** A SQL list of order items over `product`. */
export type ProductOrder = ReturnType<typeof sql>;

/** A page of products, each with its chosen variant. */
export interface ProductPage {
  order: ProductOrder;
  limit: number;
  offset: number;
  choice?: VariantChoice;
}

/** Criteria for choosing a product's variant. */
export interface VariantChoice {
  /** Conditions that a SKU must meet. */
  conditions: readonly Expression<SqlBool>[];
  /** How well a SKU matches the search; null without a search. */
  score: RawBuilder<number> | null;
}

/** Preference among the variants of a product: best match, in stock, cheapest. */
export const VARIANT_ORDER = sql`answers desc, (stock > 0) desc, price, position`;

/** The SKUs from which a product's variant is chosen, as a query over `product`. */
export function variantCandidates({ conditions, score }: VariantChoice): RawBuilder<ChosenVariant> {
  const all = [sql`sku.product_id = product.id`, SHOWN, ...conditions];
  return sql`(
    select id, product_id, position, code, image, price, original_price, stock, attributes, ${score ?? sql`0`} as answers
    from sku where ${sql.join(all, sql` and `)}
  )`;
}

/** The variant of a product as JSON; null if all its SKUs match equally. */
function chosenVariant(choice: VariantChoice): RawBuilder<ChosenVariant | null> {
  if (choice.conditions.length === 0 && choice.score === null) return sql`null::json`;
  // The original price of the one that is chosen: for all of them the planner would read the whole price history.
  return sql`(
    select to_json(chosen) from (
      select id, code, image, price, ${SHOWN_ORIGINAL} as original_price, stock, attributes
      from (
        select * from (select candidate.*, min(answers) over () as least from ${variantCandidates(choice)} as candidate) as rated
        where ${choice.conditions.length > 0} or answers > least
        order by ${VARIANT_ORDER} limit 1
      ) as sku
    ) as chosen
  )`;
}

/** The rows with the promotions that are active at `now` (epoch milliseconds) or start soon. */
export async function withPromotions(
  database: Database,
  rows: readonly ProductRow[],
  now: number,
): Promise<ProductRow[]> {
  const ids = rows.map(({ id }) => id);
  const promotions = await readShownPromotions(database, ids, now);
  return rows.map((row) => ({ ...row, promotions: promotions.get(row.id) ?? [] }));
}

const NO_CHOICE: VariantChoice = { conditions: [], score: null };

/** Reads published products with their stock and chosen variants. Only the page's products are joined with their variants. */
export async function selectProductRows(
  database: Database,
  condition: ProductCondition,
  { order, limit, offset, choice = NO_CHOICE }: ProductPage,
): Promise<ProductRow[]> {
  const rows = await database
    .selectFrom((page) =>
      page
        .selectFrom('product')
        .selectAll()
        .where(PUBLISHED)
        .where(condition)
        .orderBy(order)
        // As text, because PostgreSQL expects a tenth of the table from a limit that it does not know when it plans.
        .limit(sql.lit(limit))
        .offset(sql.lit(offset))
        .as('product'),
    )
    .innerJoinLateral(
      sql<{ stock: number; variants: number }>`(
        select coalesce(sum(stock), 0) as stock, count(*) as variants from sku where product_id = product.id and ${SHOWN}
      )`.as('skus'),
      (join) => join.onTrue(),
    )
    .select(ROW_COLUMNS)
    .select(['skus.stock', 'skus.variants', SHOWN_ORIGINAL_OF_PRODUCT.as('original_price')])
    .select(chosenVariant(choice).as('variant'))
    .orderBy(order)
    .execute();
  return rows.map((row) => ({ ...row, promotions: [], variant: row.variants > 1 ? row.variant : null }));
}

/** Reads products by id, in the order of the ids, each with its chosen variant; leaves out those that are not public. */
export async function selectProductsInOrder(
  database: Database,
  ids: readonly number[],
  choice?: VariantChoice,
): Promise<readonly ProductRow[]> {
  if (ids.length === 0) return [];
  return selectProductRows(database, () => sql`product.id = ${anyOf(ids)}`, {
    order: sql`array_position(${ids}::integer[], product.id)`,
    limit: ids.length,
    offset: 0,
    ...(choice && { choice }),
  });
}

function finishesOf(attributes: readonly AttributeRow[], locale: Locale): { label: string; color: string }[] {
  const finish = attributes.find(({ key }) => key === 'finish');
  return (finish?.values ?? []).flatMap(({ label, swatch }) =>
    swatch === undefined ? [] : [{ label: label[locale], color: swatch }],
  );
}

/** A row of a product list on the wire, of the chosen variant if there is one. */
export function productRowToWire(row: ProductRow, locale: Locale): ProductRowWire {
  const { variant } = row;
  const shown = variant ?? row;
  return {
    id: row.id,
    store_name: row.name[locale],
    store_info: row.summary[locale],
    cate_id: row.category_path.join(','),
    image: smallMediaPath(shown.image),
    sales: String(row.sales),
    price: moneyToDecimal(shown.price),
    ot_price: moneyToDecimal(shown.original_price),
    stock: shown.stock,
    spec_type: row.variants > 1 ? 1 : 0,
    unit_name: row.unit[locale],
    presale: 0,
    activity: [],
    couponId: [],
    checkCoupon: false,
    star: row.score,
    price_varies: variant === null && row.price_varies,
    finishes: finishesOf(row.attributes, locale),
    ...promotionFields(row.promotions.filter(({ sku_id: sku }) => variant === null || sku === variant.id)),
    article: variant && {
      unique: String(variant.id),
      code: variant.code,
      suk: skuLabels(row, variant, locale).join(','),
    },
  };
}
