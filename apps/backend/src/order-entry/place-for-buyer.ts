import type { OrderEntry } from '@rider/api/operator';
import type { Locale } from '@rider/model/locale';
import { moneyToDecimal, type Money } from '@rider/model/money';
import { lockBudget } from '../buyer-company/budgets.ts';
import { limitingCompany, mayPayOnAccount } from '../buyer-company/company-of.ts';
import { readCredit } from '../credit/credit-terms.ts';
import type { Transaction } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import { requireSameRequest } from '../http/require-same-request.ts';
import { shopCurrency } from '../messages/shop-formats.ts';
import { recordOperatorAction } from '../operator/record-operator-action.ts';
import type { Operator } from '../operator/operator-calls.ts';
import { isPlacedNow } from '../order/company-of-order.ts';
import { orderedNumber, type CheckoutServices } from '../order/checkout.ts';
import { expireDueOrdersOf, lockOwnOrder, type StoredOrder } from '../order/close-order.ts';
import { requireOffered } from '../payment-setting/payment-settings.ts';
import { placeOrderIn } from '../order/place-order.ts';
import { lockOrdersOf } from '../order/unpaid-limits.ts';
import { payByInvoice, payFromBalance } from '../payment/pay-order.ts';
import { discountDetail } from './order-changes.ts';
import { readEntered } from './entered-lines.ts';
import { hasContents } from './ordered-contents.ts';
import { requireOrderingBuyer } from './ordering-buyer.ts';
import { confirmEntered, shippingOf } from './price-order.ts';

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

/** The order of a number, also one that its buyer has hidden. */
function orderOf(transaction: Transaction, number: string): Promise<StoredOrder> {
  return transaction.selectFrom('customer_order').selectAll().where('number', '=', number).executeTakeFirstOrThrow();
}

/** An order of entered lines. `payment` is `link` for one that is paid later. */
export interface EnteredOrder extends Omit<OrderEntry, 'payment' | 'quoted'> {
  payment: OrderEntry['payment'] | 'balance';
  /** The expected total in cents; null for any. */
  quoted: Money | null;
}

/** Locks what pays the order before the stock, as every payment does. */
async function lockPayment(transaction: Transaction, buyerId: number, payment: EnteredOrder['payment']): Promise<void> {
  if (payment === 'invoice') await readCredit(transaction, buyerId, { lock: true });
  if (payment === 'balance')
    await transaction.selectFrom('buyer').select('id').where('id', '=', buyerId).forNoKeyUpdate().execute();
}

/** Pays a new order as its buyer chose; what buyers place themselves, as their company allows. @throws ApiError `payment-method-unavailable`, `credit-limit-exceeded`, `balance-too-low`. */
async function payEntered(
  services: CheckoutServices,
  transaction: Transaction,
  order: StoredOrder,
  { payment, byBuyer }: { payment: EnteredOrder['payment']; byBuyer: boolean },
): Promise<void> {
  if (payment === 'link') return;
  if (payment === 'invoice' && byBuyer && !(await mayPayOnAccount(transaction, order.buyer_id)))
    throw new ApiError('payment-method-unavailable', { status: 400 });
  await requireOffered(transaction, payment === 'invoice' ? 'invoice' : 'yue', order.total);
  const pay = payment === 'invoice' ? payByInvoice : payFromBalance;
  const outcome = await pay(services, transaction, order, services.clock());
  if (outcome !== 'paid') throw new ApiError('balance-too-low', { status: 400 });
}

/**
 * Places entered lines as the buyer's checkout, and pays the order or leaves it unpaid. Repeating the key returns the same order. @throws
 * ApiError `unknown-variant`, those of confirmCheckout, placeOrder and payEntered.
 */
export async function placeEntered(
  services: CheckoutServices,
  transaction: Transaction,
  entry: EnteredOrder,
  { locale, ...by }: { locale: Locale; placedBy?: number; isApproved?: boolean },
): Promise<{ order: StoredOrder; repeated: boolean }> {
  const buyerId = Number(entry.buyerId);
  // A concurrent request with the same key waits here, and then finds the order.
  await lockOrdersOf(transaction, buyerId);
  // Keys of checkouts are unique among all buyers; this one repeats for this buyer only.
  const key = `${buyerId}-${entry.key}`;
  const placed = await numberOfKey(transaction, buyerId, key);
  if (placed !== null) return { order: await orderOf(transaction, placed), repeated: true };
  await lockBudget(transaction, buyerId, entry.terms?.job ?? '');
  await lockPayment(transaction, buyerId, entry.payment);
  const lines = await readEntered(transaction, entry.lines, { buyerId, now: services.clock() });
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
    ...by,
  });
  await payEntered(services, transaction, await lockOwnOrder(transaction, buyerId, number), {
    payment: entry.payment,
    byBuyer: isPlacedNow(by),
  });
  return { order: await orderOf(transaction, number), repeated: false };
}

/**
 * Places an order for a buyer, in one transaction: confirms the entered lines, places them as the buyer's checkout, and puts the order on
 * account or leaves it unpaid. Repeating the key returns the same order. @throws ApiError `unknown-buyer`, `saved-otherwise`, those of
 * {@link placeEntered}.
 */
export async function placeForBuyer(
  services: CheckoutServices,
  operator: Operator,
  entry: OrderEntry,
  locale: Locale,
): Promise<string> {
  const { database } = services;
  await requireOrderingBuyer(database, Number(entry.buyerId));
  await expireDueOrdersOf(services, Number(entry.buyerId));
  return database.transaction().execute(async (transaction) => {
    const placement = { locale, placedBy: operator.id };
    const { order, repeated } = await placeEntered(services, transaction, entry, placement);
    if (repeated) {
      requireSameRequest(order.total === entry.quoted && (await hasContents(transaction, order.id, entry.lines)));
      return order.number;
    }
    const detail = [`${moneyToDecimal(order.total)} ${shopCurrency()}`, discountDetail(order)]
      .filter(Boolean)
      .join(', ');
    await recordOperatorAction(transaction, { operator, action: 'order.place', subject: order.number, detail });
    const limiting = await limitingCompany(transaction, order.buyer_id);
    if (limiting !== '')
      await recordOperatorAction(transaction, {
        operator,
        action: 'order.exempt',
        subject: order.number,
        detail: limiting,
      });
    return order.number;
  });
}
