import type { CartLineProblem } from '@rider/model/cart';
import type { Locale, Localized } from '@rider/model/locale';
import type { Money } from '@rider/model/money';
import { priceAt } from '@rider/model/price';
import { nextOrderState } from '@rider/model/order';
import { readCurrentVariants } from '../cart/current-variants.ts';
import { lineProblem } from '../cart/quantity.ts';
import { addWhatFits } from '../cart/add-lines.ts';
import { ApiError } from '../http/api-error.ts';
import { messageText } from '../messages/index.ts';
import type { OrderServices } from './checkout.ts';
import { lockOwnOrder } from './close-order.ts';
import { findOrder, type OrderView } from './read-orders.ts';

const BUY_AGAIN_MESSAGES = {
  gone: 'backend.buy-again.gone',
  'out-of-stock': 'backend.buy-again.out-of-stock',
  'not-enough-stock': 'backend.buy-again.not-enough-stock',
  'below-minimum': 'backend.buy-again.quantity',
  'off-pack': 'backend.buy-again.quantity',
} as const;

/** Outcome of buying a line again: the new cart line, or the reason why there is none. */
export interface BoughtAgain {
  /** The order line's key. */
  key: string;
  code: string;
  cartLineId: number | null;
  /** Pieces added. */
  quantity: number;
  problem: CartLineProblem | 'price-changed' | null;
  /** Current unit price; null for an unavailable variant. */
  unitPrice: Money | null;
}

/** Confirms the receipt of a buyer's order. @throws ApiError `unknown-item-or-order`, `order-state-changed`. */
export async function confirmReceipt(
  { database, clock }: OrderServices,
  buyerId: number,
  number: string,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const order = await lockOwnOrder(transaction, buyerId, number);
    const next = nextOrderState(order.state, 'confirm-receipt');
    if (next === null) throw new ApiError('order-state-changed');
    await transaction
      .updateTable('customer_order')
      .set({ state: next, received_at: new Date(clock()) })
      .where('id', '=', order.id)
      .execute();
  });
}

/** Hides a finished order from the buyer's list; it stays stored. @throws ApiError `unknown-item-or-order`, `order-not-deletable`. */
export async function deleteOrder({ database, clock }: OrderServices, buyerId: number, number: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const order = await lockOwnOrder(transaction, buyerId, number);
    if (nextOrderState(order.state, 'delete') === null) throw new ApiError('order-not-deletable', { status: 400 });
    await transaction
      .updateTable('customer_order')
      .set({ hidden_at: new Date(clock()) })
      .where('id', '=', order.id)
      .execute();
  });
}

type NamedOutcome = BoughtAgain & { name: Localized };

/** @throws ApiError with the reason for each line, by its key. */
function rejectAll(lines: readonly NamedOutcome[], locale: Locale): never {
  const errors = lines.flatMap(({ key, name, problem }) =>
    problem === null || problem === 'price-changed'
      ? []
      : [[key, messageText(BUY_AGAIN_MESSAGES[problem], locale, { name: name[locale] })]],
  );
  throw new ApiError('nothing-to-buy-again', { data: { errors: Object.fromEntries(errors) } });
}

async function putIntoCart(
  services: OrderServices,
  buyerId: number,
  lines: OrderView['lines'],
): Promise<NamedOutcome[]> {
  const currentById = await readCurrentVariants(
    services.database,
    lines.map((line) => line.sku_id),
    { buyerId, now: services.clock() },
  );
  const outcomes: NamedOutcome[] = [];
  for (const { sku_id: skuId, quantity, key, code, name, unit_price: before } of lines) {
    const current = currentById.get(skuId);
    const problem = lineProblem(current, quantity);
    const fits = current !== undefined && (problem === null || problem === 'not-enough-stock');
    const put = fits ? await addWhatFits(services, buyerId, current, quantity) : null;
    if (current === undefined || put === null) {
      const why = problem ?? 'not-enough-stock';
      outcomes.push({ key, code, name, cartLineId: null, quantity: 0, problem: why, unitPrice: null });
      continue;
    }
    const now = priceAt(current.price, current.tiers, put.total);
    const changed = put.added < quantity ? 'not-enough-stock' : now === before ? null : 'price-changed';
    const { lineId: cartLineId, added } = put;
    outcomes.push({ key, code, name, cartLineId, quantity: added, problem: changed, unitPrice: now });
  }
  return outcomes;
}

/**
 * Adds the lines of a buyer's order to the cart again; reports unavailable variants and changed prices by line. @throws ApiError
 * `unknown-item-or-order`, `order-state-changed`, `nothing-to-buy-again` with the reasons by line, `cart-full`.
 */
export async function buyAgain(
  services: OrderServices,
  buyerId: number,
  number: string,
  locale: Locale,
): Promise<BoughtAgain[]> {
  const { row, lines } = await findOrder(services, buyerId, number);
  if (nextOrderState(row.state, 'buy-again') === null) throw new ApiError('order-state-changed');
  return services.database.transaction().execute(async (transaction) => {
    const outcomes = await putIntoCart({ ...services, database: transaction }, buyerId, lines);
    if (outcomes.every(({ cartLineId }) => cartLineId === null)) rejectAll(outcomes, locale);
    return outcomes;
  });
}
