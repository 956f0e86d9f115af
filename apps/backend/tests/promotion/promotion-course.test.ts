import fc from 'fast-check';
import { stepRefund } from '@rider/api/operator';
import { describe, expect, test } from 'vitest';
import { randomRuns } from '../../../../tests/random-runs.ts';
import { runHousekeeping } from '../../src/housekeeping/housekeeping.ts';
import { slotToday } from '../../src/promotion/slots.ts';
import { balanceOf, customer, setBalance, setStock, skuOf, type Customer } from '../testing/customers.ts';
import { DATABASES, type Shop } from '../testing/databases.ts';
import { apiOf, requestRefund, operatorApi } from '../testing/refund/refund-calls.ts';

const ACCOUNTS = ['danaglass', 'luisglass', 'priyaglass'] as const;
const START = 5_000_000;
const QUOTA = 6;
const LIMIT = 3;
const STOCK = 1000;
const HOUR = 3_600_000;

const who = fc.nat({ max: ACCOUNTS.length - 1 });
const which = fc.nat({ max: 5 });
const STEP = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constant('buy' as const), who, pieces: fc.integer({ min: 1, max: 3 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constant('ordinary' as const), who, pieces: fc.integer({ min: 1, max: 4 }) }),
  },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('group' as const), who, joins: fc.boolean() }) },
  { weight: 5, arbitrary: fc.record({ does: fc.constant('pay' as const), which }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('cancel' as const), which }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('refund' as const), which }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('wait' as const), minutes: fc.integer({ min: 5, max: 300 }) }),
  },
);
type Step = typeof STEP extends fc.Arbitrary<infer Value> ? Value : never;

/** A SKU with a small flash sale and a small group buy, and the orders of a sequence. */
async function openSequence(shop: Shop) {
  const buyers = await Promise.all(ACCOUNTS.map((account) => customer(shop, account)));
  for (const account of ACCOUNTS) await setBalance(shop, account, START);
  const promotion = async (kind: 'seckill' | 'group') => {
    const row = await shop.database
      .selectFrom('promotion')
      .innerJoin('sku', 'sku.id', 'promotion.sku_id')
      .select(['promotion.id', 'number', 'slot_id', 'sku.code'])
      .where('kind', '=', kind)
      .where('number', '=', 3)
      .executeTakeFirstOrThrow();
    await shop.database
      .updateTable('promotion')
      .set({
        quota: QUOTA,
        remaining: QUOTA,
        per_buyer: LIMIT,
        ends_at: new Date(shop.clock.now + 30 * 24 * HOUR),
        ...(kind === 'group' && { people: 2, effective_hours: 2 }),
      })
      .where('id', '=', row.id)
      .execute();
    const sku = await skuOf(shop, row.code);
    await shop.database.updateTable('sku').set({ minimum: 1, pack: 1 }).where('id', '=', sku.id).execute();
    await setStock(shop, sku, STOCK);
    return { ...row, sku };
  };
  const sale = await promotion('seckill');
  const group = await promotion('group');
  const slot = await shop.database
    .selectFrom('sale_slot')
    .selectAll()
    .where('id', '=', sale.slot_id ?? 0)
    .executeTakeFirstOrThrow();
  shop.clock.now = slotToday(slot, shop.clock.now + 24 * HOUR).from + 5 * 60_000;
  return { buyers, sale, group, orders: [] as { number: string; buyer: Customer }[] };
}

type Sequence = Awaited<ReturnType<typeof openSequence>>;

async function order(sequence: Sequence, buyer: Customer, add: object): Promise<void> {
  const { data } = await buyer.call<{ cartId?: string }>('/cart/add', { ...add, new: 1 });
  if (data?.cartId === undefined) return;
  const { status, data: placed } = await buyer.create(await buyer.confirm(data.cartId));
  if (status === 200) sequence.orders.push({ number: placed.result.orderId, buyer });
}

/** Performs a step as far as the shop allows it. */
async function take(shop: Shop, sequence: Sequence, step: Step): Promise<void> {
  const { buyers, sale, group, orders } = sequence;
  switch (step.does) {
    case 'buy': {
      const piece = { productId: sale.sku.productId, uniqueId: String(sale.sku.id), cartNum: step.pieces };
      return order(sequence, buyers[step.who] as Customer, { ...piece, secKillId: sale.number });
    }
    case 'ordinary':
      return order(sequence, buyers[step.who] as Customer, {
        productId: sale.sku.productId,
        uniqueId: String(sale.sku.id),
        cartNum: step.pieces,
      });
    case 'group': {
      const open = await shop.database
        .selectFrom('buyer_group')
        .select('id')
        .where('state', '=', 'open')
        .orderBy('id', 'desc')
        .executeTakeFirst();
      const piece = { productId: group.sku.productId, uniqueId: String(group.sku.id), cartNum: 1 };
      const joins = step.joins && open ? { pinkId: open.id } : {};
      return order(sequence, buyers[step.who] as Customer, { ...piece, combinationId: group.number, ...joins });
    }
    case 'wait':
      shop.clock.now += step.minutes * 60_000;
      return runHousekeeping(shop.services);
    default: {
      const chosen = orders[step.which % Math.max(1, orders.length)];
      if (chosen === undefined) return;
      const { number, buyer } = chosen;
      if (step.does === 'pay') await buyer.pay(number);
      else if (step.does === 'cancel') await buyer.call('/order/cancel', { id: number });
      else await refundWhole(shop, buyer, number);
    }
  }
}

async function refundWhole(shop: Shop, buyer: Customer, number: string): Promise<void> {
  const operator = await operatorApi(shop);
  const refund = await requestRefund(apiOf(shop, buyer.token), number).catch(() => null);
  if (refund === null) return;
  await stepRefund(operator, refund, 'agree');
  await stepRefund(operator, refund, 'pay-back');
}

/** Asserts the invariants after every step. */
async function assertConserved(shop: Shop, { sale, group }: Sequence): Promise<void> {
  for (const { id, sku } of [sale, group]) {
    const { remaining, price } = await shop.database
      .selectFrom('promotion')
      .select(['remaining', 'price'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const held = await shop.database
      .selectFrom('order_line')
      .innerJoin('customer_order', 'customer_order.id', 'order_line.order_id')
      .select(['buyer_id', 'quantity', 'unit_price'])
      .where('promotion_id', '=', id)
      .where('state', 'not in', ['cancelled', 'expired', 'refunded'])
      .execute();
    expect(held.filter(({ unit_price: paid }) => paid !== price)).toEqual([]);
    expect(remaining + held.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(QUOTA);
    for (const own of Map.groupBy(held, ({ buyer_id: buyer }) => buyer).values())
      expect(own.reduce((sum, { quantity }) => sum + quantity, 0)).toBeLessThanOrEqual(LIMIT);
    const { stock } = await shop.database
      .selectFrom('sku')
      .select('stock')
      .where('id', '=', sku.id)
      .executeTakeFirstOrThrow();
    expect(stock).toBeLessThanOrEqual(STOCK);
  }
  const groups = await shop.database
    .selectFrom('buyer_group')
    .innerJoin('group_member', 'group_member.group_id', 'buyer_group.id')
    .innerJoin('customer_order', 'customer_order.id', 'group_member.order_id')
    .select(['group_id', 'people', 'buyer_group.state', 'customer_order.state as order'])
    .execute();
  for (const members of Map.groupBy(groups, ({ group_id: id }) => id).values()) {
    expect(members.length).toBeLessThanOrEqual(members[0]?.people ?? 0);
    const held = members.filter(
      (member) => member.state === 'failed' && !['refunded', 'expired', 'cancelled'].includes(member.order),
    );
    expect(held).toEqual([]);
  }
  for (const account of ACCOUNTS) {
    const { balance, booked } = await balanceOf(shop, account);
    expect(balance).toBe(booked);
    const { paid } = await shop.database
      .selectFrom('customer_order')
      .innerJoin('buyer', 'buyer.id', 'customer_order.buyer_id')
      .select((select) => select.fn.coalesce(select.fn.sum<number>('total'), select.lit(0)).as('paid'))
      .where('account', '=', account)
      .where('customer_order.state', 'not in', ['pending-payment', 'cancelled', 'expired', 'refunded'])
      .executeTakeFirstOrThrow();
    expect(balance).toBe(START - Number(paid));
  }
}

/** First steps of each sequence, without which it might prove nothing: a sale, and a complete group. */
const BEGINNING: readonly Step[] = [
  { does: 'buy', who: 0, pieces: 2 },
  { does: 'pay', which: 0 },
  { does: 'group', who: 0, joins: false },
  { does: 'pay', which: 1 },
  { does: 'group', who: 1, joins: true },
  { does: 'pay', which: 2 },
];

describe.each(DATABASES)('a random sequence of promotion orders on $name', ({ name, openShop }) => {
  test('[R6.10] [R2.6] conserves quotas, limits, groups and money', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(STEP, { minLength: 10, maxLength: 25 }), async (steps) => {
        const shop = await openShop();
        try {
          const sequence = await openSequence(shop);
          for (const step of BEGINNING) await take(shop, sequence, step);
          const { state } = await shop.database.selectFrom('buyer_group').select('state').executeTakeFirstOrThrow();
          expect([sequence.orders.length, state]).toEqual([3, 'complete']);
          for (const step of steps) {
            await take(shop, sequence, step);
            await assertConserved(shop, sequence);
          }
        } finally {
          await shop.close();
        }
      }),
      randomRuns(name === 'PGlite' ? 1 : 5),
    );
  });
});
