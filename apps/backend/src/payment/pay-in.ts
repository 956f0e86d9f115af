import type { Money } from '@rider/model/money';
import type { Locale } from '@rider/model/locale';
import { findBuyer } from '../account/buyers.ts';
import {
  closeRecharge,
  findOpenRecharge,
  resumeRecharge,
  settleRecharges,
  startRecharge,
  type RechargeServices,
  type StartedRecharge,
} from '../balance/recharge.ts';
import { findOrder } from '../order/read-orders.ts';
import type { OrderServices } from '../order/checkout.ts';
import { payOrder, type PaymentOutcome } from './pay-order.ts';

/** A recharge of the amount that the balance lacks for an order. */
export interface PayIn {
  /** The order's number. */
  number: string;
  /** The amount that the buyer confirmed. */
  amount: Money;
  /** The local path to which the provider redirects. */
  returnPath: string;
  /** The displayed total of the order in cents; null or absent without one. */
  quoted?: number | null;
  locale: Locale;
}

/** The order is paid, the buyer continues on the provider's page, or the missing amount has changed. */
export type PayInOutcome = PaymentOutcome | StartedRecharge;

/**
 * Pays an order that exceeds the buyer's balance: the provider charges exactly the missing amount; its booking pays the order
 * (finishOrder). Repeated calls share the order's one open recharge. @throws ApiError those of payOrder and startRecharge.
 */
export async function payInForOrder(
  services: OrderServices & RechargeServices,
  buyerId: number,
  payIn: PayIn,
): Promise<PayInOutcome> {
  const { database } = services;
  const { number, amount, returnPath, quoted, locale } = payIn;
  // A recharge may have arrived in the meantime and paid the order.
  await settleRecharges(services, buyerId);
  if ((await payOrder(services, buyerId, number, quoted)) === 'paid') return 'paid';
  const { row: order } = await findOrder(services, buyerId, number);
  const { balance } = await findBuyer(database, buyerId);
  if (order.total - balance !== amount) return 'insufficient-balance';
  const open = await findOpenRecharge(database, order.id);
  if (open === undefined) return startRecharge(services, buyerId, { amount, returnPath, locale, orderId: order.id });
  if (open.amount === amount) return resumeRecharge(services, open, locale);
  await closeRecharge(services, open);
  return payInForOrder(services, buyerId, payIn);
}
