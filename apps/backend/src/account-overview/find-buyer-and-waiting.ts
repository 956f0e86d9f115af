import type { Buyer } from '../account/buyers.ts';
import { unreadOfBuyer } from '../chat/messages.ts';
import { countUnused, type CouponServices } from '../coupon/claimable-coupons.ts';
import { ownFavourites } from '../favourite/favourites.ts';
import { ApiError } from '../http/api-error.ts';
import { unreadNotifications } from '../notification/notifications.ts';

/** Counters of the buyer's account pages, except orders. */
export interface Waiting {
  /** Unread messages of the chat. */
  chat: number;
  /** Unread notifications. */
  notifications: number;
  favourites: number;
  /** Coupons that can still be used. */
  coupons: number;
}

/**
 * A buyer's row with these counters, in one statement, because every page of a signed-in buyer needs it. @throws ApiError
 * `session-invalid` when the account does not exist any more.
 */
export async function findBuyerAndWaiting(
  { database, clock }: CouponServices,
  buyerId: number,
): Promise<{ buyer: Buyer; waiting: Waiting }> {
  const row = await database
    .selectFrom('buyer')
    .selectAll('buyer')
    .select(({ fn, lit }) => [
      fn.coalesce(unreadOfBuyer(database, buyerId), lit(0)).as('chat'),
      fn.coalesce(unreadNotifications(database, buyerId), lit(0)).as('notifications'),
      fn.coalesce(ownFavourites(database, buyerId), lit(0)).as('favourites'),
      fn.coalesce(countUnused(database, buyerId, new Date(clock())), lit(0)).as('coupons'),
    ])
    .where('buyer.id', '=', buyerId)
    .executeTakeFirst();
  if (row === undefined) throw new ApiError('session-invalid');
  const { chat, notifications, favourites, coupons, ...buyer } = row;
  return { buyer, waiting: { chat, notifications, favourites, coupons } };
}
