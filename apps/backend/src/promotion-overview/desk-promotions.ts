import type { OperatorPromotionTerms, PromotableVariant, PromotionCheck } from '@rider/api/operator';
import { PROMOTION_KIND_OF } from '@rider/api/promotion';
import type { Locale } from '@rider/model/locale';
import { priceAt } from '@rider/model/price';
import { promotionState } from '@rider/model/promotion';
import type { EnteredPromotion } from '@rider/model/validation';
import { sql } from 'kysely';
import { variantOf } from '../cart/current-variants.ts';
import { wasCharged } from '../catalogue/price-history.ts';
import type { Database } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import type { OperatorListQuery } from '../http/operator-list-query.ts';
import { quantityBreaksOf } from '../price-list/contract-prices.ts';
import { promotionAt, selectPromotions } from '../promotion/active-promotions.ts';
import { isPointless, readOverlapping } from '../promotion/competing.ts';
import { columnsOf, requireVariant, slotOf, type PromotionEditor } from '../promotion/entered-promotion.ts';
import { SHOWN } from '../search/published.ts';
import { cheaperWithout } from './cheaper-without.ts';

const MOST_VARIANTS = 10;

/** The variants whose SKU or name contains the search, exact SKUs first. */
export async function findPromotable(
  database: Database,
  { search, pattern }: OperatorListQuery,
  locale: Locale,
): Promise<PromotableVariant[]> {
  if (search === '') return [];
  const rows = await database
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .select(['sku.code', 'sku.price', 'sku.tiers', 'sku.minimum', 'sku.stock', 'sku.attributes', 'product.name'])
    .select('product.attributes as options')
    .where((where) =>
      where.or([where('sku.code', 'ilike', pattern), sql<boolean>`product.name ->> ${locale} ilike ${pattern}`]),
    )
    .where(SHOWN)
    .where('product.state', '<>', 'archived')
    .orderBy(sql`lower(sku.code) = lower(${search})`, 'desc')
    .orderBy('sku.code')
    .limit(MOST_VARIANTS)
    .execute();
  return rows.map(({ code, price, tiers, minimum, stock, name, options, attributes }) => ({
    code,
    name: [name[locale], variantOf(options, attributes)[locale]].filter(Boolean).join(', '),
    price: priceAt(price, quantityBreaksOf(tiers), minimum),
    stock,
  }));
}

/** A promotion with all its terms. @throws ApiError `not-found`. */
export async function readPromotionTerms(
  database: Database,
  id: number,
  { locale, now }: { locale: Locale; now: number },
): Promise<OperatorPromotionTerms> {
  const row = await selectPromotions(database)
    .innerJoin('product', 'product.id', 'promotion.product_id')
    .select(['sku.code', 'sku.attributes', 'product.name', 'product.attributes as options'])
    .where('promotion.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw new ApiError('not-found');
  const { count } = await database
    .selectFrom('buyer_group')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('promotion_id', '=', id)
    .where('state', '=', 'open')
    .where('ends_at', '>', new Date(now))
    .executeTakeFirstOrThrow();
  const { slot } = promotionAt(row, now);
  const time = { startsAt: row.starts_at.getTime(), endsAt: row.ends_at.getTime() };
  return {
    id: String(id),
    version: row.version,
    kind: PROMOTION_KIND_OF[row.kind],
    code: row.code,
    name: [row.name[locale], variantOf(row.options, row.attributes)[locale]].filter(Boolean).join(', '),
    title: row.title,
    info: row.info,
    state: promotionState(time, row.remaining, now),
    price: row.price,
    quota: row.quota,
    remaining: row.remaining,
    perBuyer: row.per_buyer,
    ...time,
    slot,
    shipAfterDays: row.ship_after_days,
    people: row.people,
    hours: row.effective_hours,
    openGroups: count,
  };
}

/** The effect of an entered promotion before it is saved; `ownId` is that of an existing one. @throws ApiError `faulty-fields`. */
export async function checkEntered(
  database: Database,
  editor: PromotionEditor,
  entered: EnteredPromotion,
  ownId: number | null,
): Promise<PromotionCheck> {
  const columns = columnsOf(entered, editor);
  const terms = { ...columns, slot: slotOf(entered) };
  const variant = await requireVariant(database, entered.sku, editor);
  const { isCharged } = await database
    .selectFrom('sku')
    .select(wasCharged({ id: 'sku.id', price: 'sku.price' }, sql`${columns.starts_at}::timestamptz`).as('isCharged'))
    .where('id', '=', variant.id)
    .executeTakeFirstOrThrow();
  const overlapping = await readOverlapping(database, variant.id, terms, ownId);
  return {
    ordinary: variant.ordinary,
    isReduced: entered.price < variant.ordinary,
    cheaper: cheaperWithout(columns, variant),
    strikesThrough: isCharged,
    stock: variant.stock,
    overlaps: overlapping.map((row) => ({
      kind: PROMOTION_KIND_OF[row.kind],
      title: row.title[editor.locale],
      price: row.price,
      startsAt: row.starts_at.getTime(),
      endsAt: row.ends_at.getTime(),
      pointless: isPointless(row, terms),
    })),
  };
}
