import type { Locale } from '@rider/api/locale';
import type { Money } from '@rider/api/money';
import { nextOrderState } from '@rider/api/order';
import { readGoods, unitPrice } from '../cart/goods.ts';
import { lineProblem, type LineProblem } from '../cart/quantity.ts';
import { addBuyNowLine } from '../cart/service.ts';
import type { Localized } from '../database/columns.ts';
import { Refusal } from '../http/refusal.ts';
import { messageText } from '../messages/index.ts';
import type { OrderServices } from './checkout.ts';
import { lockOwnOrder } from './closing.ts';
import { findOrder } from './reading.ts';

const BUY_AGAIN_MESSAGES = {
  gone: 910210,
  'out-of-stock': 910211,
  'not-enough-stock': 910212,
  'below-minimum': 910213,
  'off-pack': 910213,
} as const;

/** What became of a line that was to be bought again: its new cart line, or why there is none. */
export interface BoughtAgain {
  /** The order line's key. */
  key: string;
  code: string;
  cartLineId: number | null;
  problem: LineProblem | 'price-changed';
  /** What a piece costs now; null where it cannot be had. */
  unitPrice: Money | null;
}

/** Confirms that the goods of an own order arrived. Refusals: 410294 not an own order, 410266 not on its way. */
export async function confirmReceipt(
  { database, clock }: OrderServices,
  buyerId: number,
  number: string,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const order = await lockOwnOrder(transaction, buyerId, number);
    const next = nextOrderState(order.state, 'confirm-receipt');
    if (next === null) throw new Refusal(410266);
    await transaction
      .updateTable('customer_order')
      .set({ state: next, received_at: new Date(clock()) })
      .where('id', '=', order.id)
      .execute();
  });
}

/** Takes a finished own order off the buyer's list; the shop keeps it. Refusals: 410294 not an own order, 410256 not finished. */
export async function deleteOrder({ database, clock }: OrderServices, buyerId: number, number: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const order = await lockOwnOrder(transaction, buyerId, number);
    if (nextOrderState(order.state, 'delete') === null) throw new Refusal(410256, { status: 400 });
    await transaction
      .updateTable('customer_order')
      .set({ hidden_at: new Date(clock()) })
      .where('id', '=', order.id)
      .execute();
  });
}

/** Says of each line that cannot be had why, by its key. */
function refuseAll(lines: readonly (BoughtAgain & { name: Localized })[], locale: Locale): never {
  const errors = lines.flatMap(({ key, name, problem }) =>
    problem === null || problem === 'price-changed'
      ? []
      : [[key, messageText(BUY_AGAIN_MESSAGES[problem], locale, { name: name[locale] })]],
  );
  throw new Refusal(410262, { data: { errors: Object.fromEntries(errors) } });
}

/**
 * Puts the lines of an own order up for buying again, as buy-now lines; what cannot be had today says why, and what costs something
 * else. Refusals: 410294 not an own order, 410266 not in this state, 410262 not one line can be had, with the reasons by line.
 */
export async function buyAgain(
  services: OrderServices,
  buyerId: number,
  number: string,
  locale: Locale,
): Promise<BoughtAgain[]> {
  const { row, lines } = await findOrder(services, buyerId, number);
  if (nextOrderState(row.state, 'buy-again') === null) throw new Refusal(410266);
  const goodsById = await readGoods(
    services.database,
    lines.map((line) => line.sku_id),
  );
  const results: (BoughtAgain & { name: Localized })[] = [];
  for (const line of lines) {
    const { quantity, key, code, name } = line;
    const goods = goodsById.get(line.sku_id);
    const problem = lineProblem(goods, quantity);
    if (goods === undefined || problem !== null) {
      results.push({ key, code, name, cartLineId: null, problem, unitPrice: null });
      continue;
    }
    const now = unitPrice(goods, quantity);
    const cartLineId = await addBuyNowLine(services, buyerId, goods, quantity);
    results.push({
      key,
      code,
      name,
      cartLineId,
      problem: now === line.unit_price ? null : 'price-changed',
      unitPrice: now,
    });
  }
  if (results.every((result) => result.cartLineId === null)) refuseAll(results, locale);
  return results;
}
