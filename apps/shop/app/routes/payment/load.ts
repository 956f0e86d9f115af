import { ApiError, type Api } from '@rider/api';
import { getRechargeStatus } from '@rider/api/balance';
import type { RechargeStatus } from '@rider/model/balance';
import type { Money } from '@rider/model/money';
import { getCashier, getOrder } from '@rider/api/order';
import type { Cashier } from '@rider/model/order';

/** What the payment screen shows. */
export interface Payment {
  number: string;
  total: Money;
  /** Null where the order is not to be paid, any more or at all. */
  cashier: Cashier | null;
  /** The order is paid by now. */
  paid: boolean;
  /** The payment from which the buyer comes back, if it is one of theirs. */
  recharge: RechargeStatus | null;
  /** When this was asked for, epoch milliseconds. */
  now: number;
}

/** Asks for an order and how it is paid; `rechargeNumber` is the payment from which the buyer comes back. Throws ApiError. */
export async function loadPayment(api: Api, number: string, rechargeNumber: string | null): Promise<Payment> {
  // First of all, because a payment that was made for the order pays it as soon as it is asked after.
  const recharge = rechargeNumber === null ? null : await findRecharge(api, rechargeNumber);
  const order = await getOrder(api, number);
  const cashier = order.state === 'pending-payment' ? await getCashier(api, number) : null;
  const { total } = cashier ?? order;
  return { number, total, cashier, paid: order.paidAt !== null, recharge, now: Date.now() };
}

async function findRecharge(api: Api, number: string): Promise<RechargeStatus | null> {
  try {
    return await getRechargeStatus(api, number);
  } catch (error) {
    // The address may name anything; the order is shown all the same.
    if (error instanceof ApiError && error.kind === 'refused') return null;
    throw error;
  }
}
