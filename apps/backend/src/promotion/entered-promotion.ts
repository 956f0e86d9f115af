import { PROMOTION_KIND_WIRE } from '@rider/api/promotion';
import type { Locale } from '@rider/model/locale';
import { priceAt } from '@rider/model/price';
import type { EnteredPromotion, ShopMoment } from '@rider/model/validation';
import type { Database, Transaction } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import { instantOf } from '../http/days.ts';
import { fieldErrorTexts } from '../http/form-errors.ts';
import { validationText } from '../messages/index.ts';
import type { Operator } from '../operator/operator-calls.ts';
import { isPointless, readOverlapping, type CompetingTerms } from './competing.ts';
import type { Slot } from './slots.ts';

/** The operator of a change, and the language of its errors. */
export interface PromotionEditor {
  operator: Operator;
  locale: Locale;
}

/** The variant of a promotion, with its ordinary price at the minimum quantity. @throws ApiError `faulty-fields` for an unknown SKU. */
export async function requireVariant(database: Database, code: string, { locale }: PromotionEditor, lock = false) {
  const variant = await database
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .select(['sku.id', 'sku.product_id', 'sku.price', 'sku.tiers', 'sku.minimum', 'sku.stock', 'sku.image'])
    .select('product.image as productImage')
    .where('sku.code', '=', code)
    .$if(lock, (query) => query.forNoKeyUpdate('sku'))
    .executeTakeFirst();
  if (variant === undefined) throw fieldErrorTexts({ sku: validationText('validation.promotion.sku', locale) });
  const breaks = variant.tiers.map(({ minimum: quantity, price }) => ({ quantity, price }));
  return { ...variant, breaks, ordinary: priceAt(variant.price, breaks, variant.minimum) };
}

/** What an operator entered, as columns. @throws ApiError `faulty-fields` for an end that is past. */
export function columnsOf(entered: EnteredPromotion, editor: PromotionEditor) {
  const { kind, title, info, price, quota, perBuyer, from, shipAfterDays, people, hours } = entered;
  return {
    kind: PROMOTION_KIND_WIRE[kind],
    title: JSON.stringify(title),
    info: JSON.stringify(info),
    price,
    quota,
    per_buyer: perBuyer,
    // Never earlier: a struck-through price must have been charged before the start.
    starts_at: new Date(Math.max(instantOf(from).getTime(), editor.operator.at.getTime())),
    ends_at: futureEnd(entered.until, editor),
    ship_after_days: kind === 'presale' ? shipAfterDays : null,
    people: kind === 'groupBuy' ? people : null,
    effective_hours: kind === 'groupBuy' ? hours : null,
    changed_by: editor.operator.id,
  };
}

/** The instant of an entered end. @throws ApiError `faulty-fields` for a past one. */
export function futureEnd(until: ShopMoment, { operator, locale }: PromotionEditor): Date {
  const end = instantOf(until);
  if (end <= operator.at) throw fieldErrorTexts({ 'until.day': validationText('validation.moment.past', locale) });
  return end;
}

type Variant = Awaited<ReturnType<typeof requireVariant>>;

/** Requires a price below the ordinary one. @throws ApiError `faulty-fields`. */
export function requireReduction(
  { price }: EnteredPromotion,
  { ordinary }: Variant,
  { locale }: PromotionEditor,
): void {
  if (price >= ordinary) throw fieldErrorTexts({ price: validationText('validation.promotion.price', locale) });
}

/** Requires that neither the promotion nor one beside it is without effect; the variant is locked. @throws ApiError `promotion-competes`. */
export async function requireEffect(
  transaction: Transaction,
  { operator, locale }: PromotionEditor,
  { id: skuId, product_id: productId }: Pick<Variant, 'id' | 'product_id'>,
  terms: CompetingTerms,
  ownId: number | null = null,
): Promise<void> {
  const beside = await readOverlapping(transaction, skuId, terms, ownId);
  const other =
    beside.find((row) => isPointless(row, terms)) ??
    (terms.kind === 'presell' ? await otherPresale(transaction, productId, ownId, operator.at) : undefined);
  if (other !== undefined)
    throw new ApiError('promotion-competes', { status: 400, parameters: { name: other.title[locale] } });
}

/** Another presale of a product that has not ended: a presale's page has the id of its product, so that only one can be shown. */
function otherPresale(transaction: Transaction, productId: number, ownId: number | null, now: Date) {
  return transaction
    .selectFrom('promotion')
    .select('title')
    .where('kind', '=', 'presell')
    .where('product_id', '=', productId)
    .where('id', '<>', ownId ?? 0)
    .where('ends_at', '>', now)
    .executeTakeFirst();
}

/** The daily slot of what an operator entered; null for other kinds than flash sales. */
export function slotOf({ kind, slot }: EnteredPromotion): Slot | null {
  return kind === 'flashSale' ? slot : null;
}
