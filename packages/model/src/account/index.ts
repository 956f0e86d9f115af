import type { Money } from '../money/index.ts';

/** The signed-in buyer (`user`). */
export interface User {
  id: string;
  account: string;
  nickname: string;
  avatar: string | null;
  phone: string;
  email: string;
  company: string;
  /** Available balance. */
  balance: Money;
  /** Member badge: both wire flags are truthy. */
  memberBadge: boolean;
  /** Unread customer-service messages (`service_num`); null where the backend does not report it. */
  unreadMessages: number | null;
  /** Unread notices of the shop (`notice`); null where the backend does not report it. */
  unreadNotices: number | null;
  /** Coupons that can still be used (`couponCount`). */
  coupons: number;
  orderCounts: { unpaid: number; toShip: number; toReceive: number; toReview: number; refunds: number };
}

/** A device on which a buyer is signed in. */
export interface SignedInDevice {
  /** Names of browser and system; empty where unknown. */
  browser: string;
  system: string;
  /** The network address without its end; empty where unknown. */
  place: string;
  /** Epoch milliseconds of signing in. */
  since: number;
  /** Whether it is the asking one. */
  current: boolean;
}

/** A program that acts for a buyer without a session: an API key, or the purchasing system of the company. */
export interface OwnProgram {
  kind: 'key' | 'purchasing-system';
  name: string;
  /** Epoch milliseconds; `usedAt` is null until it is used. */
  since: number;
  usedAt: number | null;
}

/** A person of WeChat who may sign in as a buyer. */
export interface WechatLink {
  /** Their name at WeChat when they were linked; empty where unknown. */
  nickname: string;
  /** Epoch milliseconds of linking. */
  since: number;
}

/** A new session (`login`). The token stays on the shop's server; page scripts never see it. */
export interface Session {
  /** Null in a page, whose session is a cookie of the shop's server. */
  token: string | null;
  /** Epoch milliseconds. */
  expiresAt: number;
}
