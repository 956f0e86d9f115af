import type { BoughtAgain, BoughtAgainLine } from '@rider/model/order';
import type { Api } from '../transport/index.ts';
import { amountOrNull, flag, id, list, number, object, text } from '../wire/index.ts';
import type { BoughtAgainLineWire, BoughtAgainWire, OrderRequestWire } from './wire.ts';

const BUY_AGAIN_PROBLEMS = [
  'gone',
  'out-of-stock',
  'not-enough-stock',
  'below-minimum',
  'off-pack',
  'price-changed',
] as const satisfies readonly BoughtAgainLine['problem'][];

/** Adds an order's products to the cart, or elsewhere to checkout lines. Rejects with 410262 where none is available. */
export async function buyAgain(api: Api, orderNumber: string): Promise<BoughtAgain> {
  const answer = await api.post('order/again', { uni: orderNumber } satisfies OrderRequestWire);
  const data = object<BoughtAgainWire>(answer.data);
  return {
    inCart: flag(data.in_cart),
    checkoutLineIds: text(data.cateId).split(',').filter(Boolean),
    lines: list(data.lines, readBoughtAgainLine),
  };
}

function readBoughtAgainLine(item: unknown): BoughtAgainLine {
  const line = object<BoughtAgainLineWire>(item);
  const problem = text(line.problem);
  return {
    id: id(line.unique, 'line id'),
    checkoutLineId: text(line.cartId) || null,
    quantity: number(line.cart_num),
    problem: BUY_AGAIN_PROBLEMS.find((known) => known === problem) ?? null,
    unitPrice: amountOrNull(line.truePrice),
  };
}
