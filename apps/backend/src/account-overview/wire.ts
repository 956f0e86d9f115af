import type { UserWire } from '@rider/api/account';
import { whoToWire } from '../account/buyer-wire.ts';
import type { Buyer } from '../account/buyers.ts';
import { moneyToDecimal } from '@rider/model/money';
import type { Waiting } from './find-buyer-and-waiting.ts';
import { unixSeconds } from '../http/unix-seconds.ts';

/** The signed-in buyer, without the orders. */
export function buyerToWire(buyer: Buyer, waiting: Waiting): Omit<UserWire, 'orderStatusSum' | 'orderStatusNum'> {
  return {
    ...whoToWire(buyer),
    now_money: moneyToDecimal(buyer.balance),
    is_open_member: buyer.open_member,
    is_money_level: buyer.money_level ? 1 : 0,
    add_time: unixSeconds(buyer.created_at),
    integral: 0,
    level: 0,
    vip: false,
    couponCount: waiting.coupons,
    collectCount: waiting.favourites,
    like: waiting.favourites,
    notice: waiting.notifications,
    service_num: waiting.chat,
    balance_func_status: 1,
    recharge_switch: 0,
  };
}
