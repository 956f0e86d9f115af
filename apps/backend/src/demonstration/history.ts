import { money } from '@rider/model/money';
import { topUp } from '../balance/operator-routes.ts';
import { MessageWriter } from '../chat/message-writer.ts';
import { markRead } from '../chat/messages.ts';
import type { Database } from '../database/open.ts';
import { addFavourites } from '../favourite/favourites.ts';
import { markNotificationsRead } from '../notification/notifications.ts';
import type { OrderServices } from '../order/checkout.ts';
import { tableOfRates } from '../tax/tax-of-sale.ts';
import { stepsOfOrder, type Past, type Step } from './order-course.ts';
import { FAVOURITES, PAID_IN, PAST_ORDERS, CONVERSATIONS } from './plan.ts';

const DAY = 86_400_000;
/** How long before the first start the history begins, in milliseconds. */
export const HISTORY_LENGTH = 90 * DAY;
/** Age from which notifications count as read, in milliseconds. */
const READ_AFTER = 10 * DAY;

async function readSkus(database: Database, codes: readonly string[]): Promise<Past['skus']> {
  const rows = await database
    .selectFrom('sku')
    .select(['id', 'product_id', 'code'])
    .where('code', 'in', [...codes])
    .execute();
  return new Map(rows.map(({ id, product_id: productId, code }) => [code, { id, productId }]));
}

function stepsOfBuyer(past: Past, account: string, buyerId: number, now: number): Step[] {
  const { database, agentId, skus } = past;
  const began = now - HISTORY_LENGTH + DAY;
  const amount = PAID_IN[account];
  const steps: Step[] = [
    { at: now - READ_AFTER, run: () => markNotificationsRead(database, buyerId, 'all', now - READ_AFTER) },
  ];
  if (amount !== undefined) {
    const credit = { buyerId, amount: money(amount), note: 'Bank transfer', requestKey: `demonstration-${account}` };
    steps.push({ at: began, run: () => topUp(database, { id: agentId, at: new Date(began) }, credit) });
  }
  for (const sku of FAVOURITES[account] ?? []) {
    const productIds = [skus.get(sku)?.productId ?? 0];
    const at = began + DAY;
    steps.push({ at, run: () => addFavourites(database, buyerId, { productIds, sku }, at) });
  }
  const writer = new MessageWriter(database);
  const pair = { buyerId, agentId };
  for (const [index, { fromAgent, text }] of (CONVERSATIONS[account] ?? []).entries()) {
    const at = now - 4 * DAY + index * 180_000;
    steps.push({
      at,
      run: async () => {
        await writer.save({ ...pair, fromAgent, kind: 1, body: text, clientId: null, now: at });
        // A sender has read the conversation; the shop's last message stays unread for the buyer.
        await markRead(database, pair, fromAgent ? 'agent' : 'buyer');
      },
    });
  }
  return steps;
}

/**
 * Creates a history of the demonstration buyers: orders in every state, refunds, reviews, messages, favourites and money. The shop's own
 * services run each step in the order of time, so that ledger, stock and emails are consistent. Skips steps whose products or buyers are
 * not in the catalogue.
 */
export async function addHistory(
  { database, shopOrigin }: Pick<OrderServices, 'database' | 'shopOrigin'>,
  now: number,
): Promise<void> {
  const agent = await database
    .selectFrom('agent')
    .select('id')
    .where('demo', '=', true)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (agent === undefined) return;
  const codes = [
    ...PAST_ORDERS.flatMap(({ lines }) => lines.map(([code]) => code)),
    ...Object.values(FAVOURITES).flat(),
  ];
  let at = now;
  // The emails are only shown to operators, never sent.
  const world = { database, shopOrigin, sendsEmail: false, clock: () => at };
  const past: Past = { ...world, taxes: tableOfRates, agentId: agent.id, skus: await readSkus(database, codes) };
  const buyers = await database
    .selectFrom('buyer')
    .select(['id', 'account'])
    .where('demo', '=', true)
    .where('state', '=', 'active')
    .execute();
  const idOf = new Map(buyers.map(({ id, account }) => [account, id]));
  const steps = [
    ...buyers.flatMap(({ id, account }) => stepsOfBuyer(past, account, id, now)),
    ...PAST_ORDERS.flatMap((order) => {
      const buyerId = idOf.get(order.account);
      const isKnown = order.lines.every(([code]) => past.skus.has(code));
      return buyerId !== undefined && isKnown ? stepsOfOrder(past, order, buyerId, now) : [];
    }),
  ];
  // The history sells the stock of the first start, which must precede it.
  await database
    .updateTable('stock_movement')
    .set({ moved_at: new Date(now - HISTORY_LENGTH) })
    .where('kind', '=', 'opening')
    .execute();
  for (const step of steps.toSorted((one, other) => one.at - other.at)) {
    at = step.at;
    await step.run();
  }
}
