import type { Api } from '@rider/api';
import { createCompany } from '@rider/api/buyer-company';
import { getOperatorQuote, offerQuote } from '@rider/api/operator';
import { getOrder } from '@rider/api/order';
import { checkOutQuote, commentOnQuote, getQuote, getQuotes, rejectQuote, requestQuote } from '@rider/api/quote';
import type { CompanyRole } from '@rider/model/buyer-company';
import { money } from '@rider/model/money';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { customer, plainSku, type Customer, type TestSku } from '../testing/customers.ts';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';
import { apiOf, operatorApi } from '../testing/refund/refund-calls.ts';

describe.each(MAIN_DATABASE)('quotes of a company on $name', ({ openShop }) => {
  let shop: Shop;
  let sku: TestSku;
  const people = {} as Record<'dana' | 'luis' | 'grace' | 'priya', Customer & { api: Api; id: number }>;

  beforeAll(async () => {
    shop = await openShop();
    sku = await plainSku(shop, 1_000);
    for (const name of ['dana', 'luis', 'grace', 'priya'] as const) {
      const person = await customer(shop, `${name}glass`);
      const row = shop.database.selectFrom('buyer').select('id').where('account', '=', `${name}glass`);
      people[name] = Object.assign(person, {
        api: apiOf(shop, person.token),
        id: (await row.executeTakeFirstOrThrow()).id,
      });
    }
    await createCompany(people.dana.api, 'North Glass');
    await join('luis', 'buyer');
    await join('grace', 'accountant');
  });
  afterAll(() => shop.close());

  async function join(name: keyof typeof people, role: CompanyRole) {
    const owner = shop.database
      .selectFrom('company_member')
      .select('company_id')
      .where('buyer_id', '=', people.dana.id);
    const { company_id } = await owner.executeTakeFirstOrThrow();
    const member = { buyer_id: people[name].id, company_id, role, order_limit: null, month_limit: null };
    await shop.database
      .insertInto('company_member')
      .values({ ...member, joined_at: new Date(shop.clock.now) })
      .execute();
  }
  async function offered(): Promise<string> {
    const lines = [{ code: sku.code, quantity: 3 }];
    const number = await requestQuote(people.luis.api, { lines, text: '', key: randomUUID() });
    const desk = await operatorApi(shop);
    const { version, lines: requested } = await getOperatorQuote(desk, number);
    const lastDay = new Date(shop.clock.now + 5 * 86_400_000).toISOString().slice(0, 10);
    const prices = requested.map(({ id, quantity }) => ({
      id,
      quantity,
      unitPrice: money(101),
      shipsBy: '2099-03-01',
    }));
    await offerQuote(desk, number, { version, lines: prices, lastDay, note: '' });
    return number;
  }

  test('[B9] [B10] those who see orders read and comment, the requester and approvers answer, others see nothing', async () => {
    const number = await offered();
    expect(await getQuote(people.luis.api, number)).toMatchObject({ requestedBy: null, mayAnswer: true });
    expect(await getQuote(people.dana.api, number)).toMatchObject({ requestedBy: 'Luis Moreno', mayAnswer: true });
    const seen = await getQuote(people.grace.api, number);
    expect(seen).toMatchObject({ requestedBy: 'Luis Moreno', mayAnswer: false });
    await commentOnQuote(people.grace.api, number, 'For the books');
    const accountant = await people.grace.call<{ nickname: string }>('/user');
    expect((await getQuote(people.luis.api, number)).comments).toMatchObject([
      { by: 'buyer', author: accountant.data.nickname, text: 'For the books' },
    ]);
    await expect(rejectQuote(people.grace.api, number, '')).rejects.toMatchObject({ kind: 'rejected' });
    await expect(checkOutQuote(people.grace.api, number)).rejects.toMatchObject({ kind: 'rejected' });
    const numbersOf = async (name: keyof typeof people, ofCompany: boolean) =>
      (await getQuotes(people[name].api, { ofCompany })).items.map((quote) => [quote.number, quote.requestedBy]);
    expect(await numbersOf('grace', true)).toEqual([[number, 'Luis Moreno']]);
    expect(await numbersOf('grace', false)).toEqual([]);
    expect(await numbersOf('luis', true)).toEqual([]);
    expect(await numbersOf('priya', true)).toEqual([]);
    await expect(getQuote(people.priya.api, number)).rejects.toMatchObject({ code: '100026' });
  });

  test('[B9] [B10] of requester and approver, who check out at once, one orders; its day is the quote’s', async () => {
    const number = await offered();
    const [own, approved] = [
      await checkOutQuote(people.luis.api, number),
      await checkOutQuote(people.dana.api, number),
    ];
    expect(own).not.toEqual(approved);
    const keys = [await people.luis.confirm(...own), await people.dana.confirm(...approved)];
    const placed = await Promise.all([people.luis.create(keys[0] ?? ''), people.dana.create(keys[1] ?? '')]);
    const orders = placed.flatMap(({ data }) => data?.result?.orderId ?? []);
    expect(orders).toHaveLength(1);
    expect(await getQuote(people.grace.api, number)).toMatchObject({ state: 'accepted', orderNumber: orders[0] });
    const orderer = placed[0]?.data?.result?.orderId ? 'luis' : 'dana';
    const order = await getOrder(people[orderer].api, orders[0] ?? '');
    expect(order).toMatchObject({ subtotal: 303, deliveryPlan: { shipsOn: '2099-03-02' } });
  });

  test('[B9] [B10] a removed member loses the company’s quotes at once, and keeps the own ones', async () => {
    const number = await offered();
    await shop.database
      .deleteFrom('company_member')
      .where('buyer_id', 'in', [people.luis.id, people.grace.id])
      .execute();
    await expect(getQuote(people.grace.api, number)).rejects.toMatchObject({ code: '100026' });
    expect(await getQuote(people.luis.api, number)).toMatchObject({ mayAnswer: true });
    expect(await getQuote(people.dana.api, number)).toMatchObject({ mayAnswer: true });
  });
});
