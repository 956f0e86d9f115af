import { money, moneyToDecimal } from '@rider/api/money';
import { mediaPath } from '../http/media.ts';
import type { Buyer } from './service.ts';

/** What waits for a buyer, beside orders. */
export interface Waiting {
  /** Unread messages of the chat. */
  chat: number;
  /** Unread notices of the shop. */
  notices: number;
  favourites: number;
  /** Coupons that can still be used. */
  coupons: number;
}

/** The address of a buyer's picture; empty without one. */
export function avatarOf(buyer: Pick<Buyer, 'avatar'>): string {
  return buyer.avatar === null ? '' : mediaPath(buyer.avatar);
}

/** Who a buyer is, in every answer that tells it. */
function whoToWire(buyer: Buyer): object {
  return {
    uid: buyer.id,
    account: buyer.account,
    nickname: buyer.nickname,
    real_name: `${buyer.first_name} ${buyer.last_name}`.trim(),
    avatar: avatarOf(buyer),
    phone: buyer.phone,
    email: buyer.email,
    company: buyer.company,
  };
}

/** The signed-in buyer (contract 3.2). */
export function buyerToWire(buyer: Buyer, waiting: Waiting): object {
  return {
    ...whoToWire(buyer),
    now_money: moneyToDecimal(money(buyer.balance)),
    is_open_member: buyer.open_member,
    is_money_level: buyer.money_level ? 1 : 0,
    add_time: Math.floor(buyer.created_at.getTime() / 1000),
    integral: 0,
    level: 0,
    vip: false,
    couponCount: waiting.coupons,
    collectCount: waiting.favourites,
    like: waiting.favourites,
    notice: waiting.notices,
    service_num: waiting.chat,
    balance_func_status: 1,
    recharge_switch: 0,
  };
}

/** What a buyer may change about herself and her company (contract 3.2, with our additions). */
export function profileToWire(buyer: Buyer): object {
  return {
    ...whoToWire(buyer),
    sex: buyer.sex,
    contractor_license: buyer.contractor_license,
    business_owner: buyer.business_owner,
    // Until it was told apart from the buyer's own, there was one phone.
    business_phone: buyer.business_phone || buyer.phone,
  };
}
