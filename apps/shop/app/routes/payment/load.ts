import { ApiError, type Api } from '@rider/api/transport';
import { getRechargeStatus } from '@rider/api/balance';
import type { RechargeStatus } from '@rider/model/balance';
import { checkPayment, getCashier, getOrder } from '@rider/api/order';
import type { Cashier, Order } from '@rider/model/order';
import { serverNow } from '../../clock/server-clock.ts';

/** The data of the payment screen. */
export interface Payment {
  order: Order;
  /** Null if the order can no longer or never be paid. */
  cashier: Cashier | null;
  /** The payment from which the buyer returns, if it is their own. */
  recharge: RechargeStatus | null;
  /** When the data was requested, epoch milliseconds. */
  now: number;
}

/** Loads an order and its payment data; `rechargeNumber` is the payment from which the buyer returns. Throws ApiError. */
export async function loadPayment(api: Api, number: string, rechargeNumber: string | null): Promise<Payment> {
  // Must come first: querying a completed payment made for the order pays the order.
  const recharge = rechargeNumber === null ? null : await findRecharge(api, rechargeNumber);
  // A payment at a provider counts even where the provider's webhook was lost.
  await checkPayment(api, number, serverNow());
  const order = await getOrder(api, number);
  const cashier = order.state === 'pending-payment' ? await getCashier(api, number) : null;
  return { order, cashier, recharge, now: serverNow() };
}

async function findRecharge(api: Api, number: string): Promise<RechargeStatus | null> {
  try {
    return await getRechargeStatus(api, number);
  } catch (error) {
    // The address may name any payment; the order is shown in any case.
    if (error instanceof ApiError && error.kind === 'rejected') return null;
    throw error;
  }
}
