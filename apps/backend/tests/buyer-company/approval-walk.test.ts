import { createCompany, getJobBudgets, saveJobBudget } from '@rider/api/buyer-company';
import { money } from '@rider/model/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomRuns } from '../../../../tests/random-runs.ts';
import { expireDueOrders } from '../../src/order/close-order.ts';
import {
  Approve,
  CancelOwn,
  Decline,
  JOB,
  OrderForJob,
  Pass,
  PayBy,
  readSpent,
  spentIn,
  type CompanyModel,
} from '../testing/approval-steps.ts';
import { FREIGHT } from '../testing/commerce-model.ts';
import { balanceOf, customer, plainSku, setBalance, stockOf } from '../testing/customers.ts';
import { DATABASES } from '../testing/databases.ts';
import { apiOf } from '../testing/refund/refund-calls.ts';

const STOCK = 12;
const pick = fc.nat({ max: 5 });

const STEPS = [
  fc
    .tuple(fc.integer({ min: 1, max: 5 }), fc.constantFrom('', JOB, 'tower '))
    .map(([quantity, job]) => new OrderForJob(quantity, job.trim() === '' ? '' : JOB)),
  ...[Approve, Approve, CancelOwn].map((Chosen) => pick.map((chosen) => new Chosen(chosen))),
  fc.tuple(pick, fc.constantFrom('owner' as const, 'member' as const)).map(([chosen, by]) => new Decline(chosen, by)),
  fc.tuple(pick, fc.constantFrom('yue' as const, 'invoice' as const)).map(([chosen, way]) => new PayBy(chosen, way)),
  fc.constant(new Pass()),
];

describe.each(DATABASES)('random orders in a company on $name', ({ openShop }) => {
  test('[B10] [B14] stock, money, credit and budgets match a simple model under approvals', async () => {
    const shop = await openShop();
    const member = await customer(shop, 'luisglass');
    const memberApi = apiOf(shop, member.token);
    const ownerApi = apiOf(shop, (await customer(shop, 'danaglass')).token);
    const sku = await plainSku(shop, STOCK);
    const address = (await member.call<{ id: number; uid: number }>('/address/default')).data;
    const real = { shop, member, memberApi, ownerApi, sku, addressId: String(address.id) };
    const { database } = shop;
    await createCompany(ownerApi, 'North Glass');
    const company = await database.selectFrom('buyer_company').select('id').executeTakeFirstOrThrow();
    const membership = {
      buyer_id: address.uid,
      company_id: company.id,
      role: 'buyer',
      joined_at: new Date(0),
    } as const;
    await database
      .insertInto('company_member')
      .values({ ...membership, order_limit: null, month_limit: null })
      .execute();
    await saveJobBudget(ownerApi, { job: JOB, budget: money(1), from: '', until: '' });
    const id = (await getJobBudgets(ownerApi))[0]?.id ?? '';
    const [enough, credit] = [3 * sku.price + 2 * FREIGHT, 2 * sku.price + 2 * FREIGHT];
    // Covers all unpaid orders, so that the buyer may reserve any stock.
    const funds = 2 * STOCK * (sku.price + FREIGHT);
    await database
      .insertInto('credit_terms')
      .values({ buyer_id: address.uid, credit_limit: money(credit), days: 30 })
      .execute();
    const owed = async () => {
      const { rows } = { rows: await database.selectFrom('invoice').select(['amount', 'paid', 'credited']).execute() };
      return rows.reduce((sum, { amount, paid, credited }) => sum + amount - paid - credited, 0);
    };
    const property = fc.asyncProperty(fc.commands(STEPS, { maxCommands: 20 }), async (steps) => {
      const pay_before = new Date(shop.clock.now);
      await database.updateTable('customer_order').set({ pay_before }).where('paid_at', 'is', null).execute();
      await expireDueOrders(shop.services);
      for (const table of ['cart_line', 'login_attempt'] as const) await database.deleteFrom(table).execute();
      await plainSku(shop, STOCK);
      await setBalance(shop, 'luisglass', funds);
      const [spent, before] = [await readSpent(real), await owed()];
      const limits = { perOrder: money(3 * sku.price + FREIGHT), perMonth: money(spent.month + 2 * enough) };
      const budget = money(spent.job + enough);
      await database
        .updateTable('company_member')
        .set({ order_limit: limits.perOrder, month_limit: limits.perMonth })
        .where('buyer_id', '=', address.uid)
        .execute();
      await saveJobBudget(ownerApi, { id, job: JOB, budget, from: '', until: '' });
      await database
        .updateTable('credit_terms')
        .set({ credit_limit: money(before + credit) })
        .execute();
      const model: CompanyModel = {
        stock: STOCK,
        balance: funds,
        credit,
        limits,
        budget,
        spentInMonth: spent.month,
        spentOnJob: spent.job,
        orders: [],
        requests: [],
      };
      await fc.asyncModelRun(() => ({ model, real }), steps);
      expect(await stockOf(shop, sku)).toBe(model.stock);
      expect(await balanceOf(shop, 'luisglass')).toEqual({ balance: model.balance, booked: model.balance });
      expect(before + credit - (await owed())).toBe(model.credit);
      expect(await readSpent(real)).toEqual({ month: spentIn(model, sku), job: spentIn(model, sku, JOB) });
    });
    await fc.assert(property, randomRuns(10));
    await shop.close();
  });
});
