import type { Buyer } from '../account/service.ts';
import { unreadOfBuyer } from '../chat/messages.ts';
import { endsOfUnused, type CouponServices } from '../coupon/service.ts';
import { compiledOnce } from '../database/compiled-once.ts';
import { hourAround } from '../database/hours.ts';
import { ownFavourites } from '../favourite/service.ts';
import { Refusal } from '../http/refusal.ts';
import { unreadNotices } from '../notification/service.ts';

/** Counters of the buyer's own pages, orders excepted. */
export interface Waiting {
  /** Unread messages of the chat. */
  chat: number;
  /** Unread notices of the shop. */
  notices: number;
  favourites: number;
  /** Coupons that can still be used. */
  coupons: number;
}

const readBuyer = compiledOnce((database, { buyerId, hour }: { buyerId: number; hour: Date }) =>
  database
    .selectFrom('buyer')
    .selectAll('buyer')
    .select(({ fn, lit }) => [
      fn.coalesce(unreadOfBuyer(database, buyerId), lit(0)).as('chat'),
      fn.coalesce(unreadNotices(database, buyerId), lit(0)).as('notices'),
      fn.coalesce(ownFavourites(database, buyerId), lit(0)).as('favourites'),
      endsOfUnused(database, buyerId, hour).as('couponEnds'),
    ])
    .where('buyer.id', '=', buyerId),
);

/**
 * A buyer's row with these counters, in one statement: every page of a signed-in buyer asks for it. Throws the refusal `session-invalid`
 * when the account is gone.
 */
export async function findBuyerAndWaiting(
  { database, clock }: CouponServices,
  buyerId: number,
): Promise<{ buyer: Buyer; waiting: Waiting }> {
  const now = clock();
  const [row] = await readBuyer(database, { buyerId, hour: hourAround(now).from });
  if (row === undefined) throw new Refusal('session-invalid');
  const { chat, notices, favourites, couponEnds, ...buyer } = row;
  const coupons = couponEnds.filter((end) => end === null || Date.parse(end) > now).length;
  return { buyer, waiting: { chat, notices, favourites, coupons } };
}
