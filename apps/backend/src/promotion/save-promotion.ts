import type { OperatorActionName } from '@rider/api/operator';
import { moneyToDecimal } from '@rider/model/money';
import { promotionState } from '@rider/model/promotion';
import type { EnteredPromotion, PromotionAdjustment } from '@rider/model/validation';
import type { Selectable, Updateable } from 'kysely';
import type { Database, Transaction } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import { fieldErrorTexts } from '../http/form-errors.ts';
import { validationText } from '../messages/index.ts';
import { changedMeanwhile } from '../operator/changed-meanwhile.ts';
import { recordOperatorAction } from '../operator/record-operator-action.ts';
import { promotionAt, selectPromotions } from './active-promotions.ts';
import {
  columnsOf,
  futureEnd,
  requireEffect,
  requireReduction,
  requireVariant,
  slotOf,
  type PromotionEditor,
} from './entered-promotion.ts';
import { lockNumbers, nextNumber } from './next-number.ts';
import { startOfPrice, type Slot } from './slots.ts';
import type { PromotionTable } from './tables.ts';

/** A promotion, and the version that the operator saw. */
export interface SeenPromotion {
  id: number;
  version: number;
}

type StoredPromotion = Selectable<PromotionTable>;

/** Creates a promotion. @throws ApiError `faulty-fields`, `promotion-competes`. */
export async function createPromotion(
  database: Database,
  editor: PromotionEditor,
  entered: EnteredPromotion,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const { columns, slot, variant } = await requireTerms(transaction, editor, entered);
    const { id } = await transaction
      .insertInto('promotion')
      .values({
        ...columns,
        number: await nextNumber(transaction, columns.kind),
        product_id: variant.product_id,
        sku_id: variant.id,
        image: variant.image || variant.productImage,
        remaining: entered.quota,
        slot_id: await slotId(transaction, slot),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await record(transaction, editor, id, 'promotion.create');
  });
}

/**
 * Changes a scheduled promotion; its kind and variant remain. @throws ApiError `faulty-fields`, `not-found`, `changed-meanwhile`,
 * `promotion-already-started`, `promotion-competes`.
 */
export async function changePromotion(
  database: Database,
  editor: PromotionEditor,
  seen: SeenPromotion,
  entered: EnteredPromotion,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const { columns, slot, variant } = await requireTerms(transaction, editor, entered, seen.id);
    const promotion = await lockSeen(transaction, editor, seen);
    if (promotion.sku_id !== variant.id || promotion.kind !== columns.kind) throw new ApiError('not-found');
    if (stateOf(promotion, editor) !== 'scheduled') throw new ApiError('promotion-already-started', { status: 400 });
    const set = { ...columns, remaining: entered.quota, slot_id: await slotId(transaction, slot) };
    await update(transaction, editor, seen, set);
    const due = new Date(startOfPrice(columns.starts_at, slot, editor.operator.at.getTime()));
    await transaction
      .updateTable('promotion_reminder')
      .set({ due_at: due })
      .where('promotion_id', '=', seen.id)
      .execute();
    await record(transaction, editor, seen.id, 'promotion.change');
  });
}

/**
 * Changes quota and end of a promotion that is active or sold out. Locks stock and promotion as an order does, so that no order sees half of
 * it. @throws ApiError `faulty-fields`, `not-found`, `changed-meanwhile`, `promotion-not-active`, `promotion-competes`.
 */
export async function adjustPromotion(
  database: Database,
  editor: PromotionEditor,
  seen: SeenPromotion,
  { quota, until }: PromotionAdjustment,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const terms = await selectPromotions(transaction)
      .select('sku.code')
      .where('promotion.id', '=', seen.id)
      .executeTakeFirst();
    if (terms === undefined) throw new ApiError('not-found');
    const end = futureEnd(until, editor);
    const variant = await requireVariant(transaction, terms.code, editor, true);
    await requireEffect(
      transaction,
      editor,
      variant,
      { ...promotionAt(terms, 0), starts_at: editor.operator.at, ends_at: end },
      seen.id,
    );
    const promotion = await lockSeen(transaction, editor, seen);
    if (!['active', 'soldOut'].includes(stateOf(promotion, editor)))
      throw new ApiError('promotion-not-active', { status: 400 });
    const remaining = promotion.remaining + quota - promotion.quota;
    if (remaining < 0)
      throw fieldErrorTexts({ quota: validationText('validation.promotion.quotaOrdered', editor.locale) });
    await update(transaction, editor, seen, { quota, remaining, ends_at: end });
    await record(transaction, editor, seen.id, 'promotion.adjust');
  });
}

/**
 * Ends a scheduled or active promotion now. Orders keep its price; open groups cannot be joined any more. @throws ApiError `not-found`,
 * `changed-meanwhile`, `promotion-not-active`.
 */
export async function stopPromotion(database: Database, editor: PromotionEditor, seen: SeenPromotion): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const promotion = await lockSeen(transaction, editor, seen);
    const { at } = editor.operator;
    if (stateOf(promotion, editor) === 'ended') throw new ApiError('promotion-not-active', { status: 400 });
    const starts = new Date(Math.min(promotion.starts_at.getTime(), at.getTime()));
    await update(transaction, editor, seen, { starts_at: starts, ends_at: at, renews: false });
    // Nothing starts any more of which to remind.
    await transaction.deleteFrom('promotion_reminder').where('promotion_id', '=', seen.id).execute();
    await record(transaction, editor, seen.id, 'promotion.stop');
  });
}

/** The columns, slot and variant of what was entered. @throws ApiError `faulty-fields`, `promotion-competes`. */
async function requireTerms(
  transaction: Transaction,
  editor: PromotionEditor,
  entered: EnteredPromotion,
  ownId?: number,
) {
  const columns = columnsOf(entered, editor);
  const slot = slotOf(entered);
  const variant = await requireVariant(transaction, entered.sku, editor, true);
  requireReduction(entered, variant, editor);
  await requireEffect(transaction, editor, variant, { ...columns, slot }, ownId);
  return { columns, slot, variant };
}

/** The id of a daily slot, which is added if it is new. */
async function slotId(transaction: Transaction, slot: Slot | null): Promise<number | null> {
  if (slot === null) return null;
  const { starts, hours } = slot;
  const known = await transaction
    .selectFrom('sale_slot')
    .select('id')
    .where('starts', '=', starts)
    .where('hours', '=', hours)
    .executeTakeFirst();
  if (known !== undefined) return known.id;
  await lockNumbers(transaction);
  const { last } = await transaction
    .selectFrom('sale_slot')
    .select((select) => select.fn.max<number | null>('id').as('last'))
    .executeTakeFirstOrThrow();
  const added = { id: (last ?? 0) + 1, starts, hours };
  await transaction.insertInto('sale_slot').values(added).execute();
  return added.id;
}

function stateOf({ starts_at: starts, ends_at: ends, remaining }: StoredPromotion, { operator }: PromotionEditor) {
  const time = { startsAt: starts.getTime(), endsAt: ends.getTime() };
  return promotionState(time, remaining, operator.at.getTime());
}

async function lockSeen(transaction: Transaction, { locale }: PromotionEditor, { id, version }: SeenPromotion) {
  const promotion = await transaction
    .selectFrom('promotion')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (promotion === undefined) throw new ApiError('not-found');
  if (promotion.version !== version) throw await changedMeanwhile(transaction, promotion.changed_by, locale);
  return promotion;
}

async function update(
  transaction: Transaction,
  { operator }: PromotionEditor,
  { id, version }: SeenPromotion,
  set: Updateable<PromotionTable>,
): Promise<void> {
  await transaction
    .updateTable('promotion')
    .set({ ...set, version: version + 1, changed_by: operator.id })
    .where('id', '=', id)
    .execute();
}

/** Logs an action with the promotion's terms after it. */
async function record(transaction: Transaction, { operator }: PromotionEditor, id: number, action: OperatorActionName) {
  const row = await transaction
    .selectFrom('promotion')
    .innerJoin('sku', 'sku.id', 'promotion.sku_id')
    .selectAll('promotion')
    .select('sku.code')
    .where('promotion.id', '=', id)
    .executeTakeFirstOrThrow();
  const period = [row.starts_at, row.ends_at].map((at) => at.toISOString().slice(0, 16)).join(' – ');
  await recordOperatorAction(transaction, {
    operator,
    action,
    subject: `${row.code} ${row.title['en-US']}`,
    detail: `${moneyToDecimal(row.price)} × ${row.quota}, ${period}`,
  });
}
