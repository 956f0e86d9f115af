import type { OperatorActionName } from '@rider/api/operator';
import type { Locale } from '@rider/model/locale';
import { moneyToDecimal } from '@rider/model/money';
import type { CouponExtension, EnteredCoupon, ShopMoment } from '@rider/model/validation';
import type { Updateable } from 'kysely';
import type { Transaction } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import { instantOf } from '../http/days.ts';
import { fieldErrorTexts } from '../http/form-errors.ts';
import { validationText } from '../messages/index.ts';
import { changedMeanwhile } from '../operator/changed-meanwhile.ts';
import type { Operator } from '../operator/operator-calls.ts';
import { recordOperatorAction } from '../operator/record-operator-action.ts';
import type { CouponServices } from './claimable-coupons.ts';
import type { CouponTable } from './tables.ts';

/** The operator of a change, and the language of its errors. */
export interface CouponEditor {
  operator: Operator;
  locale: Locale;
}

/** A coupon, and the version that the operator saw. */
export interface SeenCoupon {
  id: number;
  version: number;
}

/** Creates a coupon. @throws ApiError `faulty-fields`, `not-found` for an unknown category or product. */
export async function createCoupon(
  { database }: CouponServices,
  editor: CouponEditor,
  entered: EnteredCoupon,
): Promise<{ id: string }> {
  return database.transaction().execute(async (transaction) => {
    const columns = await columnsOf(transaction, editor, entered);
    const { id } = await transaction.insertInto('coupon').values(columns).returning('id').executeTakeFirstOrThrow();
    await record(transaction, editor, id, 'coupon.create');
    return { id: String(id) };
  });
}

/**
 * Changes a coupon that nobody has claimed. @throws ApiError `faulty-fields`, `not-found`, `changed-meanwhile`,
 * `coupon-already-claimed`.
 */
export async function changeCoupon(
  { database }: CouponServices,
  editor: CouponEditor,
  seen: SeenCoupon,
  entered: EnteredCoupon,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const { claimed } = await lockSeen(transaction, editor, seen);
    if (claimed > 0) throw new ApiError('coupon-already-claimed', { status: 400 });
    await update(transaction, editor, seen, await columnsOf(transaction, editor, entered));
    await record(transaction, editor, seen.id, 'coupon.change');
  });
}

/**
 * Lets a coupon end later, or be claimed more often. @throws ApiError `faulty-fields`, `not-found`, `changed-meanwhile`,
 * `coupon-not-shortened`.
 */
export async function extendCoupon(
  { database }: CouponServices,
  editor: CouponEditor,
  seen: SeenCoupon,
  { until, total }: CouponExtension,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const coupon = await lockSeen(transaction, editor, seen);
    const end = endOf(editor, until);
    const isShorter = end !== null && (coupon.valid_until === null || end < coupon.valid_until);
    if (isShorter || total < coupon.total) throw new ApiError('coupon-not-shortened', { status: 400 });
    await update(transaction, editor, seen, { valid_until: end, total });
    await record(transaction, editor, seen.id, 'coupon.extend');
  });
}

/** Ends the claims of a coupon; claimed ones remain valid. @throws ApiError `not-found`, `changed-meanwhile`. */
export async function stopCoupon({ database }: CouponServices, editor: CouponEditor, seen: SeenCoupon): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await lockSeen(transaction, editor, seen);
    await update(transaction, editor, seen, { stopped_at: editor.operator.at });
    await record(transaction, editor, seen.id, 'coupon.stop');
  });
}

/** Locks a coupon, as a claim does. A stopped one cannot be changed. */
async function lockSeen(transaction: Transaction, { locale }: CouponEditor, { id, version }: SeenCoupon) {
  const coupon = await transaction
    .selectFrom('coupon')
    .selectAll()
    .where('id', '=', id)
    .where('stopped_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (coupon === undefined) throw new ApiError('not-found');
  if (coupon.version !== version) throw await changedMeanwhile(transaction, coupon.changed_by, locale);
  return coupon;
}

async function update(
  transaction: Transaction,
  { operator }: CouponEditor,
  { id, version }: SeenCoupon,
  set: Updateable<CouponTable>,
): Promise<void> {
  await transaction
    .updateTable('coupon')
    .set({ ...set, version: version + 1, changed_by: operator.id })
    .where('id', '=', id)
    .execute();
}

async function columnsOf(
  transaction: Transaction,
  editor: CouponEditor,
  { title, scope, categoryId, productIds, from, until, total, perBuyer, threshold, reduction }: EnteredCoupon,
) {
  const category = scope === 'category' ? Number(categoryId) : null;
  const products = scope === 'product' ? productIds.map(Number) : [];
  await requireRows(transaction, 'category', category === null ? [] : [category]);
  await requireRows(transaction, 'product', products);
  return {
    title: JSON.stringify(title),
    scope,
    category_id: category,
    product_ids: products,
    threshold,
    reduction,
    valid_from: from && instantOf(from),
    valid_until: endOf(editor, until),
    total,
    per_buyer: perBuyer,
    changed_by: editor.operator.id,
  };
}

async function requireRows(transaction: Transaction, table: 'category' | 'product', ids: readonly number[]) {
  if (ids.length === 0) return;
  if (!ids.every((id) => Number.isSafeInteger(id) && id > 0 && id < 2 ** 31)) throw new ApiError('not-found');
  const rows = await transaction
    .selectFrom(table)
    .select('id')
    .where('id', 'in', [...ids])
    .execute();
  if (rows.length < ids.length) throw new ApiError('not-found');
}

function endOf({ operator, locale }: CouponEditor, until: ShopMoment | null): Date | null {
  const end = until && instantOf(until);
  if (end !== null && end <= operator.at)
    throw fieldErrorTexts({ 'until.day': validationText('validation.moment.past', locale) });
  return end;
}

/** Logs an action with the coupon's terms after it. */
async function record(transaction: Transaction, { operator }: CouponEditor, id: number, action: OperatorActionName) {
  const { title, ...coupon } = await transaction
    .selectFrom('coupon')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const terms = [
    `${moneyToDecimal(coupon.reduction)} / ${moneyToDecimal(coupon.threshold)}`,
    `${coupon.total} × ${coupon.per_buyer}`,
    [coupon.valid_from, coupon.valid_until].map((at) => at?.toISOString().slice(0, 16) ?? '').join(' – '),
  ];
  await recordOperatorAction(transaction, {
    operator,
    action,
    subject: `${id} ${title['en-US']}`,
    detail: terms.join(', '),
  });
}
