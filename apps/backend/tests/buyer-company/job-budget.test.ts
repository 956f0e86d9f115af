import {
  acceptCompanyInvitation,
  approveOrder,
  changeCompanyMember,
  createCompany,
  getApproval,
  getCheckoutApproval,
  getJobBudgets,
  inviteToCompany,
  removeJobBudget,
  saveJobBudget,
  type MemberInput,
} from '@rider/api/buyer-company';
import { cancelOrder } from '@rider/api/order';
import { money } from '@rider/model/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { customer, plainSku, type Customer, type TestSku } from '../testing/customers.ts';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';
import { apiOf } from '../testing/refund/refund-calls.ts';

const FREE: MemberInput = { role: 'buyer', perOrder: null, perMonth: null };
const ANY_DAY = { from: '', until: '' };

describe.each(MAIN_DATABASE)('budgets of jobs on $name', ({ openShop }) => {
  let shop: Shop;
  let sku: TestSku;
  const people = {} as Record<'dana' | 'luis' | 'grace', Customer>;
  const ids = {} as Record<keyof typeof people, string>;
  const apiFor = (name: keyof typeof people) => apiOf(shop, people[name].token);

  const lastToken = async () => {
    const emails = shop.database.selectFrom('email_message').select('body').orderBy('id', 'desc').limit(1);
    return /company_invitation\?token=([\w-]+)/.exec((await emails.executeTakeFirstOrThrow()).body)?.[1] ?? '';
  };

  beforeAll(async () => {
    shop = await openShop();
    sku = await plainSku(shop, 1_000);
    for (const name of ['dana', 'luis', 'grace'] as const) {
      people[name] = await customer(shop, `${name}glass`);
      const row = shop.database.selectFrom('buyer').select(['id', 'email']).where('account', '=', `${name}glass`);
      const { id, email } = await row.executeTakeFirstOrThrow();
      ids[name] = String(id);
      if (name === 'dana') await createCompany(apiFor('dana'), 'North Glass');
      else {
        await inviteToCompany(apiFor('dana'), { email, ...FREE });
        await acceptCompanyInvitation(apiFor(name), await lastToken());
      }
    }
  });
  afterAll(() => shop.close());

  /** Places an order of pieces for a job. */
  const order = async (name: keyof typeof people, quantity: number, job: string) => {
    const person = people[name];
    const key = await person.confirm(await person.add(sku, quantity, true));
    return { key, ...(await person.create(key, { job_name: job })) };
  };
  const budgetOf = async (job: string) => (await getJobBudgets(apiFor('luis'))).find((each) => each.job === job);
  const numberOf = ({ data }: Awaited<ReturnType<typeof order>>) => data?.result?.orderId ?? '';

  test('[B10] only owners set budgets, one for each job, and members see what is left', async () => {
    const tower = { job: 'Tower A', budget: money(5 * sku.price), ...ANY_DAY };
    await expect(saveJobBudget(apiFor('luis'), tower)).rejects.toMatchObject({ code: '911002' });
    await Promise.all([1, 2].map(() => saveJobBudget(apiFor('dana'), tower)));
    await expect(saveJobBudget(apiFor('dana'), { ...tower, job: ' tower  a' })).rejects.toMatchObject({
      fieldErrors: { job: 'This job has a budget already.' },
    });
    await expect(
      saveJobBudget(apiFor('dana'), { ...tower, from: '2026-12-02', until: '2026-12-01' }),
    ).rejects.toMatchObject({ fieldErrors: { until: 'The last day is before the first.' } });
    for (const id of ['1e9', '-1', '0', '999999'])
      await expect(saveJobBudget(apiFor('dana'), { ...tower, job: 'Tower B', id })).rejects.toMatchObject({
        code: '100026',
      });
    expect(await getJobBudgets(apiFor('dana'))).toHaveLength(1);
    expect(await budgetOf('Tower A')).toMatchObject({ spent: 0, budget: tower.budget });
  });

  test('[B10] two members at once do not exceed a budget together, and a cancelled order gives back', async () => {
    const placed = await Promise.all([order('luis', 3, 'TOWER A'), order('grace', 3, 'tower   a')]);
    expect(placed.map(({ code }) => code === '911010').toSorted()).toEqual([false, true]);
    const first = placed.find(({ code }) => code !== '911010');
    if (first === undefined) throw new Error('no order was placed');
    const total = await shop.database
      .selectFrom('customer_order')
      .select(['total', 'buyer_id'])
      .where('number', '=', numberOf(first))
      .executeTakeFirstOrThrow();
    expect((await budgetOf('Tower A'))?.spent).toBe(total.total);
    const [left, over] = [5 * sku.price - total.total, 5 * sku.price - total.total + 1];
    expect(await getCheckoutApproval(apiFor('luis'), money(left), 'tower a')).toBeNull();
    expect((await getCheckoutApproval(apiFor('luis'), money(over), 'tower a'))?.reasons).toEqual(['job-budget']);
    expect(await getCheckoutApproval(apiFor('luis'), money(over), 'tower b')).toBeNull();
    await cancelOrder(apiFor(String(total.buyer_id) === ids.luis ? 'luis' : 'grace'), numberOf(first));
    expect((await budgetOf('Tower A'))?.spent).toBe(0);
  });

  test('[B10] an order above what is left is approved by a deputy of the absent owner', async () => {
    const { id } = (await budgetOf('Tower A')) ?? {};
    await saveJobBudget(apiFor('dana'), { id: id ?? '', job: 'Tower A', budget: money(1), ...ANY_DAY });
    const { key, code } = await order('luis', 3, 'Tower A');
    expect(code).toBe('911010');
    const address = (await people.luis.call<{ id: number }>('/address/default')).data.id;
    const body = { addressId: address, payType: 'yue', job_name: 'Tower A' };
    const requested = await people.luis.call<string>(`/company/approvals/${key}/request`, body);
    expect(await getApproval(apiFor('dana'), requested.data)).toMatchObject({ reasons: ['job-budget'] });
    await people.dana.call('/company/deputy', { deputyId: ids.grace, until: '2099-12-31' });
    const number = await approveOrder(apiFor('grace'), requested.data);
    expect((await budgetOf('Tower A'))?.spent).toBeGreaterThan(1);
    await cancelOrder(apiFor('luis'), number);
    // Approvers are limited by budgets like everybody but owners.
    await changeCompanyMember(apiFor('dana'), ids.grace, { ...FREE, role: 'approver' });
    expect((await order('grace', 1, 'Tower A')).code).toBe('911010');
    await removeJobBudget(apiFor('dana'), id ?? '');
    expect(await getJobBudgets(apiFor('luis'))).toEqual([]);
  });

  test('[B10] outside the days of a budget every order of the job waits', async () => {
    const past = { job: 'School', budget: money(1_000_000), from: '2020-01-01', until: '2020-12-31' };
    await saveJobBudget(apiFor('dana'), past);
    expect((await order('luis', 1, 'School')).code).toBe('911010');
  });
});
