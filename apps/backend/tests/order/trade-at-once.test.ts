import { createApi, type Api } from '@rider/api';
import {
  acceptCompanyInvitation,
  approveOrder,
  createCompany,
  inviteToCompany,
  rejectOrder,
  withdrawApproval,
} from '@rider/api/buyer-company';
import { addQuickOrder, getCart } from '@rider/api/cart';
import { getOperatorQuote, offerQuote } from '@rider/api/operator';
import { checkOutQuote, rejectQuote, requestQuote } from '@rider/api/quote';
import { money } from '@rider/model/money';
import fc from 'fast-check';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { randomRuns } from '../../../../tests/random-runs.ts';
import { startRedis, type TestRedis } from '../../../../tests/redis-server.ts';
import { runHousekeeping } from '../../src/housekeeping/housekeeping.ts';
import { createBackend, type Backend } from '../../src/index.ts';
import { balanceOf, customer, setBalance, type Customer, type TestSku } from '../testing/customers.ts';
import { DATABASES, type Shop } from '../testing/databases.ts';
import { add, intoSlotOf, promotionOf } from '../testing/promotions.ts';

const START = 100_000_000;
const STOCK = 60;
const DAY = 86_400_000;
const ACCOUNTS = ['danaglass', 'luisglass', 'graceglass', 'priyaglass'] as const;
const [DANA, LUIS] = [0, 1] as const;
/** People who act at the same time. */
const AT_ONCE = 6;

/** What somebody does next: which way, as which buyer, and with which of the variants. */
const action = fc.record({
  way: fc.constantFrom('cart', 'promotion', 'quote', 'approval', 'housekeeping'),
  buyer: fc.nat({ max: ACCOUNTS.length - 1 }),
  variants: fc.shuffledSubarray([0, 1, 2, 3], { minLength: 2, maxLength: 4 }),
  promotion: fc.constantFrom({ secKillId: 1 }, { combinationId: 1 }, { advanceId: 1 }),
  pays: fc.boolean(),
});
type Action = typeof action extends fc.Arbitrary<infer Value> ? Value : never;

describe.each(DATABASES.filter(({ name }) => name === 'PostgreSQL'))('trade in two processes on $name', (kind) => {
  let shop: Shop;
  let redis: TestRedis;
  let backends: Backend[] = [];
  let buyers: Customer[];
  let desk: Api;
  let skus: TestSku[];
  const broken: string[] = [];
  let turn = 0;

  /** Takes the processes in turn, and notes answers that no request may have. */
  const fetchInTurn: typeof fetch = async (input, init) => {
    turn += 1;
    const request = new Request(new URL(String(input), 'http://shop.test'), init);
    const answer = await (backends[turn % backends.length] as Backend).fetch(request);
    if (answer.status >= 500) broken.push(`${answer.status} ${request.url} ${await answer.clone().text()}`);
    return answer;
  };
  const apiOf = (token: string) =>
    createApi({ fetch: fetchInTurn, baseUrl: 'http://shop.test/api', locale: 'en-US', token });
  const buyerOf = ({ buyer }: Action) => buyers[buyer] as Customer;

  beforeAll(async () => {
    shop = await kind.openShop();
    redis = await startRedis();
    const { database } = shop;
    const start = () => createBackend({ database, demo: true, redisUrl: redis.url, clock: () => shop.clock.now });
    backends = [await start(), await start()];
    await shop.backend.close();
    const call: Shop['call'] = async (path, { body, token } = {}) => {
      const headers = { 'Content-Type': 'application/json', 'Authori-zation': `Bearer ${token ?? ''}` };
      const posted = body && { method: 'POST', body: JSON.stringify(body) };
      return (await (await fetchInTurn(`/api${path}`, { headers, ...posted })).json()) as never;
    };
    const signIn: Shop['signIn'] = async (account) =>
      (await call<{ token: string }>('/login', { body: { account, password: 'Rider2026' } })).data.token;
    buyers = [];
    for (const account of ACCOUNTS) {
      buyers.push(await customer({ ...shop, call, signIn }, account));
      await setBalance(shop, account, START);
    }
    const agent = await call<{ token: string }>('/kefuapi/login', { body: { account: 'maya', password: 'Rider2026' } });
    desk = apiOf(agent.data.token);
    const { slot_id: slot } = await promotionOf(shop, 'seckill', 1);
    await intoSlotOf(shop, slot);
    skus = [];
    for (const type of ['seckill', 'group', 'presell'] as const) skus.push((await promotionOf(shop, type, 1)).sku);
    skus.push((await promotionOf(shop, 'group', 2)).sku);
    for (const { id } of skus)
      await database.updateTable('sku').set({ stock: STOCK, minimum: 1, pack: 1 }).where('id', '=', id).execute();
    await database.updateTable('promotion').set({ per_buyer: 1000 }).execute();
    await database.deleteFrom('cart_line').execute();
    await createCompany(apiOf(buyers[DANA]?.token ?? ''), 'North Glass');
    const luis = { email: 'luis@example.com', role: 'buyer', perOrder: money(1), perMonth: null } as const;
    await inviteToCompany(apiOf(buyers[DANA]?.token ?? ''), luis);
    const sent = database.selectFrom('email_message').select('body').orderBy('id', 'desc').limit(1);
    const [, token = ''] = /company_invitation\?token=([\w-]+)/.exec((await sent.executeTakeFirstOrThrow()).body) ?? [];
    await acceptCompanyInvitation(apiOf(buyers[LUIS]?.token ?? ''), token);
  });
  afterAll(() => redis.stop());

  /** Orders lines from two tabs at once, and pays or cancels; at most one order exists. */
  async function orderTwice(buyer: Customer, lineIds: string[], pays: boolean): Promise<void> {
    const keys = [await buyer.confirm(...lineIds), await buyer.confirm(...lineIds)];
    const placed = await Promise.all(keys.map((key) => buyer.create(key)));
    const [number, ...others] = placed.flatMap(({ data }) => data?.result?.orderId ?? []);
    expect(others).toEqual([]);
    if (number === undefined) return;
    await (pays ? buyer.pay(number) : buyer.call('/order/cancel', { id: number }));
  }

  const ways: Record<Action['way'], (action: Action) => Promise<unknown>> = {
    cart: async (given) => {
      const buyer = buyerOf(given);
      const rows = given.variants.map((place) => ({ text: skus[place]?.code ?? '', quantity: '1' }));
      await addQuickOrder(apiOf(buyer.token), rows, randomUUID());
      const { lines } = await getCart(apiOf(buyer.token));
      if (lines.length > 0)
        await orderTwice(
          buyer,
          lines.map(({ id }) => id),
          given.pays,
        );
    },
    promotion: async (given) => {
      const [place = 0] = Object.keys(given.promotion).map((name) =>
        ['secKillId', 'combinationId', 'advanceId'].indexOf(name),
      );
      const { data } = await add(buyerOf(given), skus[place] as TestSku, 1, given.promotion);
      if (data?.cartId) await orderTwice(buyerOf(given), [data.cartId], given.pays);
    },
    quote: async (given) => {
      const buyer = buyerOf(given);
      const api = apiOf(buyer.token);
      const lines = given.variants.map((place) => ({ code: skus[place]?.code ?? '', quantity: 1 }));
      const number = await requestQuote(api, { lines, text: '', key: randomUUID() });
      const { version, lines: asked } = await getOperatorQuote(desk, number);
      const day = new Date(shop.clock.now + 5 * DAY).toISOString().slice(0, 10);
      const offered = asked.map(({ id, quantity }) => ({ id, quantity, unitPrice: money(500), shipsBy: '' }));
      await offerQuote(desk, number, { version, lines: offered, lastDay: day, note: '' });
      const [ids = []] = await Promise.all([checkOutQuote(api, number), checkOutQuote(api, number)]);
      await Promise.all([orderTwice(buyer, ids, given.pays), given.pays || rejectQuote(api, number, '')]);
    },
    approval: async ({ variants, pays }) => {
      const [dana, luis] = [buyers[DANA] as Customer, buyers[LUIS] as Customer];
      const lines = [];
      for (const place of variants) lines.push(await luis.add(skus[place] as TestSku, 1, true));
      const ids = lines.filter((id) => id !== undefined);
      const key = ids.length > 0 ? await luis.confirm(...ids) : undefined;
      if (key === undefined) return;
      const { data: addressId } = await luis.call<{ id: number }>('/address/default');
      const request = { addressId: addressId.id, payType: 'yue', mark: '' };
      const { data: id } = await luis.call<string>(`/company/approvals/${key}/request`, request);
      if (!id) return;
      await Promise.allSettled([
        approveOrder(apiOf(dana.token), id),
        approveOrder(apiOf(dana.token), id),
        pays || rejectOrder(apiOf(dana.token), id, 'No'),
        pays || withdrawApproval(apiOf(luis.token), id),
      ]);
    },
    housekeeping: () => runHousekeeping(shop.services),
  };

  test('[R6.10] [B9] [B10] nothing is sold, paid or accepted twice, and no two requests wait for each other', async () => {
    const { numRuns, seed } = randomRuns(60);
    const left = fc.sample(action, { numRuns, seed }).values();
    const act = async () => {
      for (const each of left)
        await ways[each.way](each).catch((error: unknown) => {
          if (!(error instanceof Error) || error.name !== 'ApiError') throw error;
        });
    };
    await Promise.all(Array.from({ length: AT_ONCE }, act));
    expect(broken).toEqual([]);

    const { rows: kept } = await sql<{
      stock: number;
      sold: number;
    }>`select sku.stock, coalesce((select sum(quantity)::integer
      from order_line inner join customer_order on customer_order.id = order_line.order_id
      where sku_id = sku.id and state not in ('cancelled', 'expired')), 0) as sold
      from sku where sku.id = any(${skus.map(({ id }) => id)})`.execute(shop.database);
    for (const { stock, sold } of kept) expect([sold > 0, stock >= 0, stock + sold]).toEqual([true, true, STOCK]);
    for (const account of ACCOUNTS) {
      const { balance, booked } = await balanceOf(shop, account);
      expect(balance).toBe(booked);
    }
    const { rows: twice } = await sql`select quote_id from customer_order where quote_id is not null
      and state not in ('cancelled', 'expired') group by quote_id having count(*) > 1`.execute(shop.database);
    expect(twice).toEqual([]);
    const { rows: over } = await sql`select id from promotion where remaining < 0 or remaining > quota`.execute(
      shop.database,
    );
    expect(over).toEqual([]);

    const { rows: name } = await sql<{ name: string }>`select current_database() as name`.execute(shop.database);
    await Promise.all(backends.map((backend) => backend.close()));
    // Connections report what happened on them at their end.
    await shop.database.destroy();
    const client = new pg.Client({ connectionString: inject('postgresUrl') });
    await client.connect();
    const { rows } = await client.query('select deadlocks from pg_stat_database where datname = $1', [name[0]?.name]);
    await client.end();
    expect(rows).toEqual([{ deadlocks: '0' }]);
  });
});
