import type { Api } from '../transport/index.ts';
import { renameFieldErrors, type WireNames } from '../transport/rename-field-errors.ts';
import { amountOrZero, flag, id, instant, number, object, requiredObject, text, textOrNull } from '../wire/index.ts';
import type { Session, User } from '@rider/model/account';
import { readSession, tokenOf } from './session.ts';
import type {
  MobileSignInRequestWire,
  OrderCountsWire,
  SignInRequestWire,
  UserWire,
  WechatAppWire,
  WechatSessionWire,
  WechatSignInRequestWire,
} from './wire.ts';

/**
 * Header of the token by which the backend recognizes a device that signed in before: in the answer to a sign-in, and in later requests.
 * The shop's server stores it in a cookie; page scripts never see it.
 */
export const DEVICE_HEADER = 'X-Rider-Device';

/** Opens a session; `wechatKey`, of `loginByWechat`, links the WeChat user to the account. Rejects with 410025 for a wrong pair, 410027 for a disabled account. */
export async function login(
  api: Api,
  { wechatKey, ...credentials }: { account: string; password: string; wechatKey?: string | undefined },
): Promise<Session> {
  const request: SignInRequestWire = { ...credentials, ...(wechatKey && { wechat_key: wechatKey }) };
  return readSession((await api.post('login', { ...request })).data);
}

/** Fields of a sign-in by phone by their names in the form. */
export const MOBILE_SIGN_IN_FIELDS = {
  phone: 'phone',
  code: 'captcha',
} as const satisfies WireNames<string, MobileSignInRequestWire>;

/** Opens a session by a code that was sent to the phone. Rejects with field errors. */
export async function loginByPhone(api: Api, { phone, code }: { phone: string; code: string }): Promise<Session> {
  const request = { phone, captcha: code } satisfies MobileSignInRequestWire;
  return readSession((await renameFieldErrors(api.post('login/mobile', request), MOBILE_SIGN_IN_FIELDS)).data);
}

/** The shop's id at WeChat; empty where signing in by it is not offered. */
export async function getWechatAppId(api: Api): Promise<string> {
  return text(requiredObject<WechatAppWire>((await api.get('pc/get_appid')).data, 'WeChat').appid);
}

/**
 * Opens a session by the code that WeChat gave to the browser. A WeChat user who is not linked to an account gets a key instead, for the
 * next sign-in by password. Rejects with 410131 for a code that WeChat rejects, 410132 while WeChat is unavailable.
 */
export async function loginByWechat(api: Api, code: string): Promise<{ session: Session } | { linkKey: string }> {
  const { data } = await api.get('pc/wechat_auth', { code } satisfies WechatSignInRequestWire);
  const answer = requiredObject<WechatSessionWire>(data, 'session');
  const linkKey = text(answer.link_key);
  if (linkKey !== '') return { linkKey };
  return { session: { token: tokenOf(answer), expiresAt: instant(answer.exp_time) ?? 0 } };
}

/** Ends the session; its token becomes invalid at once. */
export async function logout(api: Api): Promise<void> {
  await api.get('logout');
}

/** The signed-in buyer. */
export async function getUser(api: Api): Promise<User> {
  const data = requiredObject<UserWire>((await api.get('user')).data, 'user');
  const counts = object<OrderCountsWire>(data.orderStatusNum);
  // CRMEB stores no e-mail address and has one number for both and a constant 0 for notices.
  const extended = data.email === undefined ? null : data;
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
    unreadMessages: extended && number(extended.service_num),
    unreadNotices: extended && number(extended.notice),
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
