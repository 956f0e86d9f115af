import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { databaseOverPGlite, type Database } from '../../src/database/open.ts';
import { copyPGlite } from '../testing/databases.ts';

/** More executions than it takes until a statement is prepared. */
const OFTEN = 5;

let database: Database;
beforeEach(async () => {
  database = databaseOverPGlite(await copyPGlite('emptyDump'));
  await sql`create table note (id bigint, text text, at timestamptz, tags integer[], more jsonb)`.execute(database);
});
afterEach(() => database.destroy());

const read = (id: number) => sql`select * from note where id = ${id}`.execute(database);
const AT = new Date('2026-03-04T05:06:07.890Z');

test('[R10.2] a repeated statement returns the same result as the first time', async () => {
  await sql`insert into note values (1, ${'a\'b"ä'}, ${AT}, ${[1, 2]}, ${{ a: [1] }}), (2, null, null, null, null)`.execute(
    database,
  );
  const first = await read(1);
  expect(first.rows).toEqual([{ id: 1, text: 'a\'b"ä', at: AT, tags: [1, 2], more: { a: [1] } }]);
  for (let time = 0; time < OFTEN; time += 1) {
    expect((await read(1)).rows).toEqual(first.rows);
    expect((await read(2)).rows).toEqual([{ id: 2, text: null, at: null, tags: null, more: null }]);
    expect((await read(3)).rows).toEqual([]);
    const found = await sql<{ id: number }>`select id from note
      where at <= ${AT} and id = any(${[1, 7]}) and coalesce(${null}::text, text) = text`.execute(database);
    expect(found.rows).toEqual([{ id: 1 }]);
  }
});

test('[R10.2] a failing statement fails each time, and the next one works', async () => {
  await sql`insert into note values (0), (1)`.execute(database);
  const divide = (id: number) => sql`select 1 / id as part from note where id = ${id}`.execute(database);
  for (let time = 0; time < OFTEN; time += 1) {
    await expect(divide(0)).rejects.toMatchObject({ code: '22012' });
    await expect(sql`select nothing from note`.execute(database)).rejects.toMatchObject({ code: '42703' });
    expect((await divide(1)).rows).toEqual([{ part: 1 }]);
  }
});

test('[R10.2] within a transaction it reads what the transaction wrote, and fails after a failure', async () => {
  for (let time = 0; time < OFTEN; time += 1) await read(1);
  await database.transaction().execute(async (transaction) => {
    await sql`insert into note (id) values (1)`.execute(transaction);
    expect((await sql`select * from note where id = ${1}`.execute(transaction)).rows).toHaveLength(1);
  });
  const broken = database.transaction().execute(async (transaction) => {
    await sql`delete from note`.execute(transaction);
    await sql`select 1 / 0`.execute(transaction).catch(() => undefined);
    await sql`select * from note where id = ${1}`.execute(transaction);
  });
  await expect(broken).rejects.toMatchObject({ code: '25P02' });
  expect((await read(1)).rows).toHaveLength(1);
});

test('[R10.2] results stay correct beyond the cache limit, and after a change of other columns', async () => {
  await sql`insert into note (id, text) values (1, 'a')`.execute(database);
  const columns = () => sql<{ text: string }>`select text from note where id = ${1}`.execute(database);
  for (let time = 0; time < OFTEN; time += 1) await columns();
  for (let number = 0; number < 300; number += 1) {
    const one = sql<{ n: number }>`select ${sql.lit(number)}::integer as n from note`;
    for (let time = 0; time < 3; time += 1) expect((await one.execute(database)).rows).toEqual([{ n: number }]);
  }
  await sql`alter table note add column later text`.execute(database);
  for (let time = 0; time < OFTEN; time += 1) expect((await columns()).rows).toEqual([{ text: 'a' }]);
});
