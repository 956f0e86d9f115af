import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runHousekeeping } from '../../src/housekeeping/housekeeping.ts';
import { balanceOf, customer, plainSku, setBalance, type Customer } from '../testing/customers.ts';
import { DATABASES, type Shop } from '../testing/databases.ts';

interface Started {
  status: string;
  result: { order_id: string; pay_url: string };
}
interface Ledger {
  list: { type: string; number: string; balance: string; pm: number; order_id: string; note: string; title: string }[];
  count: number;
}

describe.each(DATABASES)('the balance on $name', ({ openShop }) => {
  let shop: Shop;
  let luis: Customer;
  let grace: Customer;
  beforeAll(async () => {
    shop = await openShop();
    luis = await customer(shop, 'luisglass');
    grace = await customer(shop, 'graceglass');
    await setBalance(shop, 'luisglass', 100_000);
  });
  afterAll(() => shop.close());

  const begin = async (buyer: Customer, price: string, more: object = {}) =>
    (await buyer.call<Started>('/recharge/recharge', { price, rechar_id: 0, type: 0, from: 'stripe', ...more })).data
      .result;
  const decide = (address: string, decision: 'pay' | 'decline') =>
    shop.fetch(address, { method: 'POST', body: new URLSearchParams({ decision }), redirect: 'manual' });
  const ledger = async (buyer: Customer, query = '0') =>
    (await buyer.call<Ledger>(`/pc/get_balance_record/${query}`)).data;

  test('[R6.6] a payment at the provider is booked once, also when its state is read repeatedly', async () => {
    const { order_id: number, pay_url: address } = await begin(luis, '250.50', { quitUrl: '/zh-CN/user/balance' });
    expect(address).toMatch(/^\/sandbox-provider\/pay\//);
    const page = await (await shop.fetch(address)).text();
    expect(page).toContain('Sandbox');
    expect(page).toContain('$250.50');
    expect((await luis.call(`/recharge/status/${number}`)).data).toMatchObject({ state: 'open' });
    const paid = await decide(address, 'pay');
    expect(paid.status).toBe(303);
    expect(paid.headers.get('Location')).toBe(`/zh-CN/user/balance?recharge=${number}`);
    await decide(address, 'pay');
    await Promise.all([
      luis.call(`/recharge/status/${number}`),
      luis.call('/user/balance'),
      runHousekeeping(shop.services),
      luis.call('/pc/get_balance_record/0'),
    ]);
    expect((await luis.call(`/recharge/status/${number}`)).data).toEqual({ number, state: 'paid', amount: 25_050 });
    expect(await balanceOf(shop, 'luisglass')).toEqual({ balance: 125_050, booked: 125_050 });
    const { list } = await ledger(luis);
    expect(list.filter(({ type }) => type === 'recharge')).toMatchObject([
      { number: '250.50', pm: 1, balance: '1250.50' },
    ]);
  });

  test('[R6.6] a declined payment is not booked', async () => {
    const { order_id: number, pay_url: address } = await begin(grace, '10');
    const before = await balanceOf(shop, 'graceglass');
    await decide(address, 'decline');
    await decide(address, 'pay');
    expect((await grace.call(`/recharge/status/${number}`)).data).toMatchObject({ state: 'declined' });
    expect(await balanceOf(shop, 'graceglass')).toEqual(before);
  });

  test('[R5.3] [R10.2] an invalid amount is rejected at its field, in the requester’s language', async () => {
    for (const price of ['', '0', '-5', '0.99', '50000.01', '1e3', '12.345', 'ten', '6,00']) {
      const answer = await luis.call<{ errors: Record<string, string> }>('/recharge/recharge', { price });
      expect(answer.code).toBe('910004');
      expect(Object.keys(answer.data.errors)).toEqual(['amount']);
    }
    const body = { price: '0' };
    const chinese = await shop.call<{ errors: { amount: string } }>('/recharge/recharge', {
      token: luis.token,
      body,
      locale: 'zh-CN',
    });
    expect(chinese.data.errors.amount).toMatch(/\p{Script=Han}/u);
  });

  test('[R6.6] a recharge beyond the largest balance is rejected', async () => {
    const tom = await customer(shop, 'tomglass');
    await setBalance(shop, 'tomglass', 1_999_999_000);
    expect((await tom.call('/recharge/recharge', { price: '11' })).code).toBe('910503');
    expect((await tom.call('/recharge/recharge', { price: '10' })).status).toBe(200);
  });

  test('[R4.3] the return address of a payment is a page of the shop, whatever the request contains', async () => {
    for (const quitUrl of [
      'https://evil.example/user/balance',
      '//evil.example/user/balance',
      '/\\evil/user/balance',
    ]) {
      const { pay_url: address } = await begin(luis, '5', { quitUrl });
      const location = (await decide(address, 'decline')).headers.get('Location');
      expect(location).toMatch(/^\/user\/balance\?recharge=rc\d+$/);
    }
  });

  test('[R10.2] the five latest payments of a buyer stay open, also when many start at once; a paid one is booked', async () => {
    const priya = await customer(shop, 'priyaglass');
    const openOnes = async () =>
      shop.database
        .selectFrom('recharge')
        .innerJoin('buyer', 'buyer.id', 'recharge.buyer_id')
        .select(['number', 'recharge.state'])
        .where('account', '=', 'priyaglass')
        .orderBy('recharge.id')
        .execute();
    const first = await begin(priya, '7');
    await decide(first.pay_url, 'pay');
    const before = await balanceOf(shop, 'priyaglass');
    for (let index = 0; index < 7; index += 1) await begin(priya, '5');
    const states = (await openOnes()).map(({ state }) => state);
    expect(states).toEqual(['paid', 'declined', 'declined', ...Array<string>(5).fill('open')]);
    expect((await balanceOf(shop, 'priyaglass')).balance).toBe(before.balance + 700);
    const started = await Promise.all(Array.from({ length: 12 }, () => begin(priya, '5')));
    const open = (await openOnes()).filter(({ state }) => state === 'open');
    expect(open).toHaveLength(5);
    const closed = started.find(({ order_id: number }) => !open.some((each) => each.number === number));
    await decide(closed?.pay_url ?? '', 'pay');
    expect((await priya.call(`/recharge/status/${closed?.order_id}`)).data).toMatchObject({ state: 'declined' });
    expect((await balanceOf(shop, 'priyaglass')).balance).toBe(before.balance + 700);
    for (let index = 20; index < 50; index += 1) await begin(priya, '5');
    expect(await priya.call('/recharge/recharge', { price: '5' })).toMatchObject({
      code: '910532',
      msg: 'You have started too many payments today. Please try again in 24 hours.',
    });
  });

  test('[R6.6] the ledger is filtered by income, expenditure and day; its sums add up to the balance', async () => {
    const number = await luis.order(await plainSku(shop, 20), 1);
    await luis.pay(number);
    const spent = await ledger(luis, '1');
    expect(spent.list).toMatchObject([{ type: 'pay_product', pm: 0, order_id: number }]);
    const income = await ledger(luis, '2');
    expect(income.list.every(({ pm }) => pm === 1)).toBe(true);
    expect((await ledger(luis)).count).toBe(spent.count + income.count);
    expect((await ledger(luis, '0?limit=1&page=2')).list).toHaveLength(1);
    expect((await ledger(luis, '0?start=2026-01-15&end=2026-01-15')).count).toBe(spent.count + income.count);
    expect((await ledger(luis, '0?start=2026-01-16')).count).toBe(0);
    const { data } = await luis.call<Record<string, string>>('/user/balance');
    const cents = (name: string) => Math.round(Number(data[name]) * 100);
    expect(cents('now_money')).toBe(cents('recharge') - cents('orderStatusSum'));
  });

  test('[R6.10] another buyer’s payment and ledger answer as if they did not exist', async () => {
    const { order_id: number } = await begin(luis, '5');
    const foreign = await grace.call(`/recharge/status/${number}`);
    expect(foreign).toEqual(await grace.call('/recharge/status/rc0'));
    expect(foreign.code).toBe('910504');
    expect((await ledger(grace)).list.map(({ order_id: order }) => order)).not.toContain(number);
    for (const path of ['/user/balance', '/pc/get_balance_record/0', '/recharge/index', '/credit_card/list'])
      expect((await shop.call(path)).status).toBe(110002);
  });

  test('[R6.6] only an operator tops up, with an audit entry and a message to the buyer', async () => {
    const agent = (await shop.call<{ token: string }>('/kefuapi/login', { body: shop.backend.demoAgents[0] ?? {} }))
      .data;
    const operator = { token: agent.token };
    const { data } = await shop.call<{ items: { uid: string; account: string }[] }>(
      '/operator/buyers?search=grace',
      operator,
    );
    const [buyer] = data.items;
    expect(buyer?.account).toBe('graceglass');
    const path = `/operator/buyers/${buyer?.uid ?? 0}/top_up`;
    const before = await balanceOf(shop, 'graceglass');
    const body = { amount: '75.25', note: 'Goodwill for a late parcel', key: 'one' };
    expect((await shop.call(path, { token: grace.token, body })).status).toBe(110002);
    expect((await shop.call(path, { ...operator, body: { ...body, note: '' } })).code).toBe('910004');
    expect((await shop.call('/operator/buyers/999999/top_up', { ...operator, body })).code).toBe('910530');
    const repeated = await Promise.all([1, 2, 3].map(() => shop.call(path, { ...operator, body })));
    expect(repeated.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await shop.call(path, { ...operator, body: { ...body, amount: '75.26' } })).code).toBe('900018');
    expect(await balanceOf(shop, 'graceglass')).toEqual({
      balance: before.balance + 7525,
      booked: before.booked + 7525,
    });
    expect((await ledger(grace, '2')).list[0]).toMatchObject({ type: 'system_add', note: body.note });
    // A balance stays within the range of its column.
    const full = await balanceOf(shop, 'graceglass');
    await setBalance(shop, 'graceglass', 2_000_000_000 - 7_524);
    expect((await shop.call(path, { ...operator, body: { ...body, key: 'over' } })).code).toBe('910503');
    expect((await balanceOf(shop, 'graceglass')).balance).toBe(2_000_000_000 - 7_524);
    await setBalance(shop, 'graceglass', full.balance);
    const log = await shop.call<{ items: { action: string; subject: string; detail: string }[] }>(
      '/operator/log',
      operator,
    );
    expect(log.data.items.filter(({ action }) => action === 'buyer.topUp')).toMatchObject([
      { subject: 'graceglass', detail: expect.stringContaining('75.25') as string },
    ]);
  });
});

test('[R6.6] without a demonstration there is no sandbox to recharge for free', async () => {
  const [kind] = DATABASES;
  if (kind === undefined) throw new Error('no database');
  const shop = await kind.openShop({ demo: false });
  const response = await shop.fetch('/sandbox-provider/stripe-element');
  expect(response.status).toBe(404);
  await shop.close();
});
