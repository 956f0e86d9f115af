import fc from 'fast-check';
import { Kysely, PGliteDialect, sql } from 'kysely';
import type { PGlite } from '@electric-sql/pglite';
import { money } from '@rider/model/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findProducts } from '../src/catalogue/listing.ts';
import { databaseOverPGlite, keepsResults, type Database } from '../src/database/open.ts';
import type { Schema } from '../src/database/schema.ts';
import { copyPGlite } from './databases.ts';
import { EVERY_PRODUCT } from './every-product.ts';

let pglite: PGlite;
/** Keeps results, and so moves the bounds. */
let keeping: Database;
/** The same tables by a dialect that keeps nothing: the bounds stay as they are. */
let plain: Database;
let prices: number[];
beforeAll(async () => {
  pglite = await copyPGlite('snapshotFile');
  keeping = databaseOverPGlite(pglite);
  plain = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) });
  prices = (await keeping.selectFrom('sku').select('price').distinct().execute()).map(({ price }) => price);
});
afterAll(() => keeping.destroy());

test('[R2.4] a listing between any two prices is that of the prices themselves, with its count, filters and articles', async () => {
  expect([keepsResults(keeping), keepsResults(plain)]).toEqual([true, false]);
  const near = fc.tuple(fc.constantFrom(...prices), fc.integer({ min: -2, max: 2 })).map(([price, off]) => price + off);
  const bound = fc.option(fc.oneof(near, fc.integer({ min: 0, max: 2_000_000 })));
  const listing = fc.record({
    minPrice: bound,
    maxPrice: bound,
    inStock: fc.boolean(),
    categories: fc.constantFrom<number[]>([], [100], [111]),
    facets: fc.constantFrom(new Map<string, string[]>(), new Map([['finish', ['chrome', 'matt-black']]])),
    order: fc.constantFrom('default', 'price-asc', 'price-desc', 'newest'),
    keyword: fc.constantFrom('', 'hinge'),
  });
  await fc.assert(
    fc.asyncProperty(listing, async (random) => {
      expect(await findProducts(keeping, { ...EVERY_PRODUCT, ...random })).toEqual(
        await findProducts(plain, { ...EVERY_PRODUCT, ...random }),
      );
    }),
    { numRuns: 40 },
  );
});

test('[R10.2] ever new bounds above all prices ask nothing new, until a price is written', async () => {
  const highest = Math.max(...prices);
  const total = async (cents: number) =>
    (await findProducts(keeping, { ...EVERY_PRODUCT, minPrice: highest, maxPrice: cents })).count;
  let bound = highest + 1;
  const before = await total((bound += 1));
  for (let time = 1; time < 5; time += 1) await total((bound += 1));
  const kept = async () => {
    const rows = await sql<{ calls: number }>`select sum(calls)::integer as calls from pg_prepared_statements
      cross join lateral (select generic_plans + custom_plans as calls) as planned`.execute(plain);
    return rows.rows[0]?.calls;
  };
  const runs = await kept();
  expect(await total((bound += 1))).toBe(before);
  expect(await kept()).toBe(runs);
  const { product_id: product } = await keeping
    .updateTable('sku')
    .set({ price: money(highest + 500) })
    .where('id', '=', sql<number>`(select min(id) from sku where price < ${highest})`)
    .returning('product_id')
    .executeTakeFirstOrThrow();
  expect(product).toBeGreaterThan(0);
  expect(await total(highest + 499)).toBe(before);
  expect(await total(highest + 500)).toBe(before + 1);
});
