import { createApi } from '@rider/api';
import { getCart, getCartCount, addToCart } from '@rider/api/cart';
import { getUser } from '@rider/api/account';
import { money } from '@rider/model/money';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { databaseOverPGlite, type Database, type Transaction } from '../src/database/open.ts';
import { plainSku, setStock } from './buying.ts';
import { copyPGlite, DATABASES } from './databases.ts';

/** More often than a statement must be asked for before its result is kept. */
const OFTEN = 5;

let database: Database;
/** Counts what reaches PostgreSQL. */
let sent: { mock: { calls: unknown[] }; mockClear: () => void };
beforeEach(async () => {
  const pglite = await copyPGlite('emptyDump');
  sent = vi.spyOn(pglite, 'execProtocolStream');
  database = databaseOverPGlite(pglite);
  await sql`create table owner (id integer primary key, name text)`.execute(database);
  await sql`create table note (id integer, owner_id integer references owner on delete cascade, text text)`.execute(
    database,
  );
  await sql`create table trace (text text)`.execute(database);
  await sql`create function keep_trace() returns trigger language plpgsql as
    $$ begin insert into trace values (new.text); return null; end $$`.execute(database);
  await sql`create trigger traced after update on note for each row execute function keep_trace()`.execute(database);
  await sql`insert into owner values (1, 'Ann'), (2, 'Bob')`.execute(database);
  await sql`insert into note values (1, 1, 'first'), (2, 2, 'second')`.execute(database);
});
afterEach(() => database.destroy());

const texts = async (owner: number, from: Database | Transaction = database) =>
  (await sql<{ text: string }>`select text from note where owner_id = ${owner} order by id`.execute(from)).rows.map(
    ({ text }) => text,
  );
const traces = async () => (await sql<{ text: string }>`select text from trace`.execute(database)).rows;

async function often<Value>(read: () => Promise<Value>): Promise<Value> {
  for (let time = 1; time < OFTEN; time += 1) await read();
  return read();
}

/** How many statements a reading sends. */
async function cost(read: () => Promise<unknown>): Promise<number> {
  sent.mockClear();
  await read();
  return sent.mock.calls.length;
}

test('[R10.2] what was read before is not asked for again, for each parameter apart, and is nobody else to change', async () => {
  expect(await often(() => texts(1))).toEqual(['first']);
  expect(await cost(() => texts(1))).toBe(0);
  expect(await cost(() => texts(2))).toBe(1);
  expect(await texts(2)).toEqual(['second']);
  const row = () => sql<{ text: string }>`select text from note where id = ${1}`.execute(database);
  const { rows } = await often(row);
  if (rows[0]) rows[0].text = 'changed by a caller';
  rows.pop();
  expect((await row()).rows).toEqual([{ text: 'first' }]);
});

test('[R10.2] a write of any kind to a table is seen at once, and one to another table costs nothing', async () => {
  const changes: [() => Promise<unknown>, string[]][] = [
    [() => sql`insert into note values (3, 1, 'third')`.execute(database), ['first', 'third']],
    [() => sql`update "note" set text = 'new' where id = 1`.execute(database), ['new', 'third']],
    [
      () => sql`with gone as (delete from note where id = 3 returning id) select * from gone`.execute(database),
      ['new'],
    ],
    [() => database.transaction().execute((inner) => sql`update NOTE set text = 'in'`.execute(inner)), ['in']],
    [() => sql`truncate note`.execute(database), []],
  ];
  for (const [change, expected] of changes) {
    await often(() => texts(1));
    expect(await cost(() => texts(1))).toBe(0);
    await change();
    expect(await texts(1)).toEqual(expected);
  }
  await often(() => texts(1));
  await sql`insert into trace values ('other')`.execute(database);
  expect(await cost(() => texts(1))).toBe(0);
});

test('[R10.2] what a key cascades to and what a trigger writes is seen as well', async () => {
  await often(traces);
  await sql`update note set text = 'traced' where id = 1`.execute(database);
  expect(await traces()).toEqual([{ text: 'traced' }]);
  expect(await often(() => texts(1))).toEqual(['traced']);
  await sql`delete from owner where id = 1`.execute(database);
  expect(await texts(1)).toEqual([]);
});

test('[R10.2] a transaction reads what it wrote, nobody else does until it ends, and nobody after it was rolled back', async () => {
  await often(() => texts(1));
  let others: Promise<string[]> | undefined;
  const broken = database.transaction().execute(async (transaction) => {
    expect(await texts(1, transaction)).toEqual(['first']);
    await sql`update note set text = 'own'`.execute(transaction);
    for (let time = 0; time < OFTEN; time += 1) expect(await texts(1, transaction)).toEqual(['own']);
    others = texts(1);
    throw new Error('given up');
  });
  await expect(broken).rejects.toThrow('given up');
  expect(await others).toEqual(['first']);
  expect(await texts(1)).toEqual(['first']);
});

test('[R10.2] a failed write leaves the answers right', async () => {
  await often(() => texts(1));
  await expect(sql`update note set id = 1 / 0`.execute(database)).rejects.toMatchObject({ code: '22012' });
  expect(await texts(1)).toEqual(['first']);
});

test('[R10.2] what the clock, chance or a function of our own decides is read each time', async () => {
  await sql`create function count_notes() returns bigint stable language sql as 'select count(*) from note'`.execute(
    database,
  );
  const clock = () => sql`select clock_timestamp() as at, id from note where id = ${1}`.execute(database);
  const chance = () => sql`select random() as at, id from note where id = ${1}`.execute(database);
  const today = () => sql`select current_date, id from note where id = ${1}`.execute(database);
  const locked = () => sql`select id from note where id = ${1} for update`.execute(database);
  for (const each of [clock, chance, today, locked]) {
    await often(each);
    expect(await cost(each)).toBe(1);
  }
  const own = () => sql<{ count: number }>`select count_notes() as count from owner limit 1`.execute(database);
  await often(own);
  await sql`insert into note values (3, 1, 'third')`.execute(database);
  expect((await own()).rows).toEqual([{ count: 3 }]);
});

test('[R10.2] many results push each other out, and all stay right', async () => {
  await sql`insert into owner select number, 'many' from generate_series(3, 600) as number`.execute(database);
  await sql`insert into note select number, number, repeat('x', 20000) || number from generate_series(3, 600) as number`.execute(
    database,
  );
  for (let round = 0; round < 2; round += 1)
    for (let owner = 3; owner <= 600; owner += 1) {
      const [text] = await texts(owner);
      if (!text?.endsWith(`x${owner}`)) throw new Error(`${owner} has another's text`);
    }
  expect(await cost(() => texts(3))).toBe(1);
});

test.each(DATABASES)(
  "[R6.12] [R4.4] prices, stock and what is a buyer's own are of the moment on $name, however often they were asked for",
  async ({ openShop }) => {
    const shop = await openShop();
    try {
      const apiOf = async (account: string) =>
        createApi({
          fetch: shop.fetch,
          baseUrl: 'http://shop.test/api',
          locale: 'en-US',
          token: await shop.signIn(account),
        });
      const [one, other] = [await apiOf('priyaglass'), await apiOf('luisglass')];
      await shop.database.deleteFrom('cart_line').execute();
      const sku = await plainSku(shop, 30);
      await addToCart(one, { productId: String(sku.productId), skuId: String(sku.id), quantity: 2 });
      for (let time = 0; time < OFTEN; time += 1) {
        expect(await getCartCount(one)).toEqual({ pieces: 2 });
        expect(await getCartCount(other)).toEqual({ pieces: 0 });
        expect((await getCart(one)).total).toBe(2 * sku.price);
        expect((await getUser(one)).id).not.toBe((await getUser(other)).id);
      }
      await shop.database
        .updateTable('sku')
        .set({ price: money(sku.price + 500), tiers: '[]' })
        .where('id', '=', sku.id)
        .execute();
      expect((await getCart(one)).total).toBe(2 * (sku.price + 500));
      await setStock(shop, sku, 1);
      expect((await getCart(one)).lines[0]).toMatchObject({ quantity: 2, stock: 1 });
      await addToCart(other, { productId: String(sku.productId), skuId: String(sku.id), quantity: 1 });
      expect([await getCartCount(one), await getCartCount(other)]).toEqual([{ pieces: 2 }, { pieces: 1 }]);
      await shop.database.updateTable('buyer').set({ state: 'disabled' }).where('id', '=', 1001).execute();
      await expect(getUser(other)).rejects.toMatchObject({ kind: 'session' });
    } finally {
      await shop.close();
    }
  },
);
