import { nextOrderState } from '@rider/api/order';
import { readGoods } from '../cart/goods.ts';
import { lineProblem, type LineProblem } from '../cart/quantity.ts';
import { addBuyNowLine } from '../cart/service.ts';
import { Refusal } from '../http/refusal.ts';
import type { OrderServices } from './checkout.ts';
import { lockOwnOrder } from './closing.ts';
import { findOrder } from './reading.ts';

/** What became of a line that was to be bought again: its new cart line, or why there is none. */
export interface BoughtAgain {
  /** The order line's key. */
  key: string;
  code: string;
  cartLineId: number | null;
  problem: LineProblem;
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

/**
 * Puts the lines of an own order up for buying again, as buy-now lines; what cannot be had today says why. Refusals: 410294 not
 * an own order, 410266 not in this state, 410262 not one line can be had.
 */
export async function buyAgain(services: OrderServices, buyerId: number, number: string): Promise<BoughtAgain[]> {
  const { row, lines } = await findOrder(services, buyerId, number);
  if (nextOrderState(row.state, 'buy-again') === null) throw new Refusal(410266);
  const goodsById = await readGoods(
    services.database,
    lines.map((line) => line.sku_id),
  );
  const results: BoughtAgain[] = [];
  for (const { sku_id: skuId, quantity, key, code } of lines) {
    const goods = goodsById.get(skuId);
    const problem = lineProblem(goods, quantity);
    const fits = goods !== undefined && problem === null;
    const cartLineId = fits ? await addBuyNowLine(services, buyerId, goods, quantity) : null;
    results.push({ key, code, cartLineId, problem });
  }
  if (results.every((result) => result.cartLineId === null)) throw new Refusal(410262);
  return results;
}
