import type { OrderEntry } from '@rider/api/operator';
import type { Locale } from '@rider/model/locale';
import { moneyToDecimal } from '@rider/model/money';
import { readCredit } from '../credit/credit-terms.ts';
import type { Transaction } from '../database/open.ts';
import { shopCurrency } from '../messages/shop-formats.ts';
import { recordOperatorAction } from '../operator/record-operator-action.ts';
import type { Operator } from '../operator/operator-calls.ts';
import { orderedNumber, type CheckoutServices } from '../order/checkout.ts';
import { expireDueOrdersOf, lockOwnOrder } from '../order/close-order.ts';
import { requireOffered } from '../order/payment-settings.ts';
import { placeOrderIn } from '../order/place-order.ts';
import { lockOrdersOf } from '../order/unpaid-limits.ts';
import { payByInvoice } from '../payment/pay-order.ts';
import { discountDetail } from './order-changes.ts';
import { readEntered } from './entered-lines.ts';
import { requireOrderingBuyer } from './ordering-buyer.ts';
import { confirmEntered, shippingOf } from './quote-order.ts';

/** The number of the order of a buyer's checkout key, or null. */
async function numberOfKey(transaction: Transaction, buyerId: number, key: string): Promise<string | null> {
  const checkout = await transaction
    .selectFrom('checkout')
    .select('order_id')
    .where('key', '=', key)
    .where('buyer_id', '=', buyerId)
    .executeTakeFirst();
  return checkout === undefined ? null : orderedNumber(transaction, checkout);
}

/**
 * Places an order for a buyer, in one transaction: confirms the entered lines, places them as the buyer's checkout, and puts the order on
 * account or leaves it unpaid. Repeating the key returns the same order. @throws ApiError `unknown-buyer`, `unknown-variant`, those of
 * confirmCheckout and placeOrder, `payment-method-unavailable`, `credit-limit-exceeded`.
 */
export async function placeForBuyer(
  services: CheckoutServices,
  operator: Operator,
  entry: OrderEntry,
  locale: Locale,
): Promise<string> {
  const { database, clock } = services;
  const buyerId = Number(entry.buyerId);
  await requireOrderingBuyer(database, buyerId);
  await expireDueOrdersOf(services, buyerId);
  return database.transaction().execute(async (transaction) => {
    // A concurrent request with the same key waits here, and then finds the order.
    await lockOrdersOf(transaction, buyerId);
    // Keys of checkouts are unique among all buyers; the operator's repeats for this buyer only.
    const key = `${buyerId}-${entry.key}`;
    const placed = await numberOfKey(transaction, buyerId, key);
    if (placed !== null) return placed;
    // Before the stock, as in every payment on account.
    if (entry.payment === 'invoice') await readCredit(transaction, buyerId, { lock: true });
    const now = clock();
    const lines = await readEntered(transaction, entry.lines, { buyerId, now });
    await confirmEntered(services, transaction, { draft: entry, lines, key, locale });
    const { number } = await placeOrderIn(services, transaction, buyerId, {
      key,
      addressId: Number(entry.addressId),
      couponId: entry.couponId === '' ? null : Number(entry.couponId),
      shopDiscount: entry.shopDiscount,
      choice: await shippingOf(transaction, entry),
      quoted: entry.quoted,
      method: entry.payment === 'invoice' ? 'invoice' : 'yue',
      message: entry.message,
      purchaseOrderNumber: entry.purchaseOrderNumber,
      ...(entry.terms && { terms: entry.terms }),
      locale,
      placedBy: operator.id,
    });
    const order = await lockOwnOrder(transaction, buyerId, number);
    if (entry.payment === 'invoice') {
      await requireOffered(transaction, 'invoice', order.total);
      await payByInvoice(services, transaction, order, now);
    }
    const detail = [`${moneyToDecimal(order.total)} ${shopCurrency()}`, discountDetail(order)]
      .filter(Boolean)
      .join(', ');
    await recordOperatorAction(transaction, { operator, action: 'order.place', subject: number, detail });
    return number;
  });
}
