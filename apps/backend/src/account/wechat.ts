import { randomBytes } from 'node:crypto';
import type { WechatLink } from '@rider/model/account';
import type { Locale } from '@rider/model/locale';
import type { Database } from '../database/open.ts';
import { queueEmail, type EmailServices } from '../email/outbox.ts';
import { ApiError } from '../http/api-error.ts';
import { notifyBuyer } from '../notification/notify-buyer.ts';
import { countUse } from './use-count.ts';
import type { Place } from './known-places.ts';
import {
  announceRenewal,
  endOtherSessions,
  renewSession,
  type RenewalServices,
  type SessionServices,
} from './sessions.ts';
import { openSession, rejectUnfit, type AccountServices, type OpenedSession } from './buyers.ts';
import { userOfCode, type WechatPerson, type WechatSettings } from './wechat-api.ts';
import { sha256 } from '../http/sha256.ts';

/** Services of sign-in by WeChat; `wechat` is null in a shop without keys. */
export interface WechatServices {
  wechat: WechatSettings | null;
}

/** How long an unlinked WeChat user may take to sign in by password, in milliseconds. */
const LINK_LIFETIME = 600_000;
/** Matches no known place, so that `endOtherSessions` removes all. */
const NOWHERE: Place = { client: '', device: null };
/** Maximum number of WeChat users shown; unlinking removes all. */
const MOST_LINKS = 20;
/** Each use sends WeChat two requests. */
const USES = { limit: 30, window: 600_000, error: 'too-many-attempts' } as const;

/**
 * Signs in the buyer to whom a WeChat user is linked. An unlinked WeChat user gets a key instead, by which the next sign-in by password
 * links them. @throws ApiError `wechat-away`, `wechat-refused`, `too-many-attempts`, and those of an account that may not sign in.
 */
export async function signInByWechat(
  services: AccountServices & WechatServices,
  { code, place, locale }: { code: string; place: Place; locale: Locale },
): Promise<OpenedSession | { linkKey: string }> {
  const { database, clock, demo, wechat } = services;
  if (wechat === null || code === '' || code.length > 200) throw new ApiError('wechat-refused', { status: 400 });
  await countUse(database, { ...USES, subject: `wechat ${place.client}` }, clock());
  const user = await userOfCode(wechat, code);
  const buyer = await database
    .selectFrom('wechat_person')
    .innerJoin('buyer', 'buyer.id', 'wechat_person.buyer_id')
    .selectAll('buyer')
    .where('identity', '=', user.identity)
    .executeTakeFirst();
  if (buyer === undefined) return { linkKey: await offerLink(database, user, clock()) };
  rejectUnfit(buyer, demo);
  return openSession(services, buyer, { ...place, locale });
}

async function offerLink(database: Database, { identity, nickname }: WechatPerson, now: number): Promise<string> {
  const key = randomBytes(32).toString('base64url');
  const expires_at = new Date(now + LINK_LIFETIME);
  await database
    .insertInto('wechat_link')
    .values({ key_hash: sha256(key), identity, nickname, expires_at })
    .execute();
  return key;
}

/** Services of linking a WeChat user to a buyer. */
interface WechatLinkServices extends EmailServices, Pick<SessionServices, 'announceSessionEnd'> {
  database: Database;
  clock: () => number;
}

/**
 * Links the WeChat user of a key to the buyer who has just signed in by password, and notifies the buyer; ignores an unknown, used or
 * expired key. A WeChat user who was linked to another buyer is unlinked there, and that buyer's sessions end.
 */
export async function linkWechat(
  services: WechatLinkServices,
  { buyerId, locale }: { buyerId: number; locale: Locale },
  key: string,
): Promise<void> {
  const now = services.clock();
  const ended = await services.database.transaction().execute(async (transaction) => {
    const link = await transaction
      .deleteFrom('wechat_link')
      .where('key_hash', '=', sha256(key))
      .returning(['identity', 'nickname', 'expires_at'])
      .executeTakeFirst();
    if (link === undefined || link.expires_at.getTime() <= now) return [];
    const before = await transaction
      .selectFrom('wechat_person')
      .select('buyer_id')
      .where('identity', '=', link.identity)
      .where('buyer_id', '<>', buyerId)
      .executeTakeFirst();
    const linked = { buyer_id: buyerId, nickname: link.nickname, linked_at: new Date(now) };
    await transaction
      .insertInto('wechat_person')
      .values({ identity: link.identity, ...linked })
      .onConflict((conflict) => conflict.column('identity').doUpdateSet(linked))
      .execute();
    const buyer = await transaction
      .selectFrom('buyer')
      .select(['account', 'email', 'locale'])
      .where('id', '=', buyerId)
      .executeTakeFirstOrThrow();
    const { nickname } = link;
    await queueEmail(services, transaction, {
      to: buyer.email,
      email: 'wechat-linked',
      locale: buyer.locale ?? locale,
      facts: { account: buyer.account, nickname },
    });
    await notifyBuyer(transaction, buyerId, 'wechat-linked', { nickname }, now);
    if (before === undefined) return [];
    return endOtherSessions(transaction, { buyerId: before.buyer_id, token: null, place: NOWHERE });
  });
  ended.forEach(services.announceSessionEnd);
}

/** The WeChat users who may sign in as a buyer, the latest first. */
export async function listWechatLinks(database: Database, buyerId: number): Promise<WechatLink[]> {
  const rows = await database
    .selectFrom('wechat_person')
    .select(['nickname', 'linked_at'])
    .where('buyer_id', '=', buyerId)
    .orderBy('linked_at', 'desc')
    .limit(MOST_LINKS)
    .execute();
  return rows.map(({ nickname, linked_at }) => ({ nickname, since: linked_at.getTime() }));
}

/**
 * Unlinks all WeChat users of a buyer, and ends the buyer's sessions except the one of `token`; returns its new token, or null if none was
 * linked.
 */
export async function unlinkWechat(
  services: { database: Database; clock: () => number } & RenewalServices,
  requester: { buyerId: number; token: string; place: Place },
): Promise<string | null> {
  const renewal = await services.database.transaction().execute(async (transaction) => {
    const unlinked = await transaction
      .deleteFrom('wechat_person')
      .where('buyer_id', '=', requester.buyerId)
      .returning('buyer_id')
      .execute();
    return unlinked.length > 0 ? renewSession(transaction, requester, services.clock()) : null;
  });
  if (renewal === null) return null;
  announceRenewal(services, renewal);
  return renewal.token;
}

/** Deletes expired link keys. */
export async function purgeExpiredWechatLinks(database: Database, now: number): Promise<void> {
  await database.deleteFrom('wechat_link').where('expires_at', '<', new Date(now)).execute();
}
