import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { databaseOverPGlite, type Database, type Transaction } from '../src/database/open.ts';
import { copyPGlite } from './databases.ts';

let database: Database;
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  database = databaseOverPGlite(await copyPGlite('emptyDump'), {
    longestWait: 200,
    mostWaiting: 3,
    longestIdle: 500,
  });
  await sql`create table note (text text)`.execute(database);
});
afterEach(() => database.destroy());

const notes = async () => (await sql<{ text: string }>`select text from note`.execute(database)).rows;
const write = (text: string, into: Database | Transaction = database) =>
  sql`insert into note values (${text})`.execute(into);
const AWAY = { name: 'DatabaseUnavailable' };

/** A transaction that writes and then waits for its release, to write again or to end. */
function hang({ writesLate = true } = {}) {
  let goOn: () => void = () => undefined;
  const told = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  let begun: () => void = () => undefined;
  const writing = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const end = database.transaction().execute(async (transaction) => {
    await write('never', transaction);
    begun();
    await told;
    if (writesLate) await write('late', transaction);
  });
  return { writing, goOn, end };
}

test('[R10.2] who waits too long for the one connection is refused, and so is who would be one too many', async () => {
  const { writing, goOn, end } = hang();
  await writing;
  const waiting = ['a', 'b', 'c'].map((text) => write(text));
  await expect(write('d')).rejects.toMatchObject(AWAY);
  for (const each of await Promise.allSettled(waiting))
    expect(each).toMatchObject({ status: 'rejected', reason: AWAY });
  goOn();
  await end;
  expect(await notes()).toEqual([{ text: 'never' }, { text: 'late' }]);
});

test('[R10.7] a transaction that hangs is rolled back, the next ones go on, and its late end changes nothing', async () => {
  const { writing, goOn, end } = hang();
  await writing;
  await vi.waitFor(() => write('next'), { timeout: 20_000 });
  expect(await notes()).toEqual([{ text: 'next' }]);
  const other = database.transaction().execute((transaction) => write('other', transaction));
  goOn();
  await expect(end).rejects.toMatchObject(AWAY);
  await other;
  expect(await notes()).toEqual([{ text: 'next' }, { text: 'other' }]);
});

test('[R10.7] the late end of a transaction that hung leaves the next one watched', async () => {
  const first = hang({ writesLate: false });
  await first.writing;
  await vi.waitFor(() => write('next'), { timeout: 20_000 });
  const second = hang();
  await second.writing;
  first.goOn();
  await expect(first.end).rejects.toMatchObject(AWAY);
  await vi.waitFor(() => write('after'), { timeout: 20_000 });
  expect(await notes()).toEqual([{ text: 'next' }, { text: 'after' }]);
  second.goOn();
  await expect(second.end).rejects.toMatchObject(AWAY);
});

test('[R10.2] those who wait are served in the order of asking, and a failure does not keep the connection', async () => {
  const done: string[] = [];
  const work = ['a', 'b', 'c'].map((text) =>
    database
      .transaction()
      .execute(async (transaction) => {
        await write(text, transaction);
        if (text === 'b') throw new Error('broken');
      })
      .then(
        () => done.push(text),
        () => done.push(`${text} failed`),
      ),
  );
  await Promise.all(work);
  expect(done).toEqual(['a', 'b failed', 'c']);
  expect(await notes()).toEqual([{ text: 'a' }, { text: 'c' }]);
});
