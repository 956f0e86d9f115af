import type { Selectable } from 'kysely';
import type { Database } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import type { BuyerNotificationTable } from './tables.ts';

/** A notification as stored. */
export type StoredNotification = Selectable<BuyerNotificationTable>;

/** The notifications of a call: those with these ids, or all of the buyer's. */
export type NotificationChoice = readonly number[] | 'all';

/** The query that counts a buyer's unread notifications. */
export function unreadNotifications(database: Database, buyerId: number) {
  return database
    .selectFrom('buyer_notice')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('buyer_id', '=', buyerId)
    .where('read_at', 'is', null);
}

/** Counts a buyer's unread notifications. */
export async function countUnreadNotifications(database: Database, buyerId: number): Promise<number> {
  return (await unreadNotifications(database, buyerId).executeTakeFirstOrThrow()).count;
}

/** A page of a buyer's notifications, newest first, and their total. */
export async function listNotifications(
  database: Database,
  buyerId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ notifications: StoredNotification[]; count: number }> {
  const own = database.selectFrom('buyer_notice').where('buyer_id', '=', buyerId);
  const { count } = await own.select((select) => select.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const notifications = await own.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute();
  return { notifications, count };
}

/** Marks notifications as read; those of other buyers are ignored. */
export async function markNotificationsRead(
  database: Database,
  buyerId: number,
  choice: NotificationChoice,
  now: number,
): Promise<void> {
  if (choice !== 'all' && choice.length === 0) return;
  let update = database
    .updateTable('buyer_notice')
    .set({ read_at: new Date(now) })
    .where('buyer_id', '=', buyerId)
    .where('read_at', 'is', null);
  if (choice !== 'all') update = update.where('id', 'in', [...choice]);
  await update.execute();
}

/** Returns one of the buyer's notifications and marks it as read. @throws ApiError `not-found` for any other. */
export async function openNotification(
  database: Database,
  buyerId: number,
  id: number,
  now: number,
): Promise<StoredNotification> {
  await markNotificationsRead(database, buyerId, [id], now);
  const notification = await database
    .selectFrom('buyer_notice')
    .selectAll()
    .where('id', '=', id)
    .where('buyer_id', '=', buyerId)
    .executeTakeFirst();
  if (notification === undefined) throw new ApiError('not-found');
  return notification;
}

/** Deletes notifications; those of other buyers are ignored. */
export async function deleteNotifications(
  database: Database,
  buyerId: number,
  choice: NotificationChoice,
): Promise<void> {
  if (choice !== 'all' && choice.length === 0) return;
  let removal = database.deleteFrom('buyer_notice').where('buyer_id', '=', buyerId);
  if (choice !== 'all') removal = removal.where('id', 'in', [...choice]);
  await removal.execute();
}
