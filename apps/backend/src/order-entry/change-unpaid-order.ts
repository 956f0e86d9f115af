import type { ChangeableOrder, ChangedContents, OrderQuote } from '@rider/api/operator';
import type { Locale } from '@rider/model/locale';
import type { ShopDiscount } from '@rider/model/order';
import { OPEN_PAYMENT_STATES } from '@rider/model/payment';
import { listAddresses } from '../address/addresses.ts';
import { addressLine } from '../address/line.ts';
import { returnCoupon } from '../coupon/own-coupons.ts';
import type { Database, Transaction } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import { changedMeanwhile } from '../operator/changed-meanwhile.ts';
import { recordOperatorAction } from '../operator/record-operator-action.ts';
import type { Operator } from '../operator/operator-calls.ts';
import { readShippingOptions, type CheckoutServices } from '../order/checkout.ts';
import { isDue, type StoredOrder } from '../order/close-order.ts';
import { shopDiscountOf } from '../order/shop-discount.ts';
import { postOrderEmail } from '../order/order-emails.ts';
import { lockOrdersOf } from '../order/unpaid-limits.ts';
import type { GatewayServices } from '../payment-provider/gateway.ts';
import { assertPayable } from '../payment/pay-order.ts';
import { cancelOpenAttempts } from '../payment/settle-attempt.ts';
import { compareLines, readHeld, replaceContents, type NewContents } from './change-order.ts';
import { priceEntered, readEntered } from './entered-lines.ts';
import { orderChanges } from './order-changes.ts';
import { readOrderingBuyer } from './ordering-buyer.ts';
import { dryRun, usableCoupons, withTotals, notOrderable } from './price-order.ts';

type ChangeServices = CheckoutServices & GatewayServices;

async function findOrder(database: Database, number: string): Promise<StoredOrder> {
  const order = await database.selectFrom('customer_order').selectAll().where('number', '=', number).executeTakeFirst();
  if (order === undefined) throw new ApiError('unknown-item-or-order');
  return order;
}

/** @throws ApiError those of assertPayable, `order-expired`, `order-of-group`. */
async function requireChangeable(database: Database, order: StoredOrder, now: number): Promise<void> {
  assertPayable(order);
  if (isDue(order, now)) throw new ApiError('order-expired', { status: 400 });
  const place = await database
    .selectFrom('group_member')
    .select('group_id')
    .where('order_id', '=', order.id)
    .executeTakeFirst();
  if (place !== undefined) throw new ApiError('order-of-group', { status: 400 });
}

/** Locks an order that can be changed, after its buyer's other orders. @throws ApiError those of {@link requireChangeable}. */
async function lockChangeable(transaction: Transaction, { id, buyer_id: buyerId }: StoredOrder, now: number) {
  await lockOrdersOf(transaction, buyerId);
  const order = await transaction
    .selectFrom('customer_order')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  await requireChangeable(transaction, order, now);
  return order;
}

/** The id of the buyer's address that an order goes to; empty for pick-up, and if the buyer has changed it. */
async function addressIdOf(database: Database, order: StoredOrder): Promise<string> {
  if (order.counter_id !== null) return '';
  const addresses = await listAddresses(database, order.buyer_id, { limit: 100, offset: 0 });
  for (const address of addresses) {
    const line = await addressLine(database, address);
    const isSame = address.addressee === order.addressee && address.phone === order.phone;
    if (isSame && line['en-US'] === order.address['en-US']) return String(address.id);
  }
  return '';
}

/** An unpaid order with what an operator may change. @throws ApiError `unknown-item-or-order`, those of {@link requireChangeable}. */
export async function readChangeableOrder(
  { database, clock }: CheckoutServices,
  number: string,
  locale: Locale,
): Promise<ChangeableOrder> {
  const order = await findOrder(database, number);
  await requireChangeable(database, order, clock());
  const used = await database
    .selectFrom('buyer_coupon')
    .select('id')
    .where('order_id', '=', order.id)
    .executeTakeFirst();
  const lines = await database
    .selectFrom('order_line')
    .select(['code', 'quantity'])
    .where('order_id', '=', order.id)
    .orderBy('position')
    .execute();
  return {
    number,
    buyer: await readOrderingBuyer(database, order.buyer_id, locale),
    lines: lines.map(({ code: sku, quantity }) => ({ sku, quantity })),
    addressId: await addressIdOf(database, order),
    shipping: order.counter_id === null ? 'delivery' : `counter-${order.counter_id}`,
    couponId: used === undefined ? '' : String(used.id),
    shopDiscount: shopDiscountOf(order),
    purchaseOrderNumber: order.purchase_order_number,
    total: order.total,
    version: order.version,
  };
}

/** Prices the changed contents of an order, and writes nothing. @throws ApiError `unknown-item-or-order`. */
export async function quoteChange(
  services: CheckoutServices,
  number: string,
  contents: NewContents,
  locale: Locale,
): Promise<OrderQuote> {
  const { database, clock } = services;
  const now = clock();
  const order = await findOrder(database, number);
  const { buyer_id: buyerId } = order;
  const entered = await readEntered(database, contents.lines, { buyerId, now });
  const held = await database.selectFrom('order_line').selectAll().where('order_id', '=', order.id).execute();
  const { heldPieces, isUnchanged } = compareLines(held, entered);
  // The pieces that the order holds are available to it.
  const available = entered.map((line) => ({
    ...line,
    current: line.current && { ...line.current, stock: line.current.stock + heldPieces(line.sku) },
  }));
  const priced = await priceEntered(database, available, { buyerId, now, locale });
  const lines = priced.map((line) => {
    const own = held.filter(({ code }) => isUnchanged(line.sku) && code === line.sku);
    const [first] = own;
    if (first === undefined) return line;
    const lineTotal = own.reduce((sum, { line_total: total }) => sum + total, 0) as typeof line.lineTotal;
    return {
      ...line,
      name: first.name[locale],
      variant: first.variant[locale],
      unitPrice: first.unit_price,
      lineTotal,
      problem: null,
    };
  });
  if (lines.length === 0 || lines.some(({ problem }) => problem !== null)) return notOrderable(lines);
  return withTotals(services, lines, locale, () =>
    dryRun(services, async (transaction) => {
      const locked = await lockChangeable(transaction, order, now);
      const change = { contents, locale, now, agentId: null };
      const { totals, shipping, products } = await replaceContents(services, transaction, locked, change);
      const shippingOptions = await readShippingOptions(transaction, shipping, { promotions: [], now, locale });
      await returnCoupon(transaction, order.id);
      const choice = { ...contents, buyerId, products, now, locale };
      return { ...totals, shippingOptions, coupons: (await usableCoupons(transaction, choice)).coupons };
    }),
  );
}

/** A change of an unpaid order. */
interface ContentsChange {
  contents: ChangedContents;
  version: number;
  locale: Locale;
  /** Whether the operator may give discounts. */
  mayDiscount: boolean;
}

/** Whether two discounts are of the same terms. */
function isSameDiscount(one: ShopDiscount | null, other: ShopDiscount | null): boolean {
  if (one === null || other === null) return one === other;
  const isSameAmount = one.rate !== null || one.amount === other.amount;
  return one.rate === other.rate && isSameAmount && one.reason === other.reason;
}

/**
 * Changes an unpaid order, in one transaction, and sends the buyer an e-mail with what changed. Open payments are cancelled before; a payment of
 * the earlier total that arrives later does not pay it. @throws ApiError `unknown-item-or-order`, those of {@link requireChangeable} and
 * {@link replaceContents}, `payment-in-flight`, `changed-meanwhile`, `role-not-allowed` for another discount by whom may not give one.
 */
export async function changeUnpaidOrder(
  services: ChangeServices,
  operator: Operator,
  number: string,
  { contents, version, locale, mayDiscount }: ContentsChange,
): Promise<void> {
  const { database, clock } = services;
  const found = await findOrder(database, number);
  await requireChangeable(database, found, clock());
  if (found.version !== version) throw await changedMeanwhile(database, found.changed_by, locale);
  await cancelOpenAttempts(services, found.id);
  await database.transaction().execute(async (transaction) => {
    const now = clock();
    const order = await lockChangeable(transaction, found, now);
    if (order.version !== version) throw await changedMeanwhile(transaction, order.changed_by, locale);
    const open = await transaction
      .selectFrom('payment_attempt')
      .select('id')
      .where('order_id', '=', order.id)
      .where('state', 'in', OPEN_PAYMENT_STATES)
      .executeTakeFirst();
    if (open !== undefined) throw new ApiError('payment-in-flight', { status: 400 });
    if (!mayDiscount && !isSameDiscount(shopDiscountOf(order), contents.shopDiscount))
      throw new ApiError('role-not-allowed', { status: 400 });
    const before = { order, lines: await readHeld(transaction, order.id) };
    const { order: changed } = await replaceContents(services, transaction, order, {
      contents,
      locale,
      now,
      agentId: operator.id,
    });
    const changes = orderChanges(before, { order: changed, lines: await readHeld(transaction, order.id) });
    const detail = changes.join('\n');
    await recordOperatorAction(transaction, { operator, action: 'order.change', subject: number, detail });
    await postOrderEmail(services, transaction, 'order-changed', changed, { page: 'payment', changes });
  });
}
