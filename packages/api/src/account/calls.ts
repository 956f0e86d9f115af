import type { Api } from '../transport/index.ts';
import { amountOrZero, flag, id, instant, number, object, requiredObject, text, textOrNull } from '../wire/index.ts';
import type { Session, User } from '@rider/model/account';
import type { OrderCountsWire, SessionWire, SignInRequestWire, UserWire } from './wire.ts';

/**
 * Header of the token by which the backend recognizes a device that signed in before: in the answer to a sign-in, and in later requests.
 * The shop's server keeps it in a cookie; page scripts never see it.
 */
export const DEVICE_HEADER = 'X-Rider-Device';

/** Opens a session (contract 3.2). Refused with 410025 for a wrong pair, 410027 for a disabled account. */
export async function login(api: Api, credentials: { account: string; password: string }): Promise<Session> {
  const data = requiredObject<SessionWire>(
    (await api.post('login', credentials satisfies SignInRequestWire)).data,
    'session',
  );
  return { token: id(data.token, 'token'), expiresAt: instant(data.expires_time) ?? 0 };
}

/** Ends the session; its token becomes invalid at once (contract 3.2). */
export async function logout(api: Api): Promise<void> {
  await api.get('logout');
}

/** The signed-in buyer (contract 3.2). */
export async function getUser(api: Api): Promise<User> {
  const data = requiredObject<UserWire>((await api.get('user')).data, 'user');
  const counts = object<OrderCountsWire>(data.orderStatusNum);
  return {
    id: id(data.uid, 'uid'),
    account: text(data.account),
    nickname: text(data.nickname),
    avatar: textOrNull(data.avatar),
    phone: text(data.phone),
    email: text(data.email),
    company: text(data.company),
    balance: amountOrZero(data.now_money),
    memberBadge: flag(data.is_open_member) && flag(data.is_money_level),
    unreadMessages: number(data.service_num),
    unreadNotices: number(data.notice),
    coupons: number(data.couponCount),
    orderCounts: {
      unpaid: number(counts.unpaid_count),
      toShip: number(counts.unshipped_count),
      toReceive: number(counts.received_count),
      toReview: number(counts.evaluated_count),
      refunds: number(counts.refunding_count),
    },
  };
}
