import type { Selectable } from 'kysely';
import type { Database, Transaction } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import type { BuyerPromotion } from './active-promotions.ts';
import type { BuyerGroupTable } from './tables.ts';

const HOUR_MS = 3_600_000;

/** An order that takes a place in a group. */
export interface Place {
  promotion: Pick<BuyerPromotion, 'id' | 'people' | 'effective_hours' | 'ends_at'>;
  /** The group to join; null opens a new one. */
  groupId: number | null;
  buyerId: number;
  orderId: number;
  now: number;
}

/**
 * Returns a group that a buyer may join; `lock` locks it until the transaction ends. @throws ApiError `group-over`, `group-full`,
 * `already-in-group`.
 */
export async function requireOpenPlace(
  database: Database,
  { groupId, promotionId, buyerId, now }: { groupId: number; promotionId: number; buyerId: number; now: number },
  { lock = false } = {},
): Promise<Selectable<BuyerGroupTable>> {
  const group = await database
    .selectFrom('buyer_group')
    .selectAll()
    .where('id', '=', groupId)
    .where('promotion_id', '=', promotionId)
    .$if(lock, (of) => of.forNoKeyUpdate())
    .executeTakeFirst();
  if (group === undefined || group.state === 'failed' || group.ends_at.getTime() <= now)
    throw new ApiError('group-over');
  const members = await database
    .selectFrom('group_member')
    .select('buyer_id')
    .where('group_id', '=', groupId)
    .execute();
  if (members.some(({ buyer_id: member }) => member === buyerId))
    throw new ApiError('already-in-group', { status: 400 });
  if (group.state === 'complete' || members.length >= group.people) throw new ApiError('group-full', { status: 400 });
  return group;
}

/**
 * Takes a place in a group for an order, or opens a group. Locks the group, so that it is never overfilled. @throws ApiError those of
 * {@link requireOpenPlace}.
 */
export async function takePlace(transaction: Transaction, place: Place): Promise<void> {
  const { promotion, groupId, buyerId, orderId, now } = place;
  const wanted = { promotionId: promotion.id, buyerId, now };
  const { id } =
    groupId === null
      ? await openGroup(transaction, place)
      : await requireOpenPlace(transaction, { ...wanted, groupId }, { lock: true });
  await transaction
    .insertInto('group_member')
    .values({ group_id: id, buyer_id: buyerId, order_id: orderId, joined_at: new Date(now), paid_at: null })
    .execute();
}

async function openGroup(transaction: Transaction, { promotion, now }: Place): Promise<{ id: number }> {
  const people = promotion.people ?? 2;
  const end = Math.min(now + (promotion.effective_hours ?? 24) * HOUR_MS, promotion.ends_at.getTime());
  return transaction
    .insertInto('buyer_group')
    .values({ promotion_id: promotion.id, people, opened_at: new Date(now), ends_at: new Date(end) })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** Frees the place that an order holds in an open group; a group without members has failed. */
export async function leaveGroup(transaction: Transaction, orderId: number): Promise<void> {
  const place = await transaction
    .selectFrom('group_member')
    .select('group_id')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (place === undefined) return;
  const group = await transaction
    .selectFrom('buyer_group')
    .select(['id', 'state'])
    .where('id', '=', place.group_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  if (group.state !== 'open') return;
  await transaction.deleteFrom('group_member').where('order_id', '=', orderId).execute();
  const left = await transaction
    .selectFrom('group_member')
    .select('buyer_id')
    .where('group_id', '=', group.id)
    .executeTakeFirst();
  if (left === undefined)
    await transaction.updateTable('buyer_group').set({ state: 'failed' }).where('id', '=', group.id).execute();
}

/** Records the payment of an order's place; the last payment completes the group. */
export async function payPlace(transaction: Transaction, orderId: number, now: number): Promise<void> {
  const place = await transaction
    .updateTable('group_member')
    .set({ paid_at: new Date(now) })
    .where('order_id', '=', orderId)
    .returning('group_id')
    .executeTakeFirst();
  if (place === undefined) return;
  const group = await transaction
    .selectFrom('buyer_group')
    .selectAll()
    .where('id', '=', place.group_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const { paid } = await transaction
    .selectFrom('group_member')
    .select((select) => select.fn.countAll<number>().as('paid'))
    .where('group_id', '=', group.id)
    .where('paid_at', 'is not', null)
    .executeTakeFirstOrThrow();
  if (group.state === 'open' && paid >= group.people)
    await transaction.updateTable('buyer_group').set({ state: 'complete' }).where('id', '=', group.id).execute();
}

/** Whether an order may not be shipped, because its group is incomplete, or failed and not refunded yet. */
export async function waitsForGroup(transaction: Transaction, orderId: number): Promise<boolean> {
  const open = await transaction
    .selectFrom('group_member')
    .innerJoin('buyer_group', 'buyer_group.id', 'group_member.group_id')
    .select('group_id')
    .where('order_id', '=', orderId)
    .where('state', '<>', 'complete')
    .executeTakeFirst();
  return open !== undefined;
}
