import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createCompany, saveJobBudget } from '@rider/api/buyer-company';
import { stepRefund } from '@rider/api/operator';
import { money } from '@rider/model/money';
import { DatabaseUnavailable } from '../../src/database/database-errors.ts';
import type { Transaction } from '../../src/database/open.ts';
import { MAX_RUNS } from '../../src/database/retrying-kysely.ts';
import { runHousekeeping } from '../../src/housekeeping/housekeeping.ts';
import { endDueGroups } from '../../src/refund/group-end.ts';
import { balanceOf, customer, plainSku, setBalance, stockOf, type Customer } from '../testing/customers.ts';
import { DATABASES, type Shop } from '../testing/databases.ts';
import { meet } from '../testing/meet.ts';
import { add, orderOf, promotionOf } from '../testing/promotions.ts';
import { apiOf, requestRefund, operatorApi } from '../testing/refund/refund-calls.ts';

const START = 100_000_000;
const DAY = 24 * 3_600_000;
const POSTGRESQL = DATABASES.filter(({ name }) => name === 'PostgreSQL');

describe.each(POSTGRESQL)('[R6.10] transactions that meet on $name', ({ openShop }) => {
  let shop: Shop;
  let luis: Customer;
  let dana: Customer;
  beforeAll(async () => {
    shop = await openShop();
  });
  beforeEach(async () => {
    luis = await customer(shop, 'luisglass');
    dana = await customer(shop, 'danaglass');
    for (const account of ['luisglass', 'danaglass']) await setBalance(shop, account, START);
  });
  afterAll(() => shop.close());

  const groupOf = async (buyer: Customer, number: number): Promise<{ id: number; order: string; skuId: number }> => {
    const { id: promotion, sku } = await promotionOf(shop, 'group', number);
    await shop.database.updateTable('promotion').set({ people: 5 }).where('id', '=', promotion).execute();
    const order = await orderOf(buyer, (await add(buyer, sku, sku.minimum, { combinationId: number })).data.cartId);
    const newest = shop.database.selectFrom('buyer_group').select('id').orderBy('id', 'desc').limit(1);
    return { ...(await newest.executeTakeFirstOrThrow()), order, skuId: sku.id };
  };

  test('[R10.11] an ending group waits for the stock of its orders without locking the group', async () => {
    const { id, skuId, order } = await groupOf(luis, 1);
    await luis.pay(order);
    shop.clock.now += 3 * DAY;
    await meet(shop, {
      hold: (transaction) => transaction.selectFrom('sku').select('id').where('id', '=', skuId).forUpdate().execute(),
      run: () => endDueGroups(shop.services),
      next: (transaction) =>
        transaction.selectFrom('buyer_group').select('id').where('id', '=', id).forUpdate().noWait().execute(),
    });
    expect(await balanceOf(shop, 'luisglass')).toEqual({ balance: START, booked: START });
  });

  test('[R10.11] a refund waits for the balance, as a payment does, without locking stock', async () => {
    const sku = await plainSku(shop, 10);
    const number = await luis.order(sku, 1);
    await luis.pay(number);
    const operator = await operatorApi(shop);
    const refund = await requestRefund(apiOf(shop, luis.token), number);
    await stepRefund(operator, refund, 'agree');
    await meet(shop, {
      hold: (transaction) =>
        transaction.selectFrom('buyer').select('id').where('account', '=', 'luisglass').forUpdate().execute(),
      run: () => stepRefund(operator, refund, 'pay-back'),
      next: (transaction) =>
        transaction.selectFrom('sku').select('id').where('id', '=', sku.id).forUpdate().noWait().execute(),
    });
    expect(await stockOf(shop, sku)).toBe(10);
  });

  test('[B10] an order for a job waits for its budget without locking cart lines or stock', async () => {
    const sku = await plainSku(shop, 10);
    const api = apiOf(shop, luis.token);
    await createCompany(api, 'North Glass');
    await saveJobBudget(api, { job: 'Tower', budget: money(START), from: '', until: '' });
    const line = await luis.add(sku, 1, true);
    const key = await luis.confirm(line);
    let number = '';
    await meet(shop, {
      hold: (transaction) => transaction.selectFrom('job_budget').select('id').forUpdate().execute(),
      run: async () => {
        number = (await luis.create(key, { job_name: 'tower' })).data.result.orderId;
      },
      next: async (transaction) => {
        const own = transaction.selectFrom('cart_line').select('id').where('id', '=', Number(line));
        await own.forUpdate().noWait().execute();
        await transaction.selectFrom('sku').select('id').where('id', '=', sku.id).forUpdate().noWait().execute();
      },
    });
    expect(await stockOf(shop, sku)).toBe(9);
    await luis.call('/order/cancel', { id: number });
  });

  test('[R10.11] two deadlocked transactions both succeed: one of them is retried', async () => {
    const reached = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
    const runs = [0, 0];
    const buyers = ['luisglass', 'danaglass'];
    const take = (transaction: Transaction, account: string | undefined) =>
      transaction
        .selectFrom('buyer')
        .select('id')
        .where('account', '=', account ?? '')
        .forUpdate()
        .execute();
    await Promise.all(
      [0, 1].map((own) =>
        shop.database.transaction().execute(async (transaction) => {
          runs[own] = (runs[own] ?? 0) + 1;
          await take(transaction, buyers[own]);
          reached[own]?.resolve();
          await reached[1 - own]?.promise;
          await take(transaction, buyers[1 - own]);
        }),
      ),
    );
    expect(runs.toSorted()).toEqual([1, 2]);
  });

  test.each(['40P01', '40001'])(
    'a transaction that always fails with %s runs a bounded number of times',
    async (state) => {
      const run = vi.fn<(transaction: Transaction) => Promise<unknown>>((transaction) =>
        sql.raw(`do $$ begin raise exception using errcode = '${state}'; end $$`).execute(transaction),
      );
      await expect(shop.database.transaction().execute(run)).rejects.toThrow(DatabaseUnavailable);
      expect(run).toHaveBeenCalledTimes(MAX_RUNS);
      run.mockImplementation((transaction) => sql`select 1 / 0`.execute(transaction));
      await expect(shop.database.transaction().execute(run)).rejects.toMatchObject({ code: '22012' });
      expect(run).toHaveBeenCalledTimes(MAX_RUNS + 1);
    },
  );

  test('a failing step of housekeeping, or an order that cannot be closed, skips nothing else', async () => {
    const sku = await plainSku(shop, 10);
    const first = await dana.order(sku, 1);
    await luis.order(sku, 2);
    // The first order cannot be closed.
    await sql`create function fail() returns trigger as $$ begin raise exception 'broken'; end $$ language plpgsql`.execute(
      shop.database,
    );
    await sql
      .raw(
        `create trigger broken before update on customer_order for each row when (old.number = '${first}') execute function fail()`,
      )
      .execute(shop.database);
    const { id, order } = await groupOf(luis, 2);
    await luis.pay(order);
    shop.clock.now += 3 * DAY;
    await expect(runHousekeeping(shop.services)).rejects.toThrow('broken');
    expect(await stockOf(shop, sku)).toBe(9);
    const { state } = await shop.database
      .selectFrom('buyer_group')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(state).toBe('failed');
    expect(await balanceOf(shop, 'luisglass')).toEqual({ balance: START, booked: START });
    await sql`drop trigger broken on customer_order`.execute(shop.database);
    await runHousekeeping(shop.services);
    expect(await stockOf(shop, sku)).toBe(10);
  });
});
