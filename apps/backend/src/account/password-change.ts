import type { Database } from '../database/open.ts';
import { notifyBuyer } from '../notification/notify-buyer.ts';
import { checkPassword } from './check-password.ts';
import { buyerOwner, type Place } from './known-places.ts';
import { hashPassword, passwordMatches, type PasswordLane } from './password.ts';
import { findBuyer } from './buyers.ts';
import { announceRenewal, renewSession, type RenewalServices } from './sessions.ts';

/** Services of a password change. */
export interface PasswordServices extends RenewalServices {
  database: Database;
  clock: () => number;
}

/** A password change; `token` is the requesting session, which continues with another token. */
export interface PasswordChange {
  buyerId: number;
  currentPassword: string;
  password: string;
  token: string;
  place: Place;
}

/**
 * Changes the password, ends every other session of the buyer, and returns the new token of the requesting one; null for a wrong current
 * password. Wrong ones count like failed sign-ins. @throws ApiError `too-many-wrong-passwords` while delayed, `shop-busy` when the hashing
 * queue is full.
 */
export async function changePassword(services: PasswordServices, change: PasswordChange): Promise<string | null> {
  const { database, clock } = services;
  const { buyerId, place } = change;
  const requester = place.client;
  const buyer = await findBuyer(database, buyerId);
  const owner = buyerOwner(buyerId);
  const matches = (lane: PasswordLane) =>
    passwordMatches({ password: change.currentPassword, hash: buyer.password_hash, requester, lane });
  const attempt = { account: buyer.account, owner, ...place };
  if (!(await checkPassword({ database, clock }, attempt, matches))) return null;
  const hash = await hashPassword(change.password, requester);
  const renewal = await database.transaction().execute(async (transaction) => {
    const changed = await transaction
      .updateTable('buyer')
      .set({ password_hash: hash })
      .where('id', '=', buyerId)
      // Of two concurrent changes, the second no longer matches the stored hash.
      .where('password_hash', '=', buyer.password_hash)
      .returning('id')
      .executeTakeFirst();
    if (changed === undefined) return null;
    await notifyBuyer(transaction, buyerId, 'password-changed', {}, clock());
    return renewSession(transaction, change, clock());
  });
  if (renewal === null) return null;
  announceRenewal(services, renewal);
  return renewal.token;
}
